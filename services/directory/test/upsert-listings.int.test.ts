import { newId } from '@poolpros/chassis/ids';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { noSpecialHours } from '@poolpros/contracts/http/opening-hours';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ListingChangeEntity } from '../src/editing/db/entities.js';
import { type Statement, upsertListings } from '../src/import/actions/upsert-listings.js';
import { InstallerEntity } from '../src/listings/db/entities.js';
import type { InstallerFields } from '../src/listings/domain/installer.js';
import { type Harness, installerFields, startDirectory } from './support.js';

let directory: Harness;
beforeAll(async () => {
  directory = await startDirectory();
});
afterAll(() => directory.stop());
beforeEach(() => directory.empty());

const renamed = (sourceId: string, name: string): Statement => ({
  stated: { sourceId, name },
  defaults: installerFields({ sourceId, name }),
});
const apply = (statements: Statement[]) =>
  directory.database.transaction((tx) => upsertListings(tx, statements, { apply: true, now: new Date() }));

test('two files that bring new words in opposite orders do not lock each other out', async () => {
  for (const sourceId of ['a1', 'a2', 'b1', 'b2']) await directory.add({ sourceId });
  const waiting = async (): Promise<number> => {
    const [row] = await directory.database.dataSource.query(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return row.n;
  };
  // Both have finished their first row and wait for their second.
  let imports: Promise<unknown>[] = [];
  await directory.database.dataSource.transaction(async (holder) => {
    await holder.query(`select from installers where source_id in ('a2', 'b2') for update`);
    imports = [
      apply([renamed('a1', 'Zebra'), renamed('a2', 'Alpine'), renamed('a3', 'Quartz')]),
      apply([renamed('b1', 'Quartz'), renamed('b2', 'Zebra'), renamed('b3', 'Alpine')]),
    ];
    await eventually(async () => (await waiting()) === 2);
  });
  expect(await Promise.all(imports)).toEqual([
    { new: 1, changed: 2, unchanged: 0 },
    { new: 1, changed: 2, unchanged: 0 },
  ]);
});

describe('what an owner or the staff stated', () => {
  const stated = (change: Partial<InstallerFields>): Statement => ({
    stated: { ...change, sourceId: 'a1' },
    defaults: installerFields({ sourceId: 'a1' }),
  });
  const suggestions = () =>
    directory.database.dataSource.manager.find(ListingChangeEntity, { order: { proposedAt: 'ASC' } });
  const now = async () => {
    const [listing] = await directory.database.dataSource.manager.find(InstallerEntity);
    return listing;
  };
  beforeEach(() => directory.add({ sourceId: 'a1', fieldSources: { phone: 'owner', name: 'staff', hours: 'import' } }));

  test('stays when an import says otherwise, which becomes one suggestion', async () => {
    const outcome = await apply([stated({ phone: '+15125550100', name: 'Hillstone', hours: [], crewSize: 3 })]);
    expect(outcome).toEqual({ new: 0, changed: 1, unchanged: 0 });
    expect(await now()).toMatchObject({
      phone: '+15125550142',
      name: 'Hillstone Pools & Spas',
      hours: [],
      crewSize: 3,
    });
    expect(await suggestions()).toMatchObject([
      {
        status: 'pending',
        source: 'import',
        accountId: null,
        before: { name: 'Hillstone Pools & Spas', phone: '+15125550142' },
        after: { name: 'Hillstone', phone: '+15125550100' },
      },
    ]);
  });

  test('is not written at all when nothing else changes, and what an import does not know is no suggestion', async () => {
    const dry = { apply: false, now: new Date() };
    const outcome = { new: 0, changed: 0, unchanged: 1 };
    const other = [stated({ phone: '+15125550100' })];
    expect(await directory.database.transaction((tx) => upsertListings(tx, other, dry))).toEqual(outcome);
    expect(await suggestions()).toEqual([]);
    expect(await apply([stated({ phone: null })])).toEqual(outcome);
    await directory.database.dataSource.query(`
      update installers set field_sources = field_sources || '{"specialHours": "owner"}',
        special_hours = jsonb_set(special_hours, '{byAppointment}', '["sun"]')`);
    expect(await apply([stated({ specialHours: noSpecialHours })])).toEqual(outcome);
    expect(await suggestions()).toEqual([]);
    expect(await apply(other)).toEqual(outcome);
    expect(await now()).toMatchObject({ version: 1 });
    expect(await suggestions()).toHaveLength(1);
  });

  test('is a phone with its extension, of which an import writes no part', async () => {
    const phone = { phone: '+15125550100', phoneExtension: '7', phoneWords: null };
    await apply([stated(phone)]);
    expect(await now()).toMatchObject({ phone: '+15125550142', phoneExtension: null });
    expect(await suggestions()).toMatchObject([{ after: { phone: '+15125550100', phoneExtension: '7' } }]);
  });

  test('is suggested once, and another value takes the place of an open suggestion', async () => {
    await apply([stated({ phone: '+15125550100' })]);
    await apply([stated({ phone: '+15125550100' })]);
    expect(await suggestions()).toMatchObject([{ version: 1 }]);
    await apply([stated({ phone: '+15125550101' })]);
    expect(await suggestions()).toMatchObject([{ version: 2, after: { phone: '+15125550101' } }]);
    await directory.database.dataSource.query(`update listing_changes set status = 'declined'`);
    await apply([stated({ phone: '+15125550101' })]);
    expect(await suggestions()).toHaveLength(1);
    await apply([stated({ phone: '+15125550102' })]);
    expect(await suggestions()).toHaveLength(2);
  });

  test('wins over an import that runs at the same time', async () => {
    const listing = await now();
    const owner = newId();
    const [version, id] = [listing?.version, listing?.id ?? 0];
    await directory.join(id, owner);
    const edit = { before: { crewSize: listing?.crewSize }, after: { crewSize: 9 } };
    const [edited] = await Promise.all([
      directory.post(`/contractors/me/listings/${id}/changes`, edit, directory.contractor(owner)),
      apply([stated({ crewSize: 3 })]),
    ]);
    const { crewSize, version: last } = (await now()) ?? {};
    // The second one sees the first: the import keeps the owner’s value, and the owner is notified of the import’s.
    if (edited.status === 201) expect([crewSize, await suggestions()]).toMatchObject([9, [{}, {}]]);
    else expect([edited.status, crewSize, last]).toEqual([409, 3, (version ?? 0) + 1]);
  });
});
