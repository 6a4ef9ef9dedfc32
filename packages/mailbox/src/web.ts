import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { MessageStore } from './messages.js';

const asset = (name: string) => readFileSync(new URL(`../assets/${name}`, import.meta.url));

const assets: Record<string, { type: string; body: Buffer }> = {
  '/': { type: 'text/html; charset=utf-8', body: asset('index.html') },
  '/page.css': { type: 'text/css; charset=utf-8', body: asset('page.css') },
  '/page.js': { type: 'text/javascript; charset=utf-8', body: asset('page.js') },
};

const headers = {
  'cache-control': 'no-store',
  // A mail is shown in a frame of this page and inherits the policy: it may be styled, but not load or run anything.
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; img-src 'self' data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** The mailbox's page and its JSON interface. */
export function createWebServer(store: MessageStore): Server {
  return createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const send = (status: number, type: string, body: string | Buffer) =>
      response.writeHead(status, { ...headers, 'content-type': type }).end(body);
    const json = (status: number, value: unknown) => send(status, 'application/json', JSON.stringify(value));

    const file = assets[path];
    if (request.method === 'GET' && file) return send(200, file.type, file.body);
    if (request.method === 'GET' && (path === '/health/live' || path === '/health/ready'))
      return json(200, { status: 'ok' });
    if (path !== '/api/messages') return json(404, { error: 'not found' });
    if (request.method === 'GET') return json(200, store.list());
    if (request.method !== 'DELETE') return json(405, { error: 'use GET or DELETE' });
    store.clear();
    return response.writeHead(204, headers).end();
  });
}
