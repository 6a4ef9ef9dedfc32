import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getJson } from '../clients.mjs';
import { root } from '../paths.mjs';
import { createPortChooser } from '../ports.mjs';

/**
 * Starts a Fastify that gives one answer and does nothing else; compressed anew each time below `gzip`.
 * @param {unknown} answer
 * @param {Pick<import('./run.mjs').Bench, 'node' | 'folder' | 'supervisor'>} bench
 * @returns {Promise<string>} its address
 */
export async function startBareServer(answer, { node, folder, supervisor }) {
  const file = join(folder, 'bare-answer.json');
  writeFileSync(file, JSON.stringify(answer));
  const port = await createPortChooser()(4795);
  const address = `http://127.0.0.1:${port}/`;
  await supervisor.start({
    name: `bare-fastify-${port}`,
    command: node,
    args: ['scripts/lib/bench/bare-server.mjs', String(port), file],
    environment: process.env,
    cwd: root,
    rank: 3,
    readyWithinMs: 20_000,
    ready: () => getJson(address, ''),
  });
  return address;
}
