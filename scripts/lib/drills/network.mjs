import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './ask.mjs';

// Run as a process of its own: asks for everything it is sent, each request at its moment, whether or not earlier ones
// were answered, and says how often each status came.

/**
 * @typedef {object} NetworkJob
 * @property {string} origin
 * @property {string} network its address
 * @property {{ path: string, body?: unknown, atMs: number }[]} requests
 */

process.on('disconnect', () => process.exit());
process.on('message', async (/** @type {NetworkJob} */ { origin, network, requests }) => {
  const begin = performance.now();
  /** @type {Record<string, number>} */
  const statuses = {};
  await Promise.all(
    requests.map(async ({ atMs, ...wanted }) => {
      if (atMs > 0) await pause(atMs);
      const status = await ask(origin, wanted, network);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }),
  );
  process.send?.({ statuses, ms: performance.now() - begin });
});
