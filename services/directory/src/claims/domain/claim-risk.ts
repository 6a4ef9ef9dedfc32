import type { ClaimRisk } from '@poolpros/contracts/claim-risks';
import { dayMs } from '@poolpros/contracts/time';
import { domainOf, isAtOtherDomain, isFreeMail } from './claim-proof.js';

/** Days before a claim in which events count as a risk. */
const lookBackDays = 30;
/** Number of claims from one network within these days that is suspicious. */
const manyClaims = 3;

/** The facts about a claim to decide. */
export interface ClaimCircumstances {
  startedAt: Date;
  /** Of the claimant; null for an account that is closed. */
  account: { email: string; createdAt: Date | null } | null;
  listing: { website: string | null; phone: string | null; phoneSince: Date };
  /** Claims from its network since `networkSince`, including this one; 0 if unknown. */
  claimsOfNetwork: number;
}

/** The start of the period in which claims of a network count together with one. */
export const networkSince = (startedAt: Date): Date => new Date(startedAt.getTime() - lookBackDays * dayMs);

/** Reasons for a second look at a claim; none of them decides one (docs/rules.md#claim-risks). */
export function claimRisksOf({ startedAt, account, listing, claimsOfNetwork }: ClaimCircumstances): ClaimRisk[] {
  const flags: Record<ClaimRisk, boolean> = {
    free_mail: account !== null && isFreeMail(domainOf(account.email)),
    other_domain: account !== null && isAtOtherDomain(account.email, listing.website),
    new_account: account?.createdAt != null && startedAt.getTime() - account.createdAt.getTime() < dayMs,
    busy_network: claimsOfNetwork >= manyClaims,
    new_phone: listing.phone !== null && listing.phoneSince > networkSince(startedAt),
  };
  return (Object.keys(flags) as ClaimRisk[]).filter((flag) => flags[flag]);
}
