import { problems, type ZodApp } from '@poolpros/chassis/http';
import {
  audienceParamsSchema,
  passkeyBodySchema,
  passkeyListSchema,
  passkeyOptionsSchema,
  passkeyParamsSchema,
  passkeySchema,
} from '@poolpros/contracts/http/accounts';
import { apiPaths, servicePath } from '@poolpros/contracts/paths';
import * as z from 'zod';
import { beginPasskeyProof } from '../actions/passkey-proof.js';
import { addPasskey, beginPasskey, removePasskey } from '../actions/passkeys.js';
import { openSession } from '../actions/prove-again.js';
import type { Context } from '../context.js';
import type { PasskeyRow } from '../db/entities.js';
import { passkeysOf } from '../db/passkey-store.js';
import { ownSite } from '../domain/own-site.js';
import { clientOf } from './login-origin.js';
import { ownRoute, signedInAs } from './own-account.js';

/** The passkeys of an account. What changes them needs a step-up. */
export function passkeyRoutes(app: ZodApp, context: Context): void {
  const { config, database } = context;
  const params = audienceParamsSchema;
  const site = ownSite(config.PUBLIC_URL);

  app.get(
    servicePath(apiPaths.passkeys),
    ownRoute({
      summary: 'The passkeys of the account',
      params,
      response: { 200: passkeyListSchema, ...problems(400, 401, 403, 503) },
    }),
    async (request) => ({
      items: (await passkeysOf(database.dataSource.manager, signedInAs(request).accountId)).map(told),
    }),
  );

  app.post(
    servicePath(apiPaths.passkeyOptions),
    ownRoute({
      summary: 'Begin to add a passkey: what the browser is asked to make',
      params,
      response: { 200: passkeyOptionsSchema, ...problems(400, 401, 403, 409, 415, 503) },
    }),
    (request) => database.transaction((tx) => beginPasskey(tx, { signedIn: signedInAs(request), site }, context.now())),
  );

  app.post(
    servicePath(apiPaths.passkeys),
    ownRoute({
      summary: 'Add the passkey that the browser made',
      params,
      body: passkeyBodySchema,
      response: { 201: passkeySchema, ...problems(400, 401, 403, 409, 415, 503) },
    }),
    async (request, reply) => {
      const given = { signedIn: signedInAs(request), site, passkey: request.body.passkey, by: clientOf(request) };
      reply.code(201);
      return told(await database.transaction((tx) => addPasskey(tx, given, context.now())));
    },
  );

  app.post(
    servicePath(apiPaths.removePasskey),
    ownRoute({
      summary: 'Remove a passkey',
      params: passkeyParamsSchema,
      response: { 204: z.undefined(), ...problems(400, 401, 403, 404, 415, 503) },
    }),
    async (request, reply) => {
      const { passkeyId } = request.params;
      const by = clientOf(request);
      const given = { signedIn: signedInAs(request), passkeyId, by, policy: config.ADMIN_SECOND_FACTOR };
      await database.transaction((tx) => removePasskey(tx, given, context.now()));
      return reply.code(204).send();
    },
  );

  app.post(
    servicePath(apiPaths.stepUpOptions),
    ownRoute({
      summary: 'Begin to prove again who is there by a passkey: what the browser is asked to sign',
      params,
      response: { 200: passkeyOptionsSchema, ...problems(400, 401, 403, 415, 503) },
    }),
    (request) => {
      const signedIn = signedInAs(request);
      const now = context.now();
      return database.transaction(async (tx) => {
        await openSession(tx, signedIn, now);
        return await beginPasskeyProof(tx, { purpose: 'prove', signedIn }, site, now);
      });
    },
  );
}

const told = ({ id, device, synced, createdAt, lastUsedAt }: PasskeyRow) => ({
  id,
  device,
  synced,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
