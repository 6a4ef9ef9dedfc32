import { problemSchema } from '@poolpros/contracts/problem';
import { Agent, type Dispatcher, request } from 'undici';
import type * as z from 'zod';
import { currentDeadline, deadlineHeader } from './deadline.js';
import { renewedConnections } from './http-call.js';
import { traceparent } from './trace.js';
import { UnavailableError } from './unavailable.js';

export interface InternalClient {
  /**
   * Requests a path of the neighbor with GET; null for 410, or 404 of the resource. Throws UnavailableError while the
   * neighbor cannot respond, and an Error for any other response, including an unknown path.
   */
  get<T>(path: string, schema: z.ZodType<T>): Promise<T | null>;
  /** Posts to a path of the neighbor that responds 204; throws as `get` does. */
  post(path: string, body: object): Promise<void>;
  /** Posts to a path of the neighbor that responds 200 with a body; throws as `get` does. */
  postFor<T>(path: string, body: object, schema: z.ZodType<T>): Promise<T>;
}

/**
 * Calls another service of the product with the token of this process. Never retries; that is up to the caller.
 * `timeoutMs` (2000) limits connecting and each wait for the response.
 */
export function createInternalClient(o: { origin: string; token: string; timeoutMs?: number }): InternalClient {
  const timeout = o.timeoutMs ?? 2000;
  const dispatcher = new Agent({ connect: { timeout }, connections: 16, ...renewedConnections });

  async function call(path: string, body?: object): Promise<Dispatcher.ResponseData> {
    const trace = traceparent();
    const deadline = currentDeadline();
    const url = new URL(path, o.origin);
    return await request(url, {
      dispatcher,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        ...(body && { 'content-type': 'application/json' }),
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
  }

  /** Throws the error for an unexpected response. */
  async function fail({ statusCode, body }: Dispatcher.ResponseData): Promise<never> {
    await body.dump();
    const text = `${new URL(o.origin).host} responded with ${statusCode}`;
    throw statusCode === 429 || statusCode >= 502 ? new UnavailableError(text) : new Error(text);
  }

  async function get<T>(path: string, schema: z.ZodType<T>): Promise<T | null> {
    const response = await call(path);
    if (response.statusCode === 200) return schema.parse(await response.body.json());
    if ((response.statusCode === 404 || response.statusCode === 410) && (await saysItIsGone(response.body)))
      return null;
    return await fail(response);
  }

  async function post(path: string, body: object): Promise<void> {
    const response = await call(path, body);
    if (response.statusCode !== 204) return await fail(response);
    await response.body.dump();
  }

  async function postFor<T>(path: string, body: object, schema: z.ZodType<T>): Promise<T> {
    const response = await call(path, body);
    return response.statusCode === 200 ? schema.parse(await response.body.json()) : await fail(response);
  }
  return { get, post, postFor };
}

/** An unknown path, for example during an upgrade, has the general code and does not mean that the resource is gone. */
async function saysItIsGone(body: Dispatcher.ResponseData['body']): Promise<boolean> {
  const problem = problemSchema.safeParse(await body.json().catch(() => null));
  return problem.success && problem.data.code !== 'not_found';
}
