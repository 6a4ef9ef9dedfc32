import { identityOf } from '@poolpros/chassis/auth';
import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { claimEndpoints } from '@poolpros/contracts/endpoints/claims';
import type { EntityManager } from 'typeorm';
import { contactsOf } from '../../base/accounts/account-contacts.js';
import { requireProof } from '../../base/accounts/session-proof.js';
import type { Context } from '../../base/context.js';
import { installerNotFound } from '../../base/refusals.js';
import { findInstaller, installersByIds } from '../../listings/db/installer-store.js';
import { listingLink } from '../../listings/routes/listing-link.js';
import { rolesThatMay } from '../../members/domain/policy.js';
import { actingOf, byAnybody, byContractors } from '../../members/routes/acting.js';
import { answerClaim, answerClaimByLink, claimToAnswer, requireOpenOwner } from '../actions/answer-claim.js';
import { disputeClaim } from '../actions/dispute-claim.js';
import { claimsToAnswer } from '../db/claim-store.js';

/** What those say of a claim whom the page belongs to, or belonged to before. */
export function claimAnswerRoutes(app: ZodApp, { accounts, config, database, now }: Context): void {
  const own = byContractors('claims');
  const open = byAnybody('claims');

  route(
    app,
    claimEndpoints.claimsToAnswer,
    own({ summary: 'List claims on your listings that await your answer', errors: [401, 403, 503] }),
    async (request) => {
      const { manager } = database.dataSource;
      const { id: accountId } = actingOf(request);
      const roles = rolesThatMay('answer_claim');
      const claims = await claimsToAnswer(manager, { accountId, roles, now: now() });
      const listings = await installersByIds(manager, [...new Set(claims.map(({ listingId }) => listingId))]);
      const contacts = await contactsOf(accounts, [...new Set(claims.map((claim) => claim.accountId))]);
      return {
        items: claims.flatMap((claim) => {
          const listing = listings.find(({ id }) => id === claim.listingId);
          if (!listing || claim.ownerAnswersUntil === null) return [];
          return {
            id: claim.id,
            listing: listingLink(listing),
            claimant: contacts.find((each) => each.accountId === claim.accountId)?.name ?? null,
            isStrong: claim.isStrong,
            answerUntil: claim.ownerAnswersUntil.toISOString(),
          };
        }),
      };
    },
  );

  route(
    app,
    claimEndpoints.answerClaim,
    own({
      summary: 'Answer a claim on your listing; sharing or transferring it requires step-up authentication',
      errors: [400, 401, 403, 404, 409, 410, 503],
    }),
    async (request) => {
      const actor = actingOf(request);
      await claimToAnswer(database.dataSource.manager, request.body.claimId, actor);
      if (request.body.answer !== 'refuse') await requireProof(accounts, identityOf(request));
      return await database.transaction(async (tx) => {
        const { status, listingId } = await answerClaim(tx, request.body, actor, now());
        return { status, businessName: await nameOf(tx, listingId) };
      });
    },
  );

  route(
    app,
    claimEndpoints.answerClaimByLink,
    open({
      summary: 'Answer a claim with the link emailed to the owner of the listing',
      errors: [400, 404, 409, 410, 503],
    }),
    async (request) => {
      const asked = { accounts, linkSecret: config.LINK_SECRET };
      await requireOpenOwner(database.dataSource.manager, asked, request.body);
      return await database.transaction(async (tx) => {
        const { status, listingId } = await answerClaimByLink(tx, config.LINK_SECRET, request.body, now());
        return { status, businessName: await nameOf(tx, listingId) };
      });
    },
  );

  route(
    app,
    claimEndpoints.objectToClaim,
    open({
      summary: 'Object to an approved claim as not made by the business, with the link in its notice',
      errors: [400, 404, 409, 410, 503],
    }),
    (request) =>
      database.transaction(async (tx) => {
        const { listingId } = await disputeClaim(tx, config.LINK_SECRET, request.body, now());
        return { businessName: await nameOf(tx, listingId) };
      }),
  );
}

async function nameOf(tx: EntityManager, listingId: number): Promise<string> {
  const listing = await findInstaller(tx, listingId);
  if (!listing) throw installerNotFound();
  return listing.name;
}
