import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { createOnce } from '@poolpros/chassis/idempotency';
import { hashToken } from '@poolpros/chassis/links';
import { claimEndpoints } from '@poolpros/contracts/endpoints/claims';
import { idempotencyHeadersSchema } from '@poolpros/contracts/http/idempotency';
import { maskedClaimant } from '../../base/accounts/account-contacts.js';
import type { Context } from '../../base/context.js';
import { installerNotFound, linkInvalid } from '../../base/refusals.js';
import { findInstaller } from '../../listings/db/installer-store.js';
import { actingOf, byAnybody, byContractors } from '../../members/routes/acting.js';
import { checkPhoneCode } from '../actions/check-phone-code.js';
import { sendDocuments } from '../actions/claim-documents.js';
import { checkProofOpen, proveClaim } from '../actions/prove-claim.js';
import { sendPhoneCodeAgain } from '../actions/send-phone-code.js';
import { findClaimByToken } from '../db/claim-store.js';
import { claimView } from './claim-views.js';

/** What shows that a claimed listing is the claimant's: the code on its phone, the mailed link, documents. */
export function claimProofRoutes(app: ZodApp, { accounts, config, database, now }: Context): void {
  const own = byContractors('claims');
  const open = byAnybody('claims');
  const { manager } = database.dataSource;

  route(
    app,
    claimEndpoints.sendClaimPhoneCode,
    own({
      summary: 'Send another code to the phone of the listing you are claiming',
      headers: idempotencyHeadersSchema,
      errors: [400, 401, 403, 404, 409, 429, 503],
    }),
    (request, reply) =>
      createOnce(database, request, reply, async (tx) =>
        claimView(tx, await sendPhoneCodeAgain(tx, request.body.claimId, actingOf(request), now()), now()),
      ),
  );

  route(
    app,
    claimEndpoints.checkClaimPhoneCode,
    own({
      summary: 'Verify a claim with the code sent to the phone; each call counts as an attempt',
      errors: [400, 401, 403, 404, 409, 503],
    }),
    async (request) => {
      const claim = await checkPhoneCode(database, config.LINK_SECRET, request.body, actingOf(request), now());
      return await claimView(manager, claim, now());
    },
  );

  route(
    app,
    claimEndpoints.previewClaimProof,
    open({
      summary: 'Get the business and claimant that an emailed claim link belongs to',
      errors: [400, 404, 410, 503],
    }),
    async (request) => {
      const claim = await findClaimByToken(manager, hashToken(request.body.token));
      if (!claim) throw linkInvalid();
      if (claim.provedAt === null) checkProofOpen(claim, now());
      const listing = await findInstaller(manager, claim.listingId);
      if (!listing) throw installerNotFound();
      return { businessName: listing.name, claimant: await maskedClaimant(accounts, claim) };
    },
  );

  route(
    app,
    claimEndpoints.proveClaim,
    open({
      summary: 'Verify a claim with its emailed link; idempotent',
      errors: [400, 404, 409, 410, 503],
    }),
    (request) =>
      database.transaction(async (tx) => {
        const link = { tokenHash: hashToken(request.body.token), requestId: request.id };
        const { status, listingId } = await proveClaim(tx, link, now());
        const listing = await findInstaller(tx, listingId);
        if (!listing) throw installerNotFound();
        return { status, businessName: listing.name };
      }),
  );

  route(
    app,
    claimEndpoints.sendClaimDocuments,
    own({ summary: 'Send one of your claims and its documents for review', errors: [400, 401, 403, 404, 409, 503] }),
    (request) =>
      database.transaction(async (tx) =>
        claimView(tx, await sendDocuments(tx, request.body.claimId, actingOf(request), now()), now()),
      ),
  );
}
