import { newId } from '@poolpros/chassis/ids';
import { historyOf } from '@poolpros/chassis/machine/history';
import { Refusal } from '@poolpros/chassis/refusal';
import { cellsOf, eventsOf } from '@poolpros/chassis/testing/machine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordStep } from '../src/team/actions/membership-step.js';
import { givesAccess, membershipId, membershipMachine } from '../src/team/domain/membership.js';
import { type Harness, startDirectory } from './support.js';

let directory: Harness;
let listingId: number;
beforeAll(async () => {
  directory = await startDirectory();
  listingId = (await directory.add()).id;
});
afterAll(() => directory.stop());

// The state of a member is its role, in a row without a version: what records a step is given where the member stands.
test.each(cellsOf(membershipMachine))('$state by $action of $actor meets $hindrance', async (cell) => {
  const { state, action, actor, hindrance } = cell;
  const member = { listingId, accountId: newId() };
  const { transaction, dataSource } = directory.database;
  const recorded = transaction((tx) =>
    recordStep(tx, { ...member, from: state, action }, { kind: actor, id: newId() }, new Date()),
  );
  const refused = await recorded.then(
    () => false,
    (error: unknown) => error instanceof Refusal && error.code === 'conflict',
  );
  const steps = await historyOf(dataSource.manager, membershipMachine, membershipId(member));
  const events = await eventsOf(dataSource.manager, `${listingId}_${member.accountId}`);
  const { to } = membershipMachine.actions[action];
  expect({ refused, events, steps: steps.map(({ from, to, version }) => ({ from, to, version })) }).toEqual(
    hindrance === null
      ? // The member is told, and the owners of whoever has a new way in.
        { refused: false, events: givesAccess(action) === null ? 1 : 2, steps: [{ from: state, to, version: 1 }] }
      : { refused: true, events: 0, steps: [] },
  );
});
