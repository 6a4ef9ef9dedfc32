import type { IncomingHttpHeaders } from 'node:http';
import { callHttp, type HttpAnswer } from '@poolpros/chassis/http-call';
import { Pool } from 'undici';
import type { GatewayMetrics } from './metrics.js';
import type { Route } from './route-table.js';

/** Each route has a pool of its own, so that one that hangs does not use up the connections of the others. */
export const poolOptions = {
  connections: 128,
  // Renewed so that every replica behind a name gets requests, and closed before the services close theirs (72 s).
  clientTtl: 10_000,
  keepAliveTimeout: 4000,
  connect: { timeout: 1000 },
};

/** A service said that it failed. */
export class UpstreamFailure extends Error {
  constructor(readonly answer: HttpAnswer) {
    super(`the service answered ${answer.status}`);
    this.name = 'UpstreamFailure';
  }
}

export interface UpstreamClient {
  /** GET. Throws UpstreamFailure for a 5xx and other errors when there is no whole answer in the time of the route. */
  get(path: string, headers: IncomingHttpHeaders): Promise<HttpAnswer>;
  close(): Promise<void>;
}

/** Calls the service of a route. Nothing is ever sent twice, and every call is measured. */
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
        const answer = await callHttp(pool, { method: 'GET', path, headers }, route.timeoutMs);
        status = answer.status;
        if (status >= 500) throw new UpstreamFailure(answer);
        return answer;
      } finally {
        const labels = { upstream: route.upstream, status: `${Math.floor(status / 100)}xx` };
        upstreamSeconds.observe(labels, (performance.now() - begin) / 1000);
      }
    },
    close: () => pool.destroy(),
  };
}
