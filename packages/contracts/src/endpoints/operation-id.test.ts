import { expect, it } from 'vitest';
import { operationIdOf } from './operation-id.js';

it.each([
  ['cities', 'GET', 'listCities'],
  ['city', 'GET', 'getCity'],
  ['ownListings', 'GET', 'listMyListings'],
  ['accountData', 'GET', 'getAccountData'],
  ['submitReview', 'POST', 'submitReview'],
  ['judgeOwnPassword', 'POST', 'judgeMyPassword'],
] as const)('calls %s with %s %s', (name, method, id) => {
  expect(operationIdOf(name, { method })).toBe(id);
});

it('takes what a row states', () => {
  expect(operationIdOf('nearest', { method: 'GET', operationId: 'findNearestInstallers' })).toBe(
    'findNearestInstallers',
  );
});
