import { newId } from '@poolpros/chassis/ids';
import { cellsOf, expectedOf, subjectsOf, tryCell } from '@poolpros/chassis/testing/machine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactRequestLifecycle } from '../src/requests/actions/contact-request-lifecycle.js';
import { ContactRequestEntity } from '../src/requests/db/entities.js';
import { type ContactRequestRecord, contactRequestMachine } from '../src/requests/domain/contact-request.js';
import { type Harness, startDirectory } from './support.js';

let directory: Harness;
let stored: ContactRequestRecord;
beforeAll(async () => {
  directory = await startDirectory();
  const { id: installerId } = await directory.add();
  const request = { installerId, name: 'Ann', email: 'ann@home.example', message: 'Please call me.' };
  const { body } = await directory.post('/contact-requests', request);
  stored = await directory.database.dataSource.manager.findOneByOrFail(ContactRequestEntity, { id: body.id });
});
afterAll(() => directory.stop());

/** A contact request stored directly in a state. */
async function storedIn(status: ContactRequestRecord['status']): Promise<ContactRequestRecord> {
  const request = { ...stored, id: newId(), status };
  await directory.database.dataSource.manager.insert(ContactRequestEntity, request);
  return request;
}

const subjectFor = subjectsOf(storedIn);

test.each(cellsOf(contactRequestMachine))('$state by $action of $actor meets $failure', async (cell) => {
  const request = await subjectFor(cell);
  const outcome = await tryCell(directory.database.transaction, contactRequestLifecycle, request, cell);
  expect(outcome).toEqual(expectedOf(contactRequestMachine, cell, request.version));
});
