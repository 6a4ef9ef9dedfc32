import { requireAccount } from '@poolpros/chassis/auth';
import { clientName } from '@poolpros/chassis/client-name';
import { problems, type ZodApp } from '@poolpros/chassis/http';
import { createOnce } from '@poolpros/chassis/idempotency';
import { hashToken } from '@poolpros/chassis/links';
import { historiesOf } from '@poolpros/chassis/machine/history';
import { networkHash } from '@poolpros/chassis/network';
import { claimReasons } from '@poolpros/contracts/claim-reasons';
import {
  claimAppealSchema,
  claimBodySchema,
  claimMethodsQuerySchema,
  claimMethodsSchema,
  claimPhoneCheckSchema,
  claimPhoneCodeSchema,
  claimProvedSchema,
  claimReviewSchema,
  claimWithdrawalSchema,
  type OwnClaim,
  ownClaimSchema,
  ownClaimsSchema,
} from '@poolpros/contracts/http/claims';
import { idempotencyHeadersSchema } from '@poolpros/contracts/http/idempotency';
import { linkBodySchema } from '@poolpros/contracts/http/submissions';
import { apiPaths, servicePath } from '@poolpros/contracts/paths';
import type { EntityManager } from 'typeorm';
import { appealClaim } from '../actions/appeal-claim.js';
import { checkPhoneCode } from '../actions/check-phone-code.js';
import { sendDocuments } from '../actions/claim-documents.js';
import { proveClaim } from '../actions/prove-claim.js';
import { sendPhoneCodeAgain } from '../actions/send-phone-code.js';
import { startClaim } from '../actions/start-claim.js';
import { withdrawClaim } from '../actions/withdraw-claim.js';
import type { Context } from '../context.js';
import { documentsOf } from '../db/claim-document-store.js';
import { claimsOf, contactSince } from '../db/claim-store.js';
import { foundingPlacesOf } from '../db/founding-store.js';
import { findInstaller, installersByIds } from '../db/installer-store.js';
import { claimedAmong } from '../db/member-store.js';
import { phoneCodesOf } from '../db/phone-code-store.js';
import { appealDeadline, type ClaimRecord, claimMachine, contestEnd } from '../domain/claim.js';
import { documentView } from '../domain/claim-document.js';
import { claimMethodsOf } from '../domain/claim-methods.js';
import { isShown } from '../domain/installer.js';
import { codeEnds, sendAgainAt } from '../domain/phone-code.js';
import { reasonText, stepsOf } from '../domain/steps.js';
import { dayBefore } from '../domain/submission.js';
import { installerNotFound } from '../refusals.js';
import { actingOf } from './acting.js';
import { listingLink } from './listing-link.js';

