import type { Audience } from '@poolpros/contracts/http/accounts';

const adminSegments = new Set(['admin', 'generate-claim-code', 'approve', 'reject']);
const contractorSegments = new Set(['contractors', 'installers', 'review-request']);
/** Areas of which not every read is for everybody. */
const privateSegments = new Set(['admin', 'contractors', 'accounts']);

/**
 * Whose token a call carries, by whole segments of its path (docs/rules.md#token-choice). Reads of what everybody may see
 * carry none (null), so that no service learns who searches. `either` is the administrator's if there is one, else the
 * contractor's. Account calls name their audience in the path and use that one.
 */
export function tokenChoice(method: string, path: string): Audience | 'either' | null {
  const segments = (path.split(/[?#]/, 1)[0] ?? path).split('/');
  const has = (wanted: ReadonlySet<string>) => segments.some((segment) => wanted.has(segment));
  if (method === 'GET' && !has(privateSegments)) return null;
  if (has(adminSegments)) return 'admin';
  const ofAccounts = segments[segments.indexOf('accounts') + 1] === 'contractor';
  return ofAccounts || has(contractorSegments) ? 'contractor' : 'either';
}
