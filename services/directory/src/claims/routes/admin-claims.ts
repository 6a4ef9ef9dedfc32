import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { historiesOf } from '@poolpros/chassis/machine/history';
import { claimEndpoints } from '@poolpros/contracts/endpoints/claims';
import type { AdminClaim } from '@poolpros/contracts/http/admin-claims';
import { pageSizes } from '@poolpros/contracts/limits';
import type { EntityManager } from 'typeorm';
import { contactsOf } from '../../base/accounts/account-contacts.js';
import type { Context } from '../../base/context.js';
import { stepsOf } from '../../base/domain/steps.js';
import { queuePage } from '../../base/routes/queue-page.js';
import { installersByIds } from '../../listings/db/installer-store.js';
import { phoneDetails } from '../../listings/domain/phone.js';
import { listingLink } from '../../listings/routes/listing-link.js';
import { authorize } from '../../members/actions/authorize.js';
import { claimedAmong } from '../../members/db/member-store.js';
import { actingOf, byStaff } from '../../members/routes/acting.js';
import { approveClaim, rejectClaim } from '../actions/decide-claim.js';
import { generateClaimCode } from '../actions/generate-claim-code.js';
import { revokeClaim, upholdClaim } from '../actions/revoke-claim.js';
import { documentsOf } from '../db/claim-document-store.js';
import { countClaims, countOpenClaims, listClaims } from '../db/claim-store.js';
import { type ClaimRecord, claimMachine, contestEnd, isOpen } from '../domain/claim.js';
import { documentView } from '../domain/claim-document.js';
import { risksAmong } from './claim-risks.js';

export function adminClaimRoutes(app: ZodApp, { accounts, database, now }: Context): void {
  const reading = byStaff('claims:read');
  const deciding = byStaff('claims:decide');
  const errors = [400, 401, 403, 404, 409, 503];

  route(
    app,
    claimEndpoints.adminClaims,
    reading({ summary: 'List pending or decided claims', errors: [400, 401, 403, 503] }),
    async (request) => {
      authorize(actingOf(request), 'read_claims');
      const queue = { count: countClaims, list: listClaims, views };
      return await queuePage(database.dataSource.manager, queue, request.query, pageSizes.claims);
    },
  );

  for (const { endpoint, decide, summary } of [
    {
      endpoint: claimEndpoints.approveClaim,
      decide: approveClaim,
      summary: 'Approve a claim and grant the listing to the claimant',
    },
    {
      endpoint: claimEndpoints.upholdClaim,
      decide: upholdClaim,
      summary: 'Uphold an approved claim despite an objection',
    },
  ])
    route(app, endpoint, deciding({ summary, errors }), async (request) => {
      const decision = { ...request.params, ...request.body, requestId: request.id };
      const actor = actingOf(request);
      return view(await database.transaction((tx) => decide(tx, decision, actor, now())));
    });

  route(app, claimEndpoints.rejectClaim, deciding({ summary: 'Reject a claim', errors }), async (request) => {
    const { note, ...body } = request.body;
    const decision = { ...request.params, ...body, note: note || null, requestId: request.id };
    const actor = actingOf(request);
    return view(await database.transaction((tx) => rejectClaim(tx, decision, actor, now())));
  });

  route(
    app,
    claimEndpoints.revokeClaim,
    deciding({ summary: 'Revoke the approval of a claim', errors }),
    async (request) => {
      const { note, ...body } = request.body;
      const decision = { ...request.params, ...body, note: note || null, requestId: request.id };
      const actor = actingOf(request);
      return view(await database.transaction((tx) => revokeClaim(tx, decision, actor, now())));
    },
  );

  route(
    app,
    claimEndpoints.generateClaimCode,
    deciding({ summary: 'Generate a code for claiming a listing', errors: [400, 401, 403, 404, 503] }),
    (request) =>
      database.transaction(async (tx) => {
        const made = await generateClaimCode(
          tx,
          { installerId: request.params.installerId, requestId: request.id },
          actingOf(request),
          now(),
        );
        return { code: made.code, expiresAt: made.expiresAt.toISOString(), listing: listingLink(made.listing) };
      }),
  );

  async function view(claim: ClaimRecord): Promise<AdminClaim> {
    const [seen] = await views(database.dataSource.manager, [claim]);
    if (!seen) throw new Error('the claimed listing is gone');
    return seen;
  }

  async function views(tx: EntityManager, claims: readonly ClaimRecord[]): Promise<AdminClaim[]> {
    const listingIds = [...new Set(claims.map(({ listingId }) => listingId))];
    const listings = new Map((await installersByIds(tx, listingIds)).map((listing) => [listing.id, listing]));
    const owned = await claimedAmong(tx, listingIds);
    const documents = await documentsOf(
      tx,
      claims.map(({ id }) => id),
    );
    const openOf = await countOpenClaims(tx, listingIds);
    const historyOf = await historiesOf(
      tx,
      claimMachine,
      claims.map(({ id }) => id),
    );
    const contacts = await contactsOf(accounts, [...new Set(claims.map(({ accountId }) => accountId))]);
    const claimants = new Map(contacts.map(({ accountId, name, email }) => [accountId, { name, email }]));
    const risksOf = await risksAmong(tx, claims, contacts);
    return claims.flatMap((claim) => {
      const listing = listings.get(claim.listingId);
      if (!listing) return [];
      return {
        id: claim.id,
        version: claim.version,
        method: claim.method,
        status: claim.status,
        claimant: claimants.get(claim.accountId) ?? null,
        role: claim.role,
        licenseNumber: claim.licenseNumber,
        proofEmail: claim.proofEmail,
        documents: documents.filter(({ claimId }) => claimId === claim.id).map(documentView),
        note: claim.note,
        browser: claim.browser,
        risks: risksOf(claim, listing),
        isStrong: claim.isStrong,
        hasOwner: owned.has(claim.listingId),
        ownerAnswersUntil: claim.ownerAnswersUntil?.toISOString() ?? null,
        contestEndsAt: contestEnd(claim)?.toISOString() ?? null,
        otherClaims: openOf(claim.listingId) - (isOpen(claim) ? 1 : 0),
        startedAt: claim.startedAt.toISOString(),
        decidedAt: claim.decidedAt?.toISOString() ?? null,
        reasonCode: claim.reasonCode,
        decisionNote: claim.decisionNote,
        appeal: claim.appeal,
        objection: claim.objection,
        listing: {
          ...listingLink(listing),
          phone: listing.phone,
          ...phoneDetails(listing),
          email: listing.contactEmail,
          website: listing.website,
          licenses: listing.licenses,
          listedAt: listing.listedAt.toISOString(),
        },
        history: stepsOf(historyOf(claim.id)),
      };
    });
  }
}
