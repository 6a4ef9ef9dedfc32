import type { ApiKeyScope } from '@poolpros/contracts/http/api-keys';
import type { FastifyRequest, FastifySchema, onRequestAsyncHookHandler } from 'fastify';
import type { Context } from '../../base/context.js';
import { useApiKey } from '../actions/use-api-key.js';
import type { ApiKeyRecord } from '../domain/api-key.js';

/**
 * What a route needs that programs of a business call with a key: its schema, and the key of a call. The path has the id
 * of the listing as `installerId`. What is below `v1` keeps its form for as long as the path says so.
 */
export function byApiKey({ accounts, database, now }: Pick<Context, 'accounts' | 'database' | 'now'>) {
  const keys = new WeakMap<FastifyRequest, ApiKeyRecord>();

  const withScope =
    (scope: ApiKeyScope): onRequestAsyncHookHandler =>
    async (request) => {
      const { installerId } = request.params as { installerId: string };
      const call = { authorization: request.headers.authorization, listingId: Number(installerId), scope };
      keys.set(request, await useApiKey({ accounts, database }, call, now()));
    };

  return {
    /** The route of a key with this scope. */
    keyed: <S extends FastifySchema>(scope: ApiKeyScope, schema: S) => ({
      onRequest: withScope(scope),
      schema: { ...schema, tags: ['by API key'], security: [{ apiKey: [] }], errors: [400, 401, 403, 404, 429, 503] },
    }),
    keyOf(request: FastifyRequest): ApiKeyRecord {
      const key = keys.get(request);
      if (!key) throw new Error('the route reads a key that nobody asked for');
      return key;
    },
  };
}
