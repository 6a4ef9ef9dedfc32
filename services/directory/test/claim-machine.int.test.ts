import { newId } from '@poolpros/chassis/ids';
import { cellsOf, expectedOf, subjectsOf, tryCell } from '@poolpros/chassis/testing/machine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimLifecycle } from '../src/claims/actions/claim-lifecycle.js';
import { ClaimEntity } from '../src/claims/db/entities.js';
import { type ClaimRecord, claimMachine } from '../src/claims/domain/claim.js';
import { type Harness, startDirectory } from './support.js';

let directory: Harness;
beforeAll(async () => {
  directory = await startDirectory();
});
afterAll(() => directory.stop());

/** A claim stored directly in a state, of a listing of its own: each claim is compared with the others of its listing. */
async function storedIn(status: ClaimRecord['status']): Promise<ClaimRecord> {
  const { id: installerId } = await directory.add();
  const token = directory.contractor(newId());
  const body = { installerId, method: 'license', licenseNumber: 'TX 1' };
  const { body: claim } = await directory.post('/contractors/me/claims', body, token);
  const { manager } = directory.database.dataSource;
  await manager.update(ClaimEntity, { id: claim.id }, { status });
  return await manager.findOneByOrFail(ClaimEntity, { id: claim.id });
}

const subjectFor = subjectsOf(storedIn);

test.each(cellsOf(claimMachine))('$state by $action of $actor meets $failure', async (cell) => {
  const claim = await subjectFor(cell);
  const outcome = await tryCell(directory.database.transaction, claimLifecycle, claim, cell);
  expect(outcome).toEqual(expectedOf(claimMachine, cell, claim.version));
});
