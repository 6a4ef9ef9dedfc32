import { killCommands } from './command.mjs';
import { describe } from './failure.mjs';
import { say } from './progress.mjs';

const stopWithinMs = 14_000;
/** Under npm, Ctrl-C arrives twice: from the terminal and forwarded by npm itself. */
const sameSignalMs = 1000;

/**
 * Runs a script that owns processes: on SIGINT, SIGTERM or SIGHUP, on an error and at its end, everything is stopped
 * before the script ends. A second signal ends it at once.
 * @param {{ work: () => Promise<number>, stop: () => Promise<void>, kill: () => void }} script work gives the exit code
 */
export async function runOwning({ work, stop, kill }) {
  // A closed terminal must not prevent the script from stopping what it started.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  let leaving = false;
  let leftAt = 0;

  /** @param {number} code */
  async function leave(code) {
    leaving = true;
    leftAt = performance.now();
    setTimeout(() => {
      kill();
      process.exit(1);
    }, stopWithinMs).unref();
    killCommands();
    try {
      await stop();
    } catch (error) {
      say(describe(error));
      kill();
    }
    process.exit(code);
  }

  for (const [signal, code] of /** @type {const} */ ([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ]))
    process.on(signal, () => {
      if (leaving) {
        if (performance.now() - leftAt < sameSignalMs) return;
        kill();
        process.exit(code);
      }
      say('stopping');
      void leave(code);
    });

  try {
    const code = await work();
    if (!leaving) await leave(code);
  } catch (error) {
    if (leaving) return;
    say(`\n${describe(error)}`);
    await leave(1);
  }
}
