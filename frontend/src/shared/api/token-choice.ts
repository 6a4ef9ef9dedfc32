import type { Audience } from '@poolpros/contracts/http/accounts';

const privateAreas = /\/(?:contractors|admin|accounts)\//;
const adminParts = /(?:^|\/)admin(?:\/|$)|generate-claim-code|approve|reject/;
const contractorParts = /contractors|installers|review-request|(?:^|\/)accounts\/contractor(?:\/|$)/;

/**
 * Whose token a call carries. Reads of what everybody may see carry none (null), so that no service learns who searches.
 * `either` is the administrator's if there is one, else the contractor's. Account calls name their audience in the path
 * and use that one.
 */
export function tokenChoice(method: string, path: string): Audience | 'either' | null {
  const bare = path.split('?', 1)[0] ?? path;
  if (method === 'GET' && !privateAreas.test(bare)) return null;
  if (adminParts.test(bare)) return 'admin';
  return contractorParts.test(bare) ? 'contractor' : 'either';
}
