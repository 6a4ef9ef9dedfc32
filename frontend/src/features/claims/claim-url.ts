import { pagePaths } from '@poolpros/contracts/paths';

/** Where a signed-in contractor claims a listing. */
export const claimUrl = (installerId: number): string => `${pagePaths.claim}?listing=${installerId}`;

/** The listing that the query of the claim page names; null when it names none. */
export function claimedId(query: URLSearchParams): number | null {
  const named = query.get('listing') ?? '';
  return /^[1-9]\d{0,8}$/.test(named) ? Number(named) : null;
}
