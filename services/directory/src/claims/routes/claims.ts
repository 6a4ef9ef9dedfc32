import { clientName } from '@poolpros/chassis/client-name';
import { problems, type ZodApp } from '@poolpros/chassis/http';
import { createOnce } from '@poolpros/chassis/idempotency';
import { networkHash } from '@poolpros/chassis/network';
import {
  claimAppealSchema,
  claimBodySchema,
  claimMethodsQuerySchema,
  claimMethodsSchema,
  claimWithdrawalSchema,
  ownClaimSchema,
  ownClaimsSchema,
} from '@poolpros/contracts/http/claims';
import { idempotencyHeadersSchema } from '@poolpros/contracts/http/idempotency';
import { apiPaths, servicePath } from '@poolpros/contracts/paths';
import type { Context } from '../../base/context.js';
import { installerNotFound } from '../../base/refusals.js';
import { findInstaller } from '../../listings/db/installer-store.js';
import { isShown } from '../../listings/domain/installer.js';
import { actingOf, byContractors } from '../../members/routes/acting.js';
import { appealClaim } from '../actions/appeal-claim.js';
import { claimStanding } from '../actions/claim-standing.js';
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

  app.get(
    servicePath(apiPaths.ownClaims),
    own({ summary: 'Own claims, newest first', response: { 200: ownClaimsSchema, ...problems(401, 403, 503) } }),
    async (request) => ({ items: await claimViews(manager, await claimsOf(manager, actingOf(request).id), now()) }),
  );

  app.post(
    servicePath(apiPaths.ownClaims),
    own({
      summary: 'Claim a listing',
      headers: idempotencyHeadersSchema,
      body: claimBodySchema,
      response: { 201: ownClaimSchema, ...problems(400, 401, 403, 404, 409, 429, 503) },
    }),
    async (request, reply) => {
      reply.code(201);
      const origin = {
        network: networkHash(config.LINK_SECRET, 'claim-network', request.ip),
        browser: clientName(request.headers['user-agent']),
      };
      return await createOnce(database, request, reply, async (tx) =>
        claimView(tx, await startClaim(tx, { ...how, origin }, request.body, actingOf(request), now()), now()),
      );
    },
  );

  app.get(
    servicePath(apiPaths.claimMethods),
    own({
      summary: 'How a listing can be claimed, the quickest way first',
      querystring: claimMethodsQuerySchema,
      response: { 200: claimMethodsSchema, ...problems(400, 401, 403, 404, 503) },
    }),
    async (request) => {
      const listing = await findInstaller(manager, request.query.installerId);
      if (!listing || !isShown(listing)) throw installerNotFound();
      const standing = await claimStanding(manager, { listingId: listing.id, accountId: actingOf(request).id });
      return { methods: claimMethodsOf(listing, standing, { sendsTexts: how.sendsTexts, now: now() }) };
    },
  );

  app.post(
    servicePath(apiPaths.withdrawClaim),
    own({
      summary: 'Take an own claim back',
      body: claimWithdrawalSchema,
      response: { 200: ownClaimSchema, ...problems(400, 401, 403, 404, 409, 503) },
    }),
    (request) =>
      database.transaction(async (tx) =>
        claimView(tx, await withdrawClaim(tx, request.body.claimId, actingOf(request), now()), now()),
      ),
  );

  app.post(
    servicePath(apiPaths.appealClaim),
    own({
      summary: 'Have the rejection of an own claim looked at once more',
      body: claimAppealSchema,
      response: { 200: ownClaimSchema, ...problems(400, 401, 403, 404, 409, 429, 503) },
    }),
    (request) =>
      database.transaction(async (tx) =>
        claimView(tx, await appealClaim(tx, request.body, actingOf(request), now()), now()),
      ),
  );
}
