import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getJson } from '../../../scripts/lib/clients.mjs';
import { root } from '../../../scripts/lib/paths.mjs';
import { createPortChooser } from '../../../scripts/lib/ports.mjs';
import type { Bench } from '../bench.js';

/** Starts a Fastify that gives one response and does nothing else; compressed anew each time below `gzip`. Returns its URL. */
export async function startBareServer(
  body: unknown,
  { node, folder, supervisor }: Pick<Bench, 'node' | 'folder' | 'supervisor'>,
): Promise<string> {
  const file = join(folder, 'bare-response.json');
  writeFileSync(file, JSON.stringify(body));
  const port = await createPortChooser()(4795);
  const url = `http://127.0.0.1:${port}/`;
  await supervisor.start({
    name: `bare-fastify-${port}`,
    command: node,
    args: [fileURLToPath(new URL('bare-server.js', import.meta.url)), String(port), file],
    environment: process.env,
    cwd: root,
    rank: 3,
    readyWithinMs: 20_000,
    ready: () => getJson(url, ''),
  });
  return url;
}