export function claimRoutes(app: ZodApp, { config, database }: Context): void {
  const { manager } = database.dataSource;
  const onlyContractors = { onRequest: requireAccount('contractor', 'listings:own') };
  const tags = ['claims'];
  const how = { linkSecret: config.LINK_SECRET, sendsTexts: config.PHONE_MESSAGES_URL !== undefined };

  app.get(
    servicePath(apiPaths.ownClaims),
    {
      ...onlyContractors,
      schema: {
        tags,
        summary: 'Own claims, newest first',
        response: { 200: ownClaimsSchema, ...problems(401, 403, 503) },
      },
    },
    async (request) => ({ items: await views(manager, await claimsOf(manager, actingOf(request).id)) }),
  );

  app.post(
    servicePath(apiPaths.ownClaims),
    {
      ...onlyContractors,
      schema: {
        tags,
        summary: 'Claim a listing',
        headers: idempotencyHeadersSchema,
        body: claimBodySchema,
        response: { 201: ownClaimSchema, ...problems(400, 401, 403, 404, 409, 429, 503) },
      },
    },
    async (request, reply) => {
      reply.code(201);
      const origin = {
        network: networkHash(config.LINK_SECRET, 'claim-network', request.ip),
        browser: clientName(request.headers['user-agent']),
      };
      return await createOnce(database, request, reply, async (tx) =>
        view(tx, await startClaim(tx, { ...how, origin }, request.body, actingOf(request), new Date())),
      );
    },
  );

  app.get(
    servicePath(apiPaths.claimMethods),
    {
      ...onlyContractors,
      schema: {
        tags,
        summary: 'How a listing can be claimed, the quickest way first',
        querystring: claimMethodsQuerySchema,
        response: { 200: claimMethodsSchema, ...problems(400, 401, 403, 404, 503) },
      },
    },
    async (request) => {
      const listing = await findInstaller(manager, request.query.installerId);
      if (!listing || !isShown(listing)) throw installerNotFound();
      const { sendsTexts } = how;
      const hasOwner = (await claimedAmong(manager, [listing.id])).has(listing.id);
      const phoneSince = (await contactSince(manager, listing.id)).phone;
      return { methods: claimMethodsOf(listing, { sendsTexts, phoneSince, hasOwner }, new Date()) };
    },
  );

  app.post(
    servicePath(apiPaths.sendClaimPhoneCode),
    {
      ...onlyContractors,
      schema: {
        tags,
        summary: 'Send another code to the phone of a claimed listing',
        headers: idempotencyHeadersSchema,
        body: claimPhoneCodeSchema,
        response: { 200: ownClaimSchema, ...problems(400, 401, 403, 404, 409, 429, 503) },
      },
    },
    (request, reply) =>
      createOnce(database, request, reply, async (tx) =>
        view(tx, await sendPhoneCodeAgain(tx, request.body.claimId, actingOf(request), new Date())),
      ),
  );

  app.post(
    servicePath(apiPaths.checkClaimPhoneCode),
    {
      ...onlyContractors,
      schema: {
        tags,
        summary: 'Prove a claim by the code that came to the phone; each call is a try',
        body: claimPhoneCheckSchema,
        response: { 200: ownClaimSchema, ...problems(400, 401, 403, 404, 409, 503) },
      },
    },
    async (request) => {
      const claim = await checkPhoneCode(database, how.linkSecret, request.body, actingOf(request), new Date());
      return await view(manager, claim);
    },
  );

  app.post(
    servicePath(apiPaths.withdrawClaim),
    {
      ...onlyContractors,
      schema: {
        tags,
        summary: 'Take an own claim back',
        body: claimWithdrawalSchema,
        response: { 200: ownClaimSchema, ...problems(400, 401, 403, 404, 409, 503) },
      },
    },
    (request) =>
      database.transaction(async (tx) =>
        view(tx, await withdrawClaim(tx, request.body.claimId, actingOf(request), new Date())),
      ),
  );

  app.post(
    servicePath(apiPaths.sendClaimDocuments),
    {
      ...onlyContractors,
      schema: {
        tags,
        summary: 'Send an own claim with its documents to the staff',
        body: claimReviewSchema,
        response: { 200: ownClaimSchema, ...problems(400, 401, 403, 404, 409, 503) },
      },
    },
    (request) =>
      database.transaction(async (tx) =>
        view(tx, await sendDocuments(tx, request.body.claimId, actingOf(request), new Date())),
      ),
  );

  app.post(
    servicePath(apiPaths.appealClaim),
    {
      ...onlyContractors,
      schema: {
        tags,
        summary: 'Have the rejection of an own claim looked at once more',
        body: claimAppealSchema,
        response: { 200: ownClaimSchema, ...problems(400, 401, 403, 404, 409, 429, 503) },
      },
    },
    (request) =>
      database.transaction(async (tx) => view(tx, await appealClaim(tx, request.body, actingOf(request), new Date()))),
  );

  app.post(
    servicePath(apiPaths.proveClaim),
    {
      schema: {
        tags,
        summary: 'Prove a claim by its mailed link; a second time answers its state',
        body: linkBodySchema,
        response: { 200: claimProvedSchema, ...problems(400, 404, 409, 410, 503) },
      },
    },
    (request) =>
      database.transaction(async (tx) => {
        const { status, listingId } = await proveClaim(tx, hashToken(request.body.token), new Date());
        const listing = await findInstaller(tx, listingId);
        if (!listing) throw installerNotFound();
        return { status, businessName: listing.name };
      }),
  );
}

async function view(tx: EntityManager, claim: ClaimRecord): Promise<OwnClaim> {
  const [own] = await views(tx, [claim]);
  if (!own) throw installerNotFound();
  return own;
}

async function views(tx: EntityManager, claims: readonly ClaimRecord[]): Promise<OwnClaim[]> {
  const listingIds = [...new Set(claims.map(({ listingId }) => listingId))];
  const listings = new Map((await installersByIds(tx, listingIds)).map((listing) => [listing.id, listing]));
  const placeOf = await foundingPlacesOf(tx, listingIds);
  const historyOf = await historiesOf(
    tx,
    claimMachine,
    claims.map(({ id }) => id),
  );
  const now = new Date();
  const documents = await documentsOf(
    tx,
    claims.map(({ id }) => id),
  );
  const codes = await phoneCodesOf(tx, listingIds, dayBefore(now));
  return claims.flatMap((claim) => {
    const code = claim.status === 'proof_sent' ? codes.find(({ claimId }) => claimId === claim.id) : undefined;
    const sent = codes.flatMap(({ listingId, sentAt }) => (listingId === claim.listingId ? sentAt : []));
    const proofUntil = code ? codeEnds(code.sentAt) : claim.proofUntil;
    const listing = listings.get(claim.listingId);
    if (!listing) return [];
    const reason = claim.reasonCode && reasonText(claimReasons[claim.reasonCode], claim.decisionNote);
    return {
      id: claim.id,
      method: claim.method,
      status: claim.status,
      listing: listingLink(listing),
      startedAt: claim.startedAt.toISOString(),
      proofUntil: claim.status === 'proof_sent' ? (proofUntil?.toISOString() ?? null) : null,
      sentTo: code?.phone ?? null,
      sendAgainAt: code ? (sendAgainAt(sent, now)?.toISOString() ?? null) : null,
      ownerAnswersUntil: claim.ownerAnswersUntil?.toISOString() ?? null,
      contestEndsAt: contestEnd(claim)?.toISOString() ?? null,
      reason,
      appealUntil: appealDeadline(claim, now)?.toISOString() ?? null,
      documents: documents.filter(({ claimId }) => claimId === claim.id).map(documentView),
      foundingPlace: claim.status === 'approved' ? placeOf(claim.listingId) : null,
      history: stepsOf(historyOf(claim.id)),
    };
  });
}
