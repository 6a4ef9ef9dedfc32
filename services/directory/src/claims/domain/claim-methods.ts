import type { ClaimOffer } from '@poolpros/contracts/http/claims';
import { type ClaimContext, hasSettled, isAutomatic } from './claim.js';
import { proofDomain } from './claim-proof.js';

/** The methods to claim a listing, the quickest first, and which of them need no decision (docs/rules.md#claims). */
export function claimMethodsOf(
  listing: { phone: string | null; phoneExtension: string | null; website: string | null },
  standing: ClaimContext,
  { sendsTexts, now }: { sendsTexts: boolean; now: Date },
): ClaimOffer[] {
  const domain = proofDomain(listing.website);
  const onTheSpot = isAutomatic(standing, now);
  return [
    // A phone with an extension cannot receive text messages.
    ...(sendsTexts && listing.phone !== null && listing.phoneExtension === null
      ? [
          {
            method: 'phone' as const,
            isAutomatic: onTheSpot && hasSettled(standing.phoneChangedAt, now),
            to: listing.phone,
          },
        ]
      : []),
    ...(domain === null ? [] : [{ method: 'domain_mail' as const, isAutomatic: onTheSpot, to: domain }]),
    { method: 'code', isAutomatic: onTheSpot, to: null },
    // A page is transferred by strong proof or by the word of its owner.
    ...(standing.hasOwner
      ? [{ method: 'owner' as const, isAutomatic: false, to: null }]
      : (['license', 'documents'] as const).map((method) => ({ method, isAutomatic: false, to: null }))),
  ];
}
