import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';

export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Makes one HTTP request and reads the whole response, whatever its status. Never retries. Throws a DOMException named
 * TimeoutError when the response is not complete within `timeoutMs`, and undici's errors when there is none.
 */
export function callHttp(
  pool: Dispatcher,
  request: Pick<Dispatcher.RequestOptions, 'method' | 'path' | 'headers' | 'body'>,
  timeoutMs: number,
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let started: { status: number; headers: IncomingHttpHeaders } | undefined;
    let late: DOMException | undefined;
    let abort = (_reason: Error) => {};
    // The client's own timers are half a second late.
    const timer = setTimeout(() => {
      late = new DOMException('no response in time', 'TimeoutError');
      abort(late);
      // The request may still wait for a connection.
      reject(late);
    }, timeoutMs);
    const fail = (error: Error) => {
      clearTimeout(timer);
      reject(error);
    };
    // A custom handler saves a stream and a signal per response (docs/performance-lessons.md).
    const handler: Dispatcher.DispatchHandler = {
      onRequestStart(controller) {
        if (late) controller.abort(late);
        abort = (reason) => controller.abort(reason);
      },
      onResponseStart(_controller, status, headers) {
        started = { status, headers };
      },
      onResponseData(_controller, chunk) {
        chunks.push(chunk);
      },
      onResponseEnd() {
        clearTimeout(timer);
        const [first, ...others] = chunks;
        // Most bodies arrive in one piece and need no copy.
        const body = first && others.length === 0 ? first : Buffer.concat(chunks);
        if (started) resolve({ ...started, body });
      },
      onResponseError: (_controller, error) => fail(error),
    };
    try {
      pool.dispatch({ ...request, headersTimeout: 0, bodyTimeout: 0 }, handler);
    } catch (error) {
      fail(error as Error);
    }
  });
}
