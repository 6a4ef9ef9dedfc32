import { identityOf } from '@poolpros/chassis/auth';
import { problems, type ZodApp } from '@poolpros/chassis/http';
import {
  type ApiKey,
  apiKeyBodySchema,
  apiKeyParamsSchema,
  apiKeysSchema,
  newApiKeySchema,
} from '@poolpros/contracts/http/api-keys';
import { installerParamsSchema } from '@poolpros/contracts/http/installers';
import { apiPaths, servicePath } from '@poolpros/contracts/paths';
import { planLimits } from '@poolpros/contracts/plans';
import * as z from 'zod';
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

  app.get(
    servicePath(apiPaths.apiKeys),
    own({
      summary: 'The API keys of an own business, without what opens anything',
      params: installerParamsSchema,
      response: { 200: apiKeysSchema, ...problems(400, 401, 403, 404, 503) },
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

  app.post(
    servicePath(apiPaths.apiKeys),
    own({
      summary: 'Make an API key for an own business, after a step-up; it is shown this once',
      params: installerParamsSchema,
      body: apiKeyBodySchema,
      response: { 201: newApiKeySchema, ...problems(400, 401, 403, 404, 409, 503) },
    }),
    async (request, reply) => {
      const actor = actingOf(request);
      const { installerId } = request.params;
      await authorizeOn(manager, installerId, actor, 'manage_keys');
      await requireProof(accounts, identityOf(request));
      const wanted = { listingId: installerId, ...request.body };
      const now = context.now();
      const { record, key } = await database.transaction((tx) => makeApiKey(tx, wanted, actor, now));
      reply.code(201);
      return { ...keyView(record, actor, now), key };
    },
  );

  app.post(
    servicePath(apiPaths.revokeApiKey),
    own({
      summary: 'End an API key at once',
      params: apiKeyParamsSchema,
      response: { 204: z.undefined(), ...problems(400, 401, 403, 404, 503) },
    }),
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
