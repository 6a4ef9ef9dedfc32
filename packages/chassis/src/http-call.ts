import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';

export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Makes one HTTP request and reads the whole response, whatever its status. Nothing is sent twice. Throws a DOMException
 * named TimeoutError when the response is not complete within `timeoutMs`, and undici's errors when there is none.
 */
export async function callHttp(
  pool: Dispatcher,
  request: Pick<Dispatcher.RequestOptions, 'method' | 'path' | 'headers' | 'body'>,
  timeoutMs: number,
): Promise<HttpResponse> {
  // The client's own timers are half a second late, and a signal with a time of its own fires after every response.
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new DOMException('no response in time', 'TimeoutError')), timeoutMs);
  try {
    const response = await pool.request({ ...request, signal: limit.signal, headersTimeout: 0, bodyTimeout: 0 });
    const body = Buffer.from(await response.body.arrayBuffer());
    return { status: response.statusCode, headers: response.headers, body };
  } finally {
    clearTimeout(timer);
  }
}
