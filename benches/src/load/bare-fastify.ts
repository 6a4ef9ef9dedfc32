import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getJson } from '../../../scripts/lib/clients.mjs';
import { root } from '../../../scripts/lib/paths.mjs';
import { createPortChooser } from '../../../scripts/lib/ports.mjs';
import type { Bench } from '../bench.js';
import { ask } from './ask.js';

/** What a bare server sends; the headers only where Node sends it without Fastify. */
export interface BareResponse {
  body: unknown;
  headers: Record<string, string>;
}

/** What Node itself writes. */
const ofConnection = new Set(['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding']);

/**
 * Starts a Fastify that gives the response of another URL and does nothing else; compressed again each time below `gzip`, sent
 * by Node alone below `node`. Returns its URL.
 */
export async function startBareServer(
  url: string,
  path: string,
  { node, folder, supervisor }: Pick<Bench, 'node' | 'folder' | 'supervisor'>,
): Promise<string> {
  const response = await responseOf(url, path);
  const file = join(folder, 'bare-response.json');
  writeFileSync(file, JSON.stringify(response));
  const port = await createPortChooser()(4795);
  const bare = `http://127.0.0.1:${port}/`;
  await supervisor.start({
    name: `bare-fastify-${port}`,
    command: node,
    args: [fileURLToPath(new URL('bare-server.js', import.meta.url)), String(port), file],
    environment: process.env,
    cwd: root,
    rank: 3,
    readyWithinMs: 20_000,
    ready: () => getJson(bare, ''),
  });
  return bare;
}

async function responseOf(url: string, path: string): Promise<BareResponse> {
  const body = await ask(url, path);
  const { headers } = await fetch(`${url}/${path}`, { headers: { 'accept-encoding': 'identity' } });
  return { body, headers: Object.fromEntries([...headers].filter(([name]) => !ofConnection.has(name))) };
}
