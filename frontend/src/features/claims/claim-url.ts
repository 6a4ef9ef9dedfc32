import { pagePaths } from '@poolpros/contracts/paths';
import { idOf } from '../../shared/lib/id-list.js';

/** Where a signed-in contractor claims a listing. */
export const claimUrl = (installerId: number): string => `${pagePaths.claim}?listing=${installerId}`;

/** The listing that the query of the claim page names; null when it names none. */
export const claimedId = (query: URLSearchParams): number | null => idOf(query.get('listing'));
