import { newId } from '@poolpros/chassis/ids';
import { claimRevoked } from '@poolpros/contracts/events/directory';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cookieOf, type Harness, login, refresh, startAccounts } from './harness.js';

let accounts: Harness;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());

it('a claim that is taken back ends every session of its account, and no others', async () => {
  const accountId = await accounts.addAccount('contractor', 'false@example.com');
  await accounts.addAccount('contractor', 'other@example.com');
  const cookies = [];
  for (const email of ['false@example.com', 'false@example.com', 'other@example.com'])
    cookies.push(cookieOf(await login(accounts.app, 'contractor', email)).header);
  const claimId = newId();
  await accounts.publish(claimRevoked, {
    aggregateId: claimId,
    data: { claimId, installerId: 7, accountId, reasonCode: 'not_theirs', disputed: true },
  });
  await accounts.waitUntilIdle();
  const statuses = await Promise.all(cookies.map((cookie) => refresh(accounts.app, 'contractor', cookie)));
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([401, 401, 200]);
});
