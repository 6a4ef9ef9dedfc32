import { problemSchema } from '@poolpros/contracts/problem';
import { Agent, type Dispatcher, request } from 'undici';
import type * as z from 'zod';
import { currentDeadline, deadlineHeader } from './deadline.js';
import { traceparent } from './trace.js';
import { UnavailableError } from './unavailable.js';

export interface InternalClient {
  /**
   * GET a path of the neighbour; null when it responds 404 for the resource or 410. Throws
   * UnavailableError while it cannot respond, and an Error for any other response, an unknown path included.
   */
  get<T>(path: string, schema: z.ZodType<T>): Promise<T | null>;
}

/**
 * Calls another service of the product with the token of the process that calls. Nothing is retried here: the caller knows
 * whether and when. `timeoutMs` (2000) limits connecting and each wait for the response.
 */
export function createInternalClient(o: { origin: string; token: string; timeoutMs?: number }): InternalClient {
  const timeout = o.timeoutMs ?? 2000;
  // The pool is renewed every 10 s so that replicas behind one name all get calls.
  const dispatcher = new Agent({ connect: { timeout }, connections: 16, clientTtl: 10_000, keepAliveTimeout: 4000 });

  async function get<T>(path: string, schema: z.ZodType<T>): Promise<T | null> {
    const trace = traceparent();
    const deadline = currentDeadline();
    const url = new URL(path, o.origin);
    const response = await request(url, {
      dispatcher,
      headers: {
        authorization: `Bearer ${o.token}`,
        accept: 'application/json',
        ...(trace && { traceparent: trace }),
        ...(deadline !== undefined && { [deadlineHeader]: String(deadline) }),
      },
      headersTimeout: timeout,
      bodyTimeout: timeout,
    }).catch((cause: unknown) => {
      throw new UnavailableError(`${url.host} did not respond`, { cause });
    });
    if (response.statusCode === 200) return schema.parse(await response.body.json());
    if ((response.statusCode === 404 || response.statusCode === 410) && (await saysItIsGone(response.body)))
      return null;
    await response.body.dump();
    if (response.statusCode === 429 || response.statusCode >= 502)
      throw new UnavailableError(`${url.host} responded with ${response.statusCode}`);
    throw new Error(`${url.host} responded with ${response.statusCode}`);
  }
  return { get };
}

/** A path that the neighbour does not know, during an upgrade say, has the general code and proves nothing. */
async function saysItIsGone(body: Dispatcher.ResponseData['body']): Promise<boolean> {
  const problem = problemSchema.safeParse(await body.json().catch(() => null));
  return problem.success && problem.data.code !== 'not_found';
}
