import { newId } from '@poolpros/chassis/ids';
import { ensureStream } from '@poolpros/chassis/provisioning/streams';
import { contractorChanged, directoryStream } from '@poolpros/contracts/events/directory';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { restoreInstallers } from '../src/app/commands/after-restore.js';
import { changeInstaller, findInstaller } from '../src/listings/db/installer-store.js';
import type { InstallerRecord } from '../src/listings/domain/installer.js';
import { toSnapshot } from '../src/listings/domain/snapshot.js';
import { type Harness, startDirectory } from './support.js';

let directory: Harness;
beforeAll(async () => {
  // Only the test publishes.
  directory = await startDirectory({ later: ['relay'] });
  await ensureStream(directory.context.bus, directoryStream);
});
afterAll(() => directory.stop());
beforeEach(() => directory.empty());

const restore = async (): Promise<string[]> => {
  const printed: string[] = [];
  await restoreInstallers(directory.context, (line) => printed.push(line));
  return printed;
};

test('every installer is published with a higher version, without a rating that reviews may not know', async () => {
  const { id } = await directory.add();
  const rating = { rating: 4.6, ratingMean: 4.61, reviewCount: 9, ratingVersion: 12 };
  await directory.database.transaction((tx) => changeInstaller(tx, id, () => rating, new Date()));
  expect(await restore()).toContain('installers to be published again: 1, of which the backup does not know: 0');
  expect(await findInstaller(directory.database.dataSource.manager, id)).toMatchObject({
    version: 1_000_002,
    rating: null,
    ratingMean: null,
    reviewCount: 0,
    ratingVersion: 0,
  });
  const event = (await directory.events(contractorChanged.type)).at(-1);
  expect(event).toMatchObject({
    aggregateId: String(id),
    aggregateVersion: 1_000_002,
    data: { status: 'published', rating: null, reviewCount: 0 },
  });
  // Others may know the listing in a state that is not in the backup.
  expect(event?.data).not.toHaveProperty('foundBefore');
  const found = await directory.get('/installers/search?minRating=4');
  expect(found.body).toMatchObject({ total: 0 });
});

/** Publishes the state of a listing that the database does not have. */
async function publishLost(lost: InstallerRecord): Promise<void> {
  const { bus } = directory.context;
  const event = {
    id: newId(),
    type: contractorChanged.type,
    aggregateId: String(lost.id),
    aggregateVersion: lost.version,
    occurredAt: new Date().toISOString(),
    data: toSnapshot(lost),
  };
  await bus.js().publish(bus.subject(contractorChanged, event.aggregateId), JSON.stringify(event));
}

test('an installer that only other services know is published as removed, and its id is not used again', async () => {
  const known = await directory.add();
  const lost = { ...known, id: known.id + 40, version: 7, name: 'Born After The Backup' };
  await publishLost(lost);
  await restore();
  expect((await directory.events(contractorChanged.type)).at(-1)).toMatchObject({
    aggregateId: String(lost.id),
    aggregateVersion: 1_000_007,
    data: { name: lost.name, status: 'removed' },
  });
  expect((await directory.add()).id).toBe(lost.id + 1_000_001);
});

test('many installers that only other services know are stored page by page, with word of how far it is', async () => {
  const known = await directory.add();
  // The stream still has the one of the test above.
  for (let id = known.id + 40; id <= known.id + 240; id++) await publishLost({ ...known, id });
  expect(await restore()).toEqual([
    'installers that the backup does not know: 200 of 201 stored',
    'installers that the backup does not know: 201 of 201 stored',
    'installers to be published again: 202, of which the backup does not know: 201',
    'people erased again: 0',
    'new installers get ids from: 1000242',
  ]);
});
