import { newId } from '@poolpros/chassis/ids';
import { cellsOf, expectedOf, tryCell } from '@poolpros/chassis/testing/machine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deletionLifecycle } from '../src/actions/deletion-lifecycle.js';
import { accountDeletionEntity } from '../src/db/entities.js';
import { type AccountDeletionRow, deletionMachine, eraseDate } from '../src/domain/account-deletion.js';
import { type Harness, startAccounts } from './harness.js';

let accounts: Harness;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());

test.each(cellsOf(deletionMachine))('$state by $action of $actor meets $failure', async (cell) => {
  const now = new Date();
  const deletion: AccountDeletionRow = {
    id: newId(),
    version: 1,
    status: cell.state,
    accountId: newId(),
    requestedAt: now,
    eraseAt: eraseDate(now),
  };
  const { database } = accounts.context;
  await database.dataSource.manager.insert(accountDeletionEntity, deletion);
  const outcome = await tryCell(database.transaction, deletionLifecycle, deletion, cell);
  expect(outcome).toEqual(expectedOf(deletionMachine, cell, deletion.version));
});
