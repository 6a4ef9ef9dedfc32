const heartbeatMs = 15_000;

/** @param {number} since milliseconds of performance.now() */
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** @type {{ name: string, seconds: number }[]} */
const ended = [];

/** The duration of this process's steps so far, in the order in which they ended. */
export const endedSteps = () => [...ended];

/**
 * Runs one step and prints `✓ name 0.3 s` when it is done. A slow step shows that it is still running.
 * @template T
 * @param {string} name
 * @param {(detail: (text: string) => void) => Promise<T>} work `detail` shows what the step is doing now
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const since = performance.now();
  let doing = '';
  const heartbeat = setInterval(() => say(`… ${name} ${seconds(since)}${doing && `: ${doing}`}`), heartbeatMs);
  try {
    const result = await work((text) => {
      doing = text;
      say(`… ${name}: ${text}`);
    });
    say(`✓ ${name} ${seconds(since)}`);
    return result;
  } catch (error) {
    say(`✗ ${name} ${seconds(since)}`);
    throw error;
  } finally {
    clearInterval(heartbeat);
    ended.push({ name, seconds: (performance.now() - since) / 1000 });
  }
}
