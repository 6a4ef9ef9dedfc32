import type { IncomingHttpHeaders } from 'node:http';
import type { Outcome } from '@poolpros/chassis/admission';
import { callHttp, type HttpResponse, renewedConnections } from '@poolpros/chassis/http-call';
import { UnavailableError } from '@poolpros/chassis/unavailable';
import { problemSchema } from '@poolpros/contracts/problem';
import { Pool } from 'undici';
import type { GatewayMetrics } from './metrics.js';
import type { Route } from './route-table.js';

/** Each route has its own pool, so that a service that hangs cannot use up the connections of others. */
export const poolOptions = {
  connections: 128,
  ...renewedConnections,
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
   * route, of which `waitedMs` have passed.
   */
  get(path: string, headers: IncomingHttpHeaders, waitedMs?: number): Promise<HttpResponse>;
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
    async get(path, headers, waitedMs = 0) {
      const begin = performance.now();
      let status = 500;
      try {
        const response = await callHttp(pool, { method: 'GET', path, headers }, route.timeoutMs - waitedMs);
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

/** Whether a call ended because no response arrived in time, here or behind the service. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof UpstreamFailure
    ? error.response.status === 504
    : error instanceof Error && (error.name === 'TimeoutError' || ('statusCode' in error && error.statusCode === 504));

/** Whether a request was refused because there is too much to do, here or in the service. */
export function isOverload(error: unknown): boolean {
  if (error instanceof UnavailableError) return error.code === 'overloaded';
  return error instanceof UpstreamFailure && error.response.status === 503 && codeIn(error.response) === 'overloaded';
}

function codeIn({ body }: HttpResponse): unknown {
  try {
    return problemSchema.pick({ code: true }).parse(JSON.parse(body.toString())).code;
  } catch {
    return null;
  }
}

/** What an error says about the load of the service. */
export function outcomeOf(error: unknown): Outcome {
  if (isTimeout(error)) return 'late';
  return isOverload(error) ? 'overloaded' : 'failed';
}
