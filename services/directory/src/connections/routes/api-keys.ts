import { identityOf } from '@poolpros/chassis/auth';
import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { connectionEndpoints } from '@poolpros/contracts/endpoints/connections';
import type { ApiKey } from '@poolpros/contracts/http/api-keys';
import { planLimits } from '@poolpros/contracts/plans';
import { requireProof } from '../../base/accounts/session-proof.js';
import type { Context } from '../../base/context.js';
import { authorizeOn } from '../../members/actions/authorize.js';
import { planOfListing } from '../../members/actions/listing-plan.js';
import { actingOf, byContractors } from '../../members/routes/acting.js';
import { makeApiKey } from '../actions/make-api-key.js';
import { revokeApiKey } from '../actions/revoke-api-key.js';
import { keysOf } from '../db/api-key-store.js';
import { type ApiKeyRecord, isExpired } from '../domain/api-key.js';

/** The keys by which programs of a business read what is its own. */
export function apiKeyRoutes(app: ZodApp, context: Context): void {
  const { accounts, database } = context;
  const own = byContractors('api keys');
  const { manager } = database.dataSource;

  route(
    app,
    connectionEndpoints.apiKeys,
    own({
      summary: 'List the API keys of your business, without the keys themselves',
      errors: [400, 401, 403, 404, 503],
    }),
    async (request) => {
      const actor = actingOf(request);
      const { installerId } = request.params;
      await authorizeOn(manager, installerId, actor, 'manage_keys');
      const plan = await planOfListing(manager, installerId);
      const now = context.now();
      return {
        items: (await keysOf(manager, installerId)).map((key) => keyView(key, actor, now)),
        plan,
        mostKeys: planLimits[plan].apiKeys,
      };
    },
  );

  route(
    app,
    connectionEndpoints.createApiKey,
    own({
      summary: 'Create an API key for your business, shown only once; requires step-up authentication',
      errors: [400, 401, 403, 404, 409, 503],
    }),
    async (request) => {
      const actor = actingOf(request);
      const { installerId } = request.params;
      await authorizeOn(manager, installerId, actor, 'manage_keys');
      await requireProof(accounts, identityOf(request));
      const wanted = { listingId: installerId, ...request.body };
      const now = context.now();
      const { record, key } = await database.transaction((tx) => makeApiKey(tx, wanted, actor, now));
      return { ...keyView(record, actor, now), key };
    },
  );

  route(
    app,
    connectionEndpoints.revokeApiKey,
    own({ summary: 'Revoke an API key immediately', errors: [400, 401, 403, 404, 503] }),
    async (request, reply) => {
      const { installerId, apiKeyId } = request.params;
      const revoked = { listingId: installerId, apiKeyId };
      await database.transaction((tx) => revokeApiKey(tx, revoked, actingOf(request)));
      return reply.code(204).send();
    },
  );
}

const keyView = (key: ApiKeyRecord, { id: accountId }: { id: string }, now: Date): ApiKey => ({
  id: key.id,
  name: key.name,
  start: key.start,
  scopes: key.scopes,
  createdAt: key.createdAt.toISOString(),
  expiresAt: key.expiresAt.toISOString(),
  isExpired: isExpired(key, now),
  lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
  madeByYou: key.accountId === accountId,
});
