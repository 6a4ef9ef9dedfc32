import { clientName } from '@poolpros/chassis/client-name';
import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { createOnce } from '@poolpros/chassis/idempotency';
import { networkHash } from '@poolpros/chassis/network';
import { claimEndpoints } from '@poolpros/contracts/endpoints/claims';
import { idempotencyHeadersSchema } from '@poolpros/contracts/http/idempotency';
import type { Context } from '../../base/context.js';
import { installerNotFound } from '../../base/refusals.js';
import { findInstaller } from '../../listings/db/installer-store.js';
import { isShown } from '../../listings/domain/installer.js';
import { actingOf, byContractors } from '../../members/routes/acting.js';
import { appealClaim } from '../actions/appeal-claim.js';
import { claimContext } from '../actions/claim-context.js';
import { startClaim } from '../actions/start-claim.js';
import { withdrawClaim } from '../actions/withdraw-claim.js';
import { claimsOf } from '../db/claim-store.js';
import { claimMethodsOf } from '../domain/claim-methods.js';
import { claimView, claimViews } from './claim-views.js';

/** Claims of the contractor who is signed in: what they are, how they begin and end. */
export function claimRoutes(app: ZodApp, { config, database, now }: Context): void {
  const own = byContractors('claims');
  const { manager } = database.dataSource;
  const how = { linkSecret: config.LINK_SECRET, sendsTexts: config.PHONE_MESSAGES_URL !== undefined };

  route(
    app,
    claimEndpoints.ownClaims,
    own({ summary: 'List your claims, newest first', errors: [401, 403, 503] }),
    async (request) => ({ items: await claimViews(manager, await claimsOf(manager, actingOf(request).id), now()) }),
  );

  route(
    app,
    claimEndpoints.sendClaim,
    own({ summary: 'Claim a listing', headers: idempotencyHeadersSchema, errors: [400, 401, 403, 404, 409, 429, 503] }),
    async (request, reply) => {
      const origin = {
        network: networkHash(config.LINK_SECRET, 'claim-network', request.ip),
        browser: clientName(request.headers['user-agent']),
      };
      return await createOnce(database, request, reply, async (tx) =>
        claimView(tx, await startClaim(tx, { ...how, origin }, request.body, actingOf(request), now()), now()),
      );
    },
  );

  route(
    app,
    claimEndpoints.claimMethods,
    own({ summary: 'List the ways to claim a listing, fastest first', errors: [400, 401, 403, 404, 503] }),
    async (request) => {
      const listing = await findInstaller(manager, request.query.installerId);
      if (!listing || !isShown(listing)) throw installerNotFound();
      const standing = await claimContext(manager, { listingId: listing.id, accountId: actingOf(request).id });
      return { methods: claimMethodsOf(listing, standing, { sendsTexts: how.sendsTexts, now: now() }) };
    },
  );

  route(
    app,
    claimEndpoints.withdrawClaim,
    own({ summary: 'Withdraw one of your claims', errors: [400, 401, 403, 404, 409, 503] }),
    (request) =>
      database.transaction(async (tx) =>
        claimView(tx, await withdrawClaim(tx, request.body.claimId, actingOf(request), now()), now()),
      ),
  );

  route(
    app,
    claimEndpoints.appealClaim,
    own({
      summary: 'Appeal the rejection of your claim',
      errors: [400, 401, 403, 404, 409, 429, 503],
    }),
    (request) =>
      database.transaction(async (tx) =>
        claimView(tx, await appealClaim(tx, request.body, actingOf(request), now()), now()),
      ),
  );
}
