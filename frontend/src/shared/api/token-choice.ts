import type { Audience } from '@poolpros/contracts/http/accounts';

/** Whether a path has one of these segments. */
const has = (segments: string, path: string): boolean =>
  new RegExp(`/(${segments})(/|$)`).test(path.replace(/[?#].*/, ''));

/** Whether the response of a path may differ by account. */
export const isPrivateRead = (path: string): boolean => has('admin|contractors|accounts', path);

/**
 * Whose token a call carries, by whole segments of its path (docs/rules.md#token-choice). `either` is the administrator's
 * if there is one, else the contractor's. Account calls name their audience in the path and use that one. Reads of what
 * everybody may see carry none (null), except those below `/api/installers`, whose token the gateway drops.
 */
export function tokenChoice(method: string, path: string): Audience | 'either' | null {
  const isContractors = has('contractors|installers|review-request', path);
  if (method === 'GET' && !isPrivateRead(path) && !isContractors) return null;
  if (has('admin|generate-claim-code|approve|reject', path)) return 'admin';
  return isContractors || has('accounts/contractor', path) ? 'contractor' : 'either';
}
