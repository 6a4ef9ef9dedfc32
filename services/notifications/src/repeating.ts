import { pause } from '@poolpros/chassis/backoff';
import type { Log } from '@poolpros/chassis/log';
import type { Part } from '@poolpros/chassis/run';

/**
 * A part that does its work every `everyMs`, one run after the other. A run that fails is logged and the next one comes
 * as ever; `stop` waits for the run that is on, which `signal` tells to come to its end.
 */
export function repeating(o: {
  name: string;
  everyMs: number;
  log: Log;
  run(signal: AbortSignal): Promise<void>;
}): Part {
  const log = o.log.child({ name: o.name });
  let stopping = new AbortController();
  let running: Promise<void> | null = null;

  async function loop(signal: AbortSignal): Promise<void> {
    for (;;) {
      await pause(o.everyMs, signal);
      if (signal.aborted) return;
      await o.run(signal).catch((error: unknown) => log.warn({ err: error }, `${o.name} failed`));
    }
  }

  return {
    name: o.name,
    async start() {
      if (running) return;
      stopping = new AbortController();
      running = loop(stopping.signal);
    },
    async stop() {
      stopping.abort();
      await running;
      running = null;
    },
  };
}
