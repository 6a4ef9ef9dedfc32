import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

/** A request that a browser sent to the provider. */
export interface Call {
  method: string | undefined;
  path: string;
  query: Record<string, string>;
  body: unknown;
}

/** An event as the provider would store it. */
export interface Received {
  event: string;
  uuid?: string;
  properties: Record<string, unknown>;
}

/** A call of the tag of an advertising network. */
export type TagCall = [tag: string, ...given: unknown[]];

/** How the provider answers. */
export type Answer = 200 | 400 | 429 | 500 | 'never';

export type UsageListener = Awaited<ReturnType<typeof startUsageListener>>;

/** Defines the three tags: each tells the listener what it was called with. */
const tagScript = (origin: string) => `
for (const tag of ['gtag', 'fbq', 'lintrk'])
  window[tag] = (...given) =>
    void fetch('${origin}/tag', { method: 'POST', keepalive: true, body: JSON.stringify([tag, ...given]) });
`;

/** Stands in for the provider of usage figures and for the networks of ad tags, and keeps everything that reaches it. */
export async function startUsageListener() {
  const calls: Call[] = [];
  const tags: TagCall[] = [];
  const texts: string[] = [];
  let answer: Answer = 200;

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
    response.setHeader('access-control-allow-headers', '*');
    const { pathname, searchParams } = new URL(request.url ?? '/', origin);
    const body = bodyOf(await readAll(request), request.url ?? '');
    texts.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)} ${body}`);
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    if (pathname === '/tags.js') {
      response.setHeader('content-type', 'text/javascript').end(tagScript(origin));
      return;
    }
    const sent = body === '' ? null : JSON.parse(body);
    if (pathname === '/tag') tags.push(sent);
    else calls.push({ method: request.method, path: pathname, query: Object.fromEntries(searchParams), body: sent });
    if (answer !== 'never') response.writeHead(answer, { 'content-type': 'application/json' }).end('{}');
  }
  const server = createServer((request, response) => {
    // A body that cannot be read fails the test that looks for its events.
    receive(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    calls,
    tags,
    scriptUrl: `${origin}/tags.js`,
    paths: () => calls.map(({ path }) => path),
    events: (): Received[] => calls.flatMap(({ body }) => eventsIn(body)),
    /** Forgets the calls so far, and answers like this from now on. */
    begin(how: Answer) {
      calls.length = 0;
      answer = how;
    },
    /** Which of these words reached it in an event, a URL or a header, decoded or not, in upper or lower case. */
    leaked: (words: readonly string[]): string[] => {
      const all = texts.map((text) => `${text} ${decoded(text)}`.toLowerCase());
      return words.filter((word) => all.some((text) => text.includes(word.toLowerCase())));
    },
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** A body as JSON text: plain, compressed (`gzip-js`), or in base64 as a field of a form. */
export function bodyOf(raw: Buffer, url: string): string {
  if (raw.length > 2 && raw[0] === 0x1f && raw[1] === 0x8b) return gunzipSync(raw).toString();
  const text = raw.toString();
  const field = text.startsWith('data=') ? new URLSearchParams(text).get('data') : null;
  if (field !== null) return Buffer.from(field, 'base64').toString();
  return url.includes('compression=base64') ? Buffer.from(text, 'base64').toString() : text;
}

/** The events of a batch, which is a list or has one; none of another call. */
function eventsIn(body: unknown): Received[] {
  const batch = Array.isArray(body) ? body : ((body as { batch?: unknown[] } | null)?.batch ?? [body]);
  return batch.filter((each): each is Received => typeof (each as Partial<Received> | null)?.event === 'string');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
