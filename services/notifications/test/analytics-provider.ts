import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';

interface Sent {
  event: string;
  uuid: string;
  distinct_id: string;
  timestamp: string;
  properties: Record<string, unknown>;
}

/** A provider that answers as told: with a status, or `never`. */
export async function startAnalyticsProvider() {
  const batches: Sent[][] = [];
  let texts = '';
  const answers: (number | 'never')[] = [];
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = request.headers['content-encoding'] === 'gzip' ? request.pipe(createGunzip()) : request;
    const { batch } = (await json(body)) as { batch: Sent[] };
    texts += JSON.stringify(batch);
    batches.push(batch);
    const answer = answers.length > 1 ? answers.shift() : (answers[0] ?? 200);
    if (answer === 'never') return;
    response.writeHead(answer ?? 200, { 'content-type': 'application/json' }).end('{"status":1}');
  }
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    batches,
    text: () => texts,
    /** From now on; the last one stays. */
    answer: (...next: (number | 'never')[]) => answers.splice(0, answers.length, ...next),
    reset() {
      batches.length = 0;
      answers.length = 0;
    },
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}
