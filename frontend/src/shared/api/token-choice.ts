import type { Audience } from '@poolpros/contracts/http/accounts';

const adminParts = /(?:^|\/)admin(?:\/|$)|generate-claim-code|approve|reject/;
const contractorParts = /contractors|installers|review-request|(?:^|\/)accounts\/contractor(?:\/|$)/;

/**
 * Whose token a call to this path carries (specification §6); `either` is the administrator's if there is one,
 * else the contractor's. Account calls name their audience in the path and use that one.
 */
export function tokenChoice(path: string): Audience | 'either' {
  const bare = path.split('?', 1)[0] ?? path;
  if (adminParts.test(bare)) return 'admin';
  return contractorParts.test(bare) ? 'contractor' : 'either';
}
