import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

/** An event as the analytics provider would store it. */
export interface Received {
  event: string;
  properties: Record<string, unknown>;
}

/** A call of the tag of an advertising network. */
export type TagCall = [tag: string, ...given: unknown[]];

/** Defines the three tags: each tells the listener what it was called with. */
const tagScript = (origin: string) => `
for (const tag of ['gtag', 'fbq', 'lintrk'])
  window[tag] = (...given) =>
    void fetch('${origin}/tag', { method: 'POST', keepalive: true, body: JSON.stringify([tag, ...given]) });
`;

/** Stands in for the analytics provider and for the networks of ad tags, and keeps everything that reaches it. */
export async function startUsageListener() {
  const events: Received[] = [];
  const tags: TagCall[] = [];
  const texts: string[] = [];

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
    response.setHeader('access-control-allow-headers', '*');
    const body = bodyOf(await readAll(request), request.url ?? '');
    texts.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)} ${body}`);
    if (request.url === '/tags.js') {
      response.setHeader('content-type', 'text/javascript').end(tagScript(origin));
      return;
    }
    if (request.url === '/tag' && request.method === 'POST') tags.push(JSON.parse(body));
    else if (request.method === 'POST') events.push(...eventsIn(body));
    response.setHeader('content-type', 'application/json').end('{}');
  }
  const server = createServer((request, response) => {
    // A body that cannot be read fails the test that looks for its events.
    receive(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    events,
    tags,
    scriptUrl: `${origin}/tags.js`,
    /** Which of these words reached it in an event, a URL or a header, decoded or not, in upper or lower case. */
    leaked: (words: readonly string[]): string[] => {
      const all = texts.map((text) => `${text} ${decoded(text)}`.toLowerCase());
      return words.filter((word) => all.some((text) => text.includes(word.toLowerCase())));
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
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

function eventsIn(body: string): Received[] {
  const sent = JSON.parse(body || '{}');
  const batch = Array.isArray(sent) ? sent : (sent.batch ?? [sent]);
  return batch.filter(({ event }: Partial<Received>) => typeof event === 'string');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
