import type { IncomingHttpHeaders } from 'node:http';
import { callHttp, type HttpResponse } from '@poolpros/chassis/http-call';
import { Pool } from 'undici';
import type { GatewayMetrics } from './metrics.js';
import type { Route } from './route-table.js';

/** Each route has its own pool, so that a service that hangs cannot use up the connections of others. */
export const poolOptions = {
  connections: 128,
  // Renewed so that every replica behind a name gets requests, and closed before the services close theirs (72 s).
  clientTtl: 10_000,
  keepAliveTimeout: 4000,
  connect: { timeout: 1000 },
};

/** A service responded with a 5xx status. */
export class UpstreamFailure extends Error {
  constructor(readonly response: HttpResponse) {
    super(`the service responded with ${response.status}`);
    this.name = 'UpstreamFailure';
  }
}

export interface UpstreamClient {
  /**
   * GET. Throws UpstreamFailure for a 5xx, and other errors if no complete response arrives within the time of the
   * route.
   */
  get(path: string, headers: IncomingHttpHeaders): Promise<HttpResponse>;
  close(): Promise<void>;
}

/** Calls the service of a route. Never sends a request twice; measures every call. */
export function createUpstreamClient(
  route: Route,
  origin: string,
  { upstreamSeconds }: GatewayMetrics,
): UpstreamClient {
  const pool = new Pool(origin, poolOptions);

  return {
    async get(path, headers) {
      const begin = performance.now();
      let status = 500;
      try {
        const response = await callHttp(pool, { method: 'GET', path, headers }, route.timeoutMs);
        status = response.status;
        if (status >= 500) throw new UpstreamFailure(response);
        return response;
      } finally {
        const labels = { upstream: route.upstream, status: `${Math.floor(status / 100)}xx` };
        upstreamSeconds.observe(labels, (performance.now() - begin) / 1000);
      }
    },
    close: () => pool.destroy(),
  };
}
