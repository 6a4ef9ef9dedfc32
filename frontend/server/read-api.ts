import { callHttp, type HttpResponse, renewedConnections } from '@poolpros/chassis/http-call';
import { staleWhileRevalidate } from '@poolpros/chassis/stale-while-revalidate';
import { apiPaths } from '@poolpros/contracts/paths';
import { interceptors, Pool } from 'undici';
import type { ApiResponse } from '../src/shared/api/api-client.js';

const timeoutMs = 10_000;
/** From a merged listing to the one that it is part of, which may have been merged as well. */
const maxRedirections = 3;
/** Every page has figures of the whole site. With the half second by which they are late, pages are right in time. */
const summaryFreshMs = 200;

/** A response as `fetch` gives it. */
export interface ReadResponse extends ApiResponse, Pick<Response, 'json'> {}

export interface ApiReader {
  /** GET of a path of the API. Throws what `fetch` throws, a fourth of whose work this is (docs/performance-lessons.md). */
  read: (path: string, init?: Pick<RequestInit, 'headers' | 'signal'>) => Promise<ReadResponse>;
  close: () => Promise<void>;
}

/** Reads what pages show from the gateway at `origin`, to which the token says that the page was counted already. */
export function createApiReader(
  origin: string,
  { internalToken, now = () => performance.now() }: { internalToken: string; now?: () => number },
): ApiReader {
  const pool = new Pool(origin, renewedConnections);
  const following = pool.compose(interceptors.redirect({ maxRedirections }));

  function get(path: string, { headers: given, signal }: Pick<RequestInit, 'headers' | 'signal'> = {}) {
    const headers = { ...Object.fromEntries(new Headers(given)), 'x-internal-token': internalToken };
    const request = { origin, method: 'GET', path, headers } as const;
    return callHttp(following, request, timeoutMs, signal ?? undefined).catch((cause: Error) => {
      throw cause instanceof DOMException ? cause : new TypeError('fetch failed', { cause });
    });
  }
  const summary = staleWhileRevalidate({
    read: (path: string) => get(path),
    isFresh: ({ status }, ageMs) => status === 200 && ageMs <= summaryFreshMs,
    entries: new Map(),
    staleIfErrorMs: 0,
    now,
  });

  return {
    read: async (path, init) => responseOf(await (path === apiPaths.summary ? summary(path) : get(path, init))),
    close: () => pool.destroy(),
  };
}

/** Its body is here already, which a `Response` of Node would copy and read as a stream. */
function responseOf({ status, headers, body }: HttpResponse): ReadResponse {
  const text = async () => body.toString();
  return {
    status,
    statusText: '',
    ok: status >= 200 && status < 300,
    headers: { get: (name) => headers[name.toLowerCase()]?.toString() ?? null },
    text,
    json: async () => JSON.parse(await text()),
  };
}
