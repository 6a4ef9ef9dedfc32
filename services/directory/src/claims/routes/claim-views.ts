import { historiesOf } from '@poolpros/chassis/machine/history';
import { claimReasons } from '@poolpros/contracts/claim-reasons';
import type { OwnClaim } from '@poolpros/contracts/http/claims';
import type { EntityManager } from 'typeorm';
import { dayBefore } from '../../base/domain/day-before.js';
import { reasonText, stepsOf } from '../../base/domain/steps.js';
import { installerNotFound } from '../../base/refusals.js';
import { installersByIds } from '../../listings/db/installer-store.js';
import { listingLink } from '../../listings/routes/listing-link.js';
import { foundingPlacesOf } from '../../members/db/founding-store.js';
import { documentsOf } from '../db/claim-document-store.js';
import { phoneCodesOf } from '../db/phone-code-store.js';
import { appealDeadline, type ClaimRecord, claimMachine, contestEnd } from '../domain/claim.js';
import { documentView } from '../domain/claim-document.js';
import { codeEnds, isUsable, sendAgainAt } from '../domain/phone-code.js';

/** A claim as who started it reads it. */
export async function claimView(tx: EntityManager, claim: ClaimRecord, now: Date): Promise<OwnClaim> {
  const [own] = await claimViews(tx, [claim], now);
  if (!own) throw installerNotFound();
  return own;
}

/** The same of several, in their order. */
export async function claimViews(tx: EntityManager, claims: readonly ClaimRecord[], now: Date): Promise<OwnClaim[]> {
  const listingIds = [...new Set(claims.map(({ listingId }) => listingId))];
  const listings = new Map((await installersByIds(tx, listingIds)).map((listing) => [listing.id, listing]));
  const placeOf = await foundingPlacesOf(tx, listingIds);
  const historyOf = await historiesOf(
    tx,
    claimMachine,
    claims.map(({ id }) => id),
  );
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
      sentTo: code && isUsable(code, now) ? code.phone : null,
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
