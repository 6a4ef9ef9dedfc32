import { expect, it } from 'vitest';
import { tokenChoice } from './token-choice.js';

it.each([
  ['/api/admin/submissions', 'admin'],
  ['/api/admin/submissions/1/approve', 'admin'],
  ['/api/contractors/7/generate-claim-code', 'admin'],
  ['/api/claims/7/reject', 'admin'],
  ['/api/accounts/admin/me', 'admin'],
  ['/api/contractors/me/listings', 'contractor'],
  ['/api/installers?state=texas', 'contractor'],
  ['/api/review-request', 'contractor'],
  ['/api/accounts/contractor/me', 'contractor'],
  ['/api/reviews?installerId=4', 'either'],
  ['/api/summary', 'either'],
  ['/api/summary?next=/admin/approve', 'either'],
] as const)('a call to %s carries the token of %s', (path, expected) => {
  expect(tokenChoice(path)).toBe(expected);
});
