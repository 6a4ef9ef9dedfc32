import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';

export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * For a pool of connections to another process, in ms: renewed so that every replica behind its name gets requests, and
 * closed before it closes them (72 s).
 */
export const renewedConnections = { clientTtl: 10_000, keepAliveTimeout: 4000 };

/**
 * Makes one HTTP request and reads the whole response, whatever its status. Never retries. Throws a DOMException named
 * TimeoutError when the response is not complete within `timeoutMs`, the reason of `signal` when that aborts first, and
 * undici's errors when there is no response.
 */
export function callHttp(
  pool: Dispatcher,
  request: Pick<Dispatcher.DispatchOptions, 'origin' | 'method' | 'path' | 'headers' | 'body'>,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let started: { status: number; headers: IncomingHttpHeaders } | undefined;
    let ended: Error | undefined;
    let abort = (_reason: Error) => {};
    const end = (reason: Error) => {
      forget();
      ended = reason;
      abort(reason);
      // The request may still wait for a connection.
      reject(reason);
    };
    const onAbort = () => end(signal?.reason);
    // The client's own timers are half a second late.
    const timer = setTimeout(() => end(new DOMException('no response in time', 'TimeoutError')), timeoutMs);
    function forget() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    }
    const fail = (error: Error) => {
      forget();
      reject(error);
    };
    // A custom handler saves a stream and a signal per response (docs/performance-lessons.md).
    const handler: Dispatcher.DispatchHandler = {
      onRequestStart(controller) {
        if (ended) controller.abort(ended);
        abort = (reason) => controller.abort(reason);
      },
      onResponseStart(_controller, status, headers) {
        started = { status, headers };
      },
      onResponseData(_controller, chunk) {
        chunks.push(chunk);
      },
      onResponseEnd() {
        forget();
        const [first, ...others] = chunks;
        // Most bodies arrive in one piece and need no copy.
        const body = first && others.length === 0 ? first : Buffer.concat(chunks);
        if (started) resolve({ ...started, body });
      },
      onResponseError: (_controller, error) => fail(error),
    };
    if (signal?.aborted) return onAbort();
    signal?.addEventListener('abort', onAbort);
    try {
      pool.dispatch({ ...request, headersTimeout: 0, bodyTimeout: 0 }, handler);
    } catch (error) {
      fail(error as Error);
    }
  });
}
