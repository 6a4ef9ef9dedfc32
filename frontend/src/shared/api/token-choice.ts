import type { Audience } from '@poolpros/contracts/http/accounts';

const adminSegments = new Set(['admin', 'generate-claim-code', 'approve', 'reject']);
const contractorSegments = new Set(['contractors', 'installers', 'review-request']);
/** Areas of which not every read is for everybody. */
const privateSegments = new Set(['admin', 'contractors', 'accounts']);

const segmentsOf = (path: string): string[] => (path.split(/[?#]/, 1)[0] ?? path).split('/');
const hasAny = (segments: readonly string[], wanted: ReadonlySet<string>) =>
  segments.some((segment) => wanted.has(segment));

/** Whether what a path reads may differ from account to account. */
export const isPrivateRead = (path: string): boolean => hasAny(segmentsOf(path), privateSegments);

/**
 * Whose token a call carries, by whole segments of its path (docs/rules.md#token-choice). `either` is the administrator's
 * if there is one, else the contractor's. Account calls name their audience in the path and use that one. Reads of what
 * everybody may see carry none (null), except those below `/api/installers`, whose token the gateway drops.
 */
export function tokenChoice(method: string, path: string): Audience | 'either' | null {
  const segments = segmentsOf(path);
  const isContractors = hasAny(segments, contractorSegments);
  if (method === 'GET' && !isPrivateRead(path) && !isContractors) return null;
  if (hasAny(segments, adminSegments)) return 'admin';
  const ofAccounts = segments[segments.indexOf('accounts') + 1] === 'contractor';
  return ofAccounts || isContractors ? 'contractor' : 'either';
}
