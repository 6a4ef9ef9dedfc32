import { ensureStream } from '@poolpros/chassis/provisioning/streams';
import { contractorChanged, directoryStream } from '@poolpros/contracts/events/directory';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { restoreInstallers } from '../src/app/commands/after-restore.js';
import { changeInstaller, findInstaller } from '../src/listings/db/installer-store.js';
import { toSnapshot } from '../src/listings/domain/snapshot.js';
import { type Harness, startDirectory } from './support.js';

let directory: Harness;
beforeAll(async () => {
  // Only the test publishes.
  directory = await startDirectory({ later: ['relay'] });
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

test('an installer that only other services know is published as removed, and its id is not used again', async () => {
  const { bus } = directory.context;
  await ensureStream(bus, directoryStream);
  const known = await directory.add();
  const lost = { ...known, id: known.id + 40, version: 7, name: 'Born After The Backup' };
  const event = {
    id: '01890a5d-ac96-774b-bcce-b302099a8057',
    type: contractorChanged.type,
    aggregateId: String(lost.id),
    aggregateVersion: lost.version,
    occurredAt: new Date().toISOString(),
    data: toSnapshot(lost),
  };
  await bus.js().publish(bus.subject(contractorChanged, event.aggregateId), JSON.stringify(event));
  await restore();
  expect((await directory.events(contractorChanged.type)).at(-1)).toMatchObject({
    aggregateId: event.aggregateId,
    aggregateVersion: 1_000_007,
    data: { name: lost.name, status: 'removed' },
  });
  expect((await directory.add()).id).toBe(lost.id + 1_000_001);
});
