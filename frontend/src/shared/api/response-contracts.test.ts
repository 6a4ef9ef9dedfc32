import { expect, it } from 'vitest';
import { summary } from '../../../test/fixtures.js';
import { checkResponse } from './response-contracts.js';

it('accepts what the contract of an operation allows and what has none', () => {
  checkResponse('GET', '/api/summary', summary);
  checkResponse('POST', '/api/accounts/contractor/logout', {});
});

it.each([
  ['GET', '/api/summary', { ...summary, states: 'fifty' }],
  ['GET', '/api/installers/compare?ids=1,2', {}],
  ['GET', '/api/installers/7', {}],
  ['POST', '/api/accounts/admin/login', {}],
])('rejects what the contract of %s %s does not allow', (method, url, response) => {
  expect(() => checkResponse(method, url, response)).toThrow(`${method} ${url} does not keep its contract`);
});
