import { expect, it } from 'vitest';
import { isPrivateRead, tokenChoice } from './token-choice.js';

it.each([
  ['GET', '/api/admin/submissions', 'admin'],
  ['POST', '/api/admin/submissions/1/approve', 'admin'],
  ['POST', '/api/contractors/7/generate-claim-code', 'admin'],
  ['POST', '/api/claims/7/reject', 'admin'],
  ['GET', '/api/accounts/admin/me', 'admin'],
  ['GET', '/api/contractors/me/listings', 'contractor'],
  ['POST', '/api/installers/7', 'contractor'],
  ['POST', '/api/review-request', 'contractor'],
  ['GET', '/api/accounts/contractor/me', 'contractor'],
  ['GET', '/api/accounts/contractor/sessions', 'contractor'],
  ['POST', '/api/accounts/admin/sessions/end-others', 'admin'],
  ['POST', '/api/accounts/password-resets', 'either'],
  ['POST', '/api/installers/7/approve', 'admin'],
  ['POST', '/api/installers/7/generate-claim-code/', 'admin'],
  ['POST', '/api/reviews', 'either'],
  ['POST', '/api/submissions/admin-pools', 'either'],
  ['POST', '/api/submissions/approved', 'either'],
  ['POST', '/api/submissions/rejections', 'either'],
  ['POST', '/api/claims/generate-claim-codes', 'either'],
  ['POST', '/api/pool-contractors/7', 'either'],
  ['POST', '/api/installers-near/7', 'either'],
  ['POST', '/api/review-requests/7', 'either'],
  ['POST', '/api/reviews#/admin', 'either'],
  ['GET', '/api/installers/admin-pools', 'contractor'],
  ['GET', '/api/installers/7', 'contractor'],
  ['GET', '/api/installers?state=texas', 'contractor'],
  ['GET', '/api/installers/search?state=texas', 'contractor'],
  ['GET', '/api/installers/search-enhanced', 'contractor'],
  ['GET', '/api/installers-near/7', null],
  ['GET', '/api/search/suggestions?q=pool', null],
  ['GET', '/api/places/states', null],
  ['GET', '/api/reviews?installerId=4', null],
  ['GET', '/api/summary?next=/admin/approve', null],
] as const)('%s %s carries the token of %s', (method, path, expected) => {
  expect(tokenChoice(method, path)).toBe(expected);
});

it.each([
  ['/api/contractors/me/listings', true],
  ['/api/accounts/contractor/me', true],
  ['/api/installers/7', false],
  ['/api/reviews', false],
])('an account is forgotten with %s: %s', (path, expected) => {
  expect(isPrivateRead(path)).toBe(expected);
});
