import type { IncomingHttpHeaders } from 'node:http';
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

export interface UpstreamAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A service said that it failed. */
export class UpstreamFailure extends Error {
  constructor(readonly answer: UpstreamAnswer) {
    super(`the service answered ${answer.status}`);
    this.name = 'UpstreamFailure';
  }
}

export interface UpstreamClient {
  /** GET. Throws UpstreamFailure for a 5xx and other errors when there is no whole answer in the time of the route. */
  get(path: string, headers: IncomingHttpHeaders): Promise<UpstreamAnswer>;
  close(): Promise<void>;
}

/** Calls the service of a route. Nothing is ever sent twice, and every call is measured. */
export function createUpstreamClient(
  route: Route,
  origin: string,
  { upstreamSeconds }: GatewayMetrics,
): UpstreamClient {
  const pool = new Pool(origin, poolOptions);

  async function ask(path: string, headers: IncomingHttpHeaders): Promise<UpstreamAnswer> {
    // The client's own timers are half a second late, and a signal with a time of its own goes off after every answer.
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(new DOMException('no answer in time', 'TimeoutError')), route.timeoutMs);
    try {
      const answer = await pool.request({
        method: 'GET',
        path,
        headers,
        signal: limit.signal,
        headersTimeout: 0,
        bodyTimeout: 0,
      });
      return {
        status: answer.statusCode,
        headers: answer.headers,
        body: Buffer.from(await answer.body.arrayBuffer()),
      };
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async get(path, headers) {
      const begin = performance.now();
      let status = 500;
      try {
        const answer = await ask(path, headers);
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
