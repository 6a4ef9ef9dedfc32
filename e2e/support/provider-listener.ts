import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

/** A request that a browser sent to the provider of usage figures. */
export interface Call {
  path: string;
  query: Record<string, string>;
  body: unknown;
}

export interface CapturedEvent {
  event: string;
  uuid: string;
  timestamp?: string;
  properties: Record<string, unknown>;
}

/** How the provider answers. */
export type Answer = 200 | 400 | 429 | 500 | 'never';

/** A server in place of the provider of usage figures, which keeps what browsers send it. */
export async function startListener() {
  const calls: Call[] = [];
  let answer: Answer = 200;
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
    response.setHeader('access-control-allow-headers', '*');
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://listener');
    void bodyOf(request).then((body) => {
      calls.push({ path: pathname, query: Object.fromEntries(searchParams), body: decoded(body) });
      if (answer !== 'never') response.writeHead(answer, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    paths: () => calls.map(({ path }) => path),
    events: () => calls.flatMap(({ path, body }) => (path === '/e/' ? eventsIn(body) : [])),
    /** Forgets what came, and answers like this from now on. */
    begin(how: Answer) {
      calls.length = 0;
      answer = how;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

export type Listener = Awaited<ReturnType<typeof startListener>>;

/** A batch is a list of events, or holds one. */
const eventsIn = (body: unknown): CapturedEvent[] =>
  Array.isArray(body) ? body : ((body as { batch?: CapturedEvent[] }).batch ?? [body as CapturedEvent]);

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** A body in any form that the library sends: JSON, compressed JSON, or a form with JSON in base64. */
function decoded(body: Buffer): unknown {
  if (body.length === 0) return null;
  const text = (body[0] === 0x1f && body[1] === 0x8b ? gunzipSync(body) : body).toString();
  const form = text.startsWith('data=') ? new URLSearchParams(text).get('data') : null;
  return JSON.parse(form === null ? text : Buffer.from(form, 'base64').toString());
}
