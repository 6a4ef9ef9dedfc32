import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

/** A proxy for Elasticsearch that can delay it, or make it look like another process. */
export interface EngineProxy {
  url: string;
  /** Milliseconds by which responses are delayed. */
  delayOf: (path: string, body: string) => number;
  /** Makes the engine look restarted. */
  restart(): void;
  /** How many searches of an index were requested. */
  searchesOf(index: string): number;
  close(): Promise<void>;
}

export async function startEngineProxy(target: string): Promise<EngineProxy> {
  const asked: string[] = [];
  let process = '';

  async function pass(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url: path = '/', headers } = incoming;
    const body = await text(incoming);
    if (method === 'POST') asked.push(path);
    const { status, type, product, content } = await ask(new URL(path, target), method, headers, body);
    const delayMs = proxy.delayOf(path, body);
    if (delayMs > 0) await setTimeout(delayMs, undefined, { ref: false });
    const renamed = process ? content.replaceAll(/"ephemeral_id":"[^"]*"/g, `"ephemeral_id":"${process}"`) : content;
    response.writeHead(status, { 'content-type': type, 'x-elastic-product': product }).end(renamed);
  }
  const server = createServer((incoming, response) => {
    pass(incoming, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: EngineProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    delayOf: () => 0,
    restart() {
      process = `process-${Math.random()}`;
    },
    searchesOf: (index) => asked.filter((path) => path.startsWith(`/${index}/_search`)).length,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return proxy;
}

const ask = (url: URL, method: string | undefined, headers: IncomingMessage['headers'], body: string) =>
  new Promise<{ status: number; type: string; product: string; content: string }>((resolve, reject) => {
    const outgoing = request(url, { method, headers: { ...headers, host: url.host } }, (response) => {
      text(response).then((content) => {
        const { 'content-type': type = '', 'x-elastic-product': product = '' } = response.headers;
        resolve({ status: response.statusCode ?? 502, type, product: String(product), content });
      }, reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
