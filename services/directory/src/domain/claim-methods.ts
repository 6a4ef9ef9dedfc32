import type { ClaimOffer } from '@poolpros/contracts/http/claims';
import { hasSettled } from './claim.js';
import { proofDomain } from './claim-proof.js';

/** How a listing can be claimed, the quickest way first (docs/rules.md#claims). */
export function claimMethodsOf(
  listing: { phone: string | null; website: string | null },
  { sendsTexts, phoneSince, hasOwner }: { sendsTexts: boolean; phoneSince: Date; hasOwner: boolean },
  now: Date,
): ClaimOffer[] {
  const domain = proofDomain(listing.website);
  return [
    ...(sendsTexts && listing.phone !== null
      ? [{ method: 'phone' as const, isStrong: hasSettled(phoneSince, now), to: listing.phone }]
      : []),
    ...(domain === null ? [] : [{ method: 'domain_mail' as const, isStrong: true, to: domain }]),
    { method: 'code', isStrong: true, to: null },
    // A page changes hands by strong proof or the word of its owner.
    ...(hasOwner
      ? [{ method: 'owner' as const, isStrong: false, to: null }]
      : (['license', 'documents'] as const).map((method) => ({ method, isStrong: false, to: null }))),
  ];
}
