import { newId } from '@poolpros/chassis/ids';
import { cellsOf, expectedOf, tryCell } from '@poolpros/chassis/testing/machine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactRequestLifecycle } from '../src/requests/actions/contact-request-lifecycle.js';
import { ContactRequestEntity } from '../src/requests/db/entities.js';
import { type ContactRequestRecord, contactRequestMachine } from '../src/requests/domain/contact-request.js';
import { type Harness, startDirectory } from './support.js';

let directory: Harness;
let installerId: number;
beforeAll(async () => {
  directory = await startDirectory();
  installerId = (await directory.add()).id;
});
afterAll(() => directory.stop());

/** A contact request stored directly in a state. */
async function storedIn(status: ContactRequestRecord['status']): Promise<ContactRequestRecord> {
  const email = `${newId()}@home.example`;
  const { body } = await directory.post('/contact-requests', { installerId, name: 'Ann', email, message: newId() });
  const { manager } = directory.database.dataSource;
  await manager.update(ContactRequestEntity, { id: body.id }, { status });
  return await manager.findOneByOrFail(ContactRequestEntity, { id: body.id });
}

test.each(cellsOf(contactRequestMachine))('$state by $action of $actor meets $failure', async (cell) => {
  const request = await storedIn(cell.state);
  const outcome = await tryCell(directory.database.transaction, contactRequestLifecycle, request, cell);
  expect(outcome).toEqual(expectedOf(contactRequestMachine, cell, request.version));
});
