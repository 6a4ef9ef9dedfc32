import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';

export interface HttpAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Makes one HTTP request and reads the whole answer, whatever its status. Nothing is sent twice. Throws a DOMException
 * named TimeoutError when the answer is not complete within `timeoutMs`, and undici's errors when there is none.
 */
export async function callHttp(
  pool: Dispatcher,
  request: Pick<Dispatcher.RequestOptions, 'method' | 'path' | 'headers' | 'body'>,
  timeoutMs: number,
): Promise<HttpAnswer> {
  // The client's own timers are half a second late, and a signal with a time of its own goes off after every answer.
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new DOMException('no answer in time', 'TimeoutError')), timeoutMs);
  try {
    const answer = await pool.request({ ...request, signal: limit.signal, headersTimeout: 0, bodyTimeout: 0 });
    const body = Buffer.from(await answer.body.arrayBuffer());
    return { status: answer.statusCode, headers: answer.headers, body };
  } finally {
    clearTimeout(timer);
  }
}
