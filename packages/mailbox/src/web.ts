import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StoredMessage } from './messages.js';
import { readText } from './phone.js';
import { postReply, type ReplySettings, replyAddress } from './replies.js';
import type { MessageStore } from './store.js';

const asset = (name: string) => readFileSync(new URL(`../assets/${name}`, import.meta.url));

const assets: Record<string, { type: string; body: Buffer }> = {
  '/': { type: 'text/html; charset=utf-8', body: asset('index.html') },
  '/page.css': { type: 'text/css; charset=utf-8', body: asset('page.css') },
  '/page.js': { type: 'text/javascript; charset=utf-8', body: asset('page.js') },
};

/** The mail as it was sent, headers, boundaries and encodings included. */
const sourcePath = /^\/api\/messages\/(?<id>[\w-]+)\/source$/;

const headers = {
  'cache-control': 'no-store',
  // A mail is shown in a frame of this page and inherits the policy: it may be styled, but not load or run anything.
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; img-src 'self' data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/**
 * The mailbox's page and its JSON interface. It responds to its own port on this machine and to `hosts` (`name:port`)
 * only: otherwise a web page whose name resolves to this machine could read every mail (DNS rebinding).
 */
export function createWebServer(
  store: MessageStore,
  now: () => Date,
  { hosts = [], replies = null }: { hosts?: readonly string[]; replies?: ReplySettings | null } = {},
): Server {
  const listed = (messages: readonly StoredMessage[]) =>
    messages.map(({ source, ...message }) => ({
      ...message,
      canReply: replyAddress(message, replies) !== null,
      hasSource: source !== undefined,
    }));
  const isOwnHost = ({ headers: { host = '' }, socket }: IncomingMessage): boolean => {
    const { port } = socket.address() as AddressInfo;
    return ['127.0.0.1', 'localhost', '[::1]'].some((name) => host === `${name}:${port}`) || hosts.includes(host);
  };

  return createServer((request, response) => {
    const [path = '/', query] = (request.url ?? '/').split('?', 2);
    const send = (status: number, type: string, body: string | Buffer) =>
      response.writeHead(status, { ...headers, 'content-type': type }).end(body);
    const json = (status: number, value: unknown) => send(status, 'application/json', JSON.stringify(value));

    if (!isOwnHost(request)) return json(421, { error: 'this mailbox has another address' });
    const file = assets[path];
    if (request.method === 'GET' && file) return send(200, file.type, file.body);
    if (request.method === 'GET' && (path === '/health/live' || path === '/health/ready'))
      return json(200, { status: 'ok' });
    if (path === '/api/phone-messages')
      return void readText(request, now()).then(
        async (message) => {
          if (!message) return json(400, { error: 'send JSON with id, to and text' });
          await store.add(message);
          return json(202, { id: message.id });
        },
        () => json(500, { error: 'the text was not stored' }),
      );
    if (path === '/api/replies')
      return void postReply(request, store, replies).then(
        (result) => json(...result),
        () => json(500, { error: 'the reply was not sent' }),
      );
    const sourceOf = sourcePath.exec(path)?.groups?.id;
    if (request.method === 'GET' && sourceOf !== undefined) return sendSource(sourceOf);
    if (path !== '/api/messages') return json(404, { error: 'not found' });
    if (request.method === 'GET') return list(new URLSearchParams(query).get('newest'));
    if (request.method !== 'DELETE') return json(405, { error: 'use GET or DELETE' });
    store.clear().then(
      () => response.writeHead(204, headers).end(),
      () => json(500, { error: 'the mails were not removed' }),
    );
    return;

    function sendSource(id: string) {
      const source = store.list().find((message) => message.id === id)?.source;
      if (source === undefined) return json(404, { error: 'there is no source of such a mail' });
      // Text, whatever is in it; the mails of the product are in UTF-8 where they are not in ASCII.
      return send(200, 'text/plain; charset=utf-8', Buffer.from(source, 'latin1'));
    }

    function list(newest: string | null) {
      const etag = `"${store.revision()}"`;
      response.setHeader('etag', etag);
      if (request.headers['if-none-match'] === etag) return response.writeHead(304, headers).end();
      const count = Number(newest);
      return json(200, listed(count > 0 ? store.list().slice(0, count) : store.list()));
    }
  });
}
