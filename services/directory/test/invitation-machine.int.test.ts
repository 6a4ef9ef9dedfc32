import { newId } from '@poolpros/chassis/ids';
import { cellsOf, expectedOf, subjectsOf, tryCell } from '@poolpros/chassis/testing/machine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invitationLifecycle } from '../src/team/actions/invitation-lifecycle.js';
import { InvitationEntity } from '../src/team/db/entities.js';
import { type InvitationRecord, invitationMachine } from '../src/team/domain/invitation.js';
import { type Harness, startDirectory } from './support.js';

let directory: Harness;
let listingId: number;
beforeAll(async () => {
  directory = await startDirectory();
  listingId = (await directory.add()).id;
});
afterAll(() => directory.stop());

/** An invitation stored directly in a state. */
async function storedIn(status: InvitationRecord['status']): Promise<InvitationRecord> {
  const id = newId();
  const now = new Date();
  const invitation: InvitationRecord = {
    id,
    version: 1,
    status,
    listingId,
    email: `${id}@example.com`,
    role: 'staff',
    invitedBy: newId(),
    nonce: id,
    tokenHash: id,
    sentAt: now,
    expiresAt: now,
    closedAt: null,
    acceptedBy: null,
  };
  const { manager } = directory.database.dataSource;
  await manager.insert(InvitationEntity, invitation);
  return await manager.findOneByOrFail(InvitationEntity, { id });
}

const subjectFor = subjectsOf(storedIn);

test.each(cellsOf(invitationMachine))('$state by $action of $actor meets $failure', async (cell) => {
  const invitation = await subjectFor(cell);
  const outcome = await tryCell(directory.database.transaction, invitationLifecycle, invitation, cell);
  expect(outcome).toEqual(expectedOf(invitationMachine, cell, invitation.version));
});
