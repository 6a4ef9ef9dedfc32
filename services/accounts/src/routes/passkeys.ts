import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { ownAccountEndpoints } from '@poolpros/contracts/endpoints/own-account';
import { beginPasskeyProof } from '../actions/passkey-proof.js';
import { addPasskey, beginPasskey, removePasskey } from '../actions/passkeys.js';
import { openSession } from '../actions/step-up.js';
import type { Context } from '../context.js';
import type { PasskeyRow } from '../db/entities.js';
import { passkeysOf } from '../db/passkey-store.js';
import { ownSite } from '../domain/own-site.js';
import { clientOf } from './login-origin.js';
import { ownRoute, signedInAs } from './own-account.js';

/** The passkeys of an account. Changes need a step-up. */
export function passkeyRoutes(app: ZodApp, context: Context): void {
  const { config, database } = context;
  const site = ownSite(config.PUBLIC_URL);

  route(
    app,
    ownAccountEndpoints.passkeys,
    ownRoute({ summary: 'List your passkeys', errors: [400, 401, 403, 503] }),
    async (request) => ({
      items: (await passkeysOf(database.dataSource.manager, signedInAs(request).accountId)).map(told),
    }),
  );

  route(
    app,
    ownAccountEndpoints.passkeyOptions,
    ownRoute({
      summary: 'Begin adding a passkey and get the creation options; requires step-up authentication',
      errors: [400, 401, 403, 409, 415, 503],
    }),
    (request) => database.transaction((tx) => beginPasskey(tx, { signedIn: signedInAs(request), site }, context.now())),
  );

  route(
    app,
    ownAccountEndpoints.addPasskey,
    ownRoute({
      summary: 'Add the passkey that the browser created; requires step-up authentication',
      errors: [400, 401, 403, 409, 415, 503],
    }),
    async (request) => {
      const given = { signedIn: signedInAs(request), site, passkey: request.body.passkey, by: clientOf(request) };
      return told(await database.transaction((tx) => addPasskey(tx, given, context.now())));
    },
  );

  route(
    app,
    ownAccountEndpoints.removePasskey,
    ownRoute({ summary: 'Remove a passkey; requires step-up authentication', errors: [400, 401, 403, 404, 415, 503] }),
    async (request, reply) => {
      const { passkeyId } = request.params;
      const by = clientOf(request);
      const given = { signedIn: signedInAs(request), passkeyId, by, policy: config.ADMIN_SECOND_FACTOR };
      await database.transaction((tx) => removePasskey(tx, given, context.now()));
      return reply.code(204).send();
    },
  );

  route(
    app,
    ownAccountEndpoints.stepUpOptions,
    ownRoute({
      summary: 'Begin step-up authentication with a passkey and get the request options',
      errors: [400, 401, 403, 415, 503],
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
