import { historyOf } from '@poolpros/chassis/machine/history';
import { transition } from '@poolpros/chassis/machine/transition';
import { Refusal } from '@poolpros/chassis/refusal';
import { cellsOf, eventsOf, expectedOf } from '@poolpros/chassis/testing/machine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listingLifecycle } from '../src/listings/actions/listing-lifecycle.js';
import { changeInstaller, findInstaller } from '../src/listings/db/installer-store.js';
import { listingMachine } from '../src/listings/domain/listing-status.js';
import { type Harness, startDirectory } from './support.js';

let directory: Harness;
beforeAll(async () => {
  directory = await startDirectory();
});
afterAll(() => directory.stop());

test.each(cellsOf(listingMachine))('$state by $action of $actor meets $failure', async (cell) => {
  const { transaction, dataSource } = directory.database;
  const survivor = (await directory.add()).id;
  const { id } = await directory.add();
  const standing = { mergedInto: cell.state === 'merged' ? survivor : null };
  const listing = await transaction((tx) =>
    changeInstaller(tx, id, () => ({ status: cell.state, ...standing }), new Date()),
  );
  const step = {
    action: cell.action,
    actor: { kind: cell.actor, id: null },
    at: new Date(),
    reason: 'because',
    ...(cell.action === 'merge' && { change: () => ({ mergedInto: survivor }) }),
  };
  const before = await eventsOf(dataSource.manager, id);
  const refused = await transaction((tx) => transition(tx, listingLifecycle, id, step)).then(
    () => false,
    (error: unknown) => error instanceof Refusal,
  );
  const after = await findInstaller(dataSource.manager, id);
  const steps = (await historyOf(dataSource.manager, listingMachine, String(id))).length;
  const events = (await eventsOf(dataSource.manager, id)) - before;
  // A step publishes the new state of the listing and the step itself.
  expect({ status: after?.status, version: after?.version, steps, events: events / 2, refused }).toEqual(
    expectedOf(listingMachine, cell, listing?.version ?? 0),
  );
});
