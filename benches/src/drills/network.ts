import { setTimeout as pause } from 'node:timers/promises';
import { askAs, type Wanted } from './ask-as.js';

// Run as a separate process: sends each request that it receives at its time, whether or not earlier ones
// have a response, and reports how often each status came.

export type Timed = Wanted & { atMs: number };
export interface NetworkJob {
  origin: string;
  /** Its IP. */
  network: string;
  requests: Timed[];
}
export interface Taken {
  statuses: Record<string, number>;
  ms: number;
}

async function takeAll({ origin, network, requests }: NetworkJob): Promise<void> {
  const begin = performance.now();
  const statuses: Record<string, number> = {};
  await Promise.all(
    requests.map(async ({ atMs, ...wanted }) => {
      if (atMs > 0) await pause(atMs);
      const status = await askAs(network, origin, wanted);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }),
  );
  process.send?.({ statuses, ms: performance.now() - begin } satisfies Taken);
}

process.on('disconnect', () => process.exit());
process.on('message', (job: NetworkJob) => void takeAll(job));
