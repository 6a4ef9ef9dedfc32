import { newId } from '@poolpros/chassis/ids';
import { cellsOf, expectedOf, subjectsOf, tryCell } from '@poolpros/chassis/testing/machine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeLifecycle } from '../src/editing/actions/change-lifecycle.js';
import { ListingChangeEntity } from '../src/editing/db/entities.js';
import { changeMachine, type ListingChangeRecord } from '../src/editing/domain/listing-change.js';
import { type Harness, startDirectory } from './support.js';

let directory: Harness;
beforeAll(async () => {
  directory = await startDirectory();
});
afterAll(() => directory.stop());

/** A change stored directly in a state. */
async function storedIn(status: ListingChangeRecord['status']): Promise<ListingChangeRecord> {
  const { id: listingId, phone } = await directory.add();
  const accountId = newId();
  await directory.join(listingId, accountId);
  const edit = { before: { phone }, after: { phone: '(512) 555-0188' } };
  const { body } = await directory.post(
    `/contractors/me/listings/${listingId}/changes`,
    edit,
    directory.contractor(accountId),
  );
  const { manager } = directory.database.dataSource;
  await manager.update(ListingChangeEntity, { id: body.pending.id }, { status });
  return await manager.findOneByOrFail(ListingChangeEntity, { id: body.pending.id });
}

const subjectFor = subjectsOf(storedIn);

test.each(cellsOf(changeMachine))('$state by $action of $actor meets $failure', async (cell) => {
  const change = await subjectFor(cell);
  const outcome = await tryCell(directory.database.transaction, changeLifecycle, change, cell);
  expect(outcome).toEqual(expectedOf(changeMachine, cell, change.version));
});
