import { newId } from '@poolpros/chassis/ids';
import { historyOf } from '@poolpros/chassis/machine/history';
import { Refusal } from '@poolpros/chassis/refusal';
import { cellsOf, eventsOf } from '@poolpros/chassis/testing/machine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember, findMember } from '../src/members/db/member-store.js';
import { takeMembershipStep } from '../src/team/actions/membership-step.js';
import { givesAccess, membershipId, membershipMachine } from '../src/team/domain/membership.js';
import { type Harness, startDirectory } from './support.js';

let directory: Harness;
let listingId: number;
beforeAll(async () => {
  directory = await startDirectory();
  listingId = (await directory.add()).id;
});
afterAll(() => directory.stop());

test.each(cellsOf(membershipMachine))('$state by $action of $actor meets $failure', async (cell) => {
  const { state, action, actor, failure } = cell;
  const member = { listingId, accountId: newId() };
  const { transaction, dataSource } = directory.database;
  const now = new Date();
  if (state !== 'gone') await addMember(dataSource.manager, { ...member, role: state, addedAt: now });
  const taken = transaction((tx) => takeMembershipStep(tx, member, action, { kind: actor, id: newId() }, now));
  const refused = await taken.then(
    () => false,
    (error: unknown) => error instanceof Refusal && error.code === 'conflict',
  );
  const role = (await findMember(dataSource.manager, listingId, member.accountId))?.role ?? 'gone';
  const steps = await historyOf(dataSource.manager, membershipMachine, membershipId(member));
  const events = await eventsOf(dataSource.manager, `${listingId}_${member.accountId}`);
  const { to } = membershipMachine.actions[action];
  expect({ refused, role, events, steps: steps.map(({ from, to, version }) => ({ from, to, version })) }).toEqual(
    failure === null
      ? // The member is mailed, and the owners about each new way in.
        {
          refused: false,
          role: to,
          events: givesAccess(action) === null ? 1 : 2,
          steps: [{ from: state, to, version: 1 }],
        }
      : { refused: true, role: state, events: 0, steps: [] },
  );
});
