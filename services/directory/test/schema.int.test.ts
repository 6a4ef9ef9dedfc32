import { newId } from '@poolpros/chassis/ids';
import { historyOf } from '@poolpros/chassis/machine/history';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { searchQuerySchema } from '@poolpros/contracts/http/search';
import { loadPlaces } from '@poolpros/places/load';
import { planSearch } from '@poolpros/search-rules/plan';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { submissionMachine } from '../src/intake/domain/submission.js';
import { addInstallers } from '../src/listings/db/installer-store.js';
import { contactRequestMachine } from '../src/requests/domain/contact-request.js';
import { rebuildSearchEntries } from '../src/search/db/search-rebuild.js';
import { searchStatement } from '../src/search/db/search-sql.js';
import { firstEntriesPart } from '../src/search/jobs/keep-search-entries.js';
import { type Harness, installerFields, startDirectory, submissionBody } from './support.js';

let directory: Harness;
beforeAll(async () => {
  directory = await startDirectory();
});
afterAll(() => directory.stop());

const places = loadPlaces();

/** How a search among 300 listings that are spread over the country finds them; the rows themselves are read by their ids. */
async function scansOf(query: Record<string, string>): Promise<string[]> {
  const states = ['texas', 'ohio', 'utah', 'maine', 'iowa', 'idaho', 'oregon', 'nevada', 'kansas', 'alaska'];
  const spread = Array.from({ length: 300 }, (_, at) =>
    installerFields({
      latitude: 25 + (at % 20),
      longitude: -120 + at / 6,
      stateSlug: states[at % states.length] ?? 'texas',
    }),
  );
  await directory.database.transaction((tx) => addInstallers(tx, spread, new Date()));
  const { dataSource } = directory.database;
  // A scan of the index alone is cheap only where no transaction may still see older rows.
  await eventually(async () => {
    await dataSource.query('vacuum analyze search_entries');
    const [table] = await dataSource.query<[{ is_visible: boolean }]>(
      `select relallvisible = relpages as is_visible from pg_class where oid = 'search_entries'::regclass`,
    );
    return table.is_visible;
  });
  const { text, values } = searchStatement(planSearch(places, searchQuerySchema.parse(query), new Date()), null);
  const plan = await dataSource.transaction(async (tx) => {
    await tx.query('set local enable_seqscan = off; set local enable_bitmapscan = off');
    return JSON.stringify(await tx.query<object[]>(`explain ${text}`, values));
  });
  return (plan.match(/\w+ Scan using \w+/g) ?? []).filter((scan) => scan !== 'Index Scan using installers_pkey');
}

test.each([
  [{ lat: '30', lon: '-97', distance: '25', sortBy: 'rating', minRating: '4', services: 'Pool Repair' }, 'reach'],
  [{ lat: '30', lon: '-97', sortBy: 'distance' }, 'reach'],
  [{ location: 'Texas' }, 'state'],
])('a search with %j reads nothing but a covering index', async (query, index) => {
  expect(await scansOf(query)).toEqual([
    `Only Scan using search_entries_${index}`,
    `Only Scan using search_entries_${index}`,
  ]);
});

test.each<Record<string, string>>([
  { lat: '30', lon: '-97', distance: '25', work: 'this_month' },
  { lat: '30', lon: '-97', distance: '25', open: 'now' },
])('a search by the clock, %j, reads only the entries near its place', async (query) => {
  expect(await scansOf(query)).toEqual(Array(2).fill('Index Scan using search_entries_reach'));
});

test('a submission without a history gets the steps that it has taken', async () => {
  const { dataSource } = directory.database;
  await directory.post('/submissions', submissionBody());
  const id = newId();
  const changes = {
    id,
    token_hash: id,
    version: 3,
    status: 'rejected',
    confirmed_at: '2026-11-20T10:00:00Z',
    decided_at: '2026-11-21T10:00:00Z',
    decided_by: newId(),
    reason_code: 'spam',
  };
  await dataSource.query(
    `insert into submissions select copy.* from submissions, json_populate_record(submissions, $1) copy`,
    [JSON.stringify(changes)],
  );
  await dataSource.query(`delete from migrations where name like 'CompleteHistoryOfSubmissions%'`);
  await directory.database.migrate();
  expect(await historyOf(dataSource.manager, submissionMachine, id)).toMatchObject([
    { action: 'send', to: 'awaiting_confirmation', version: 1 },
    { action: 'confirm', to: 'pending_review', version: 2, at: new Date(changes.confirmed_at) },
    { action: 'reject', to: 'rejected', actor: { kind: 'staff' }, reason: 'spam', version: 3 },
  ]);
  const all = 'select count(*)::int as steps from history';
  expect(await dataSource.query(all)).toEqual([{ steps: 4 }]);
});

/** Undoes migrations, the last first, until the check holds. */
async function undoUntil(check: () => Promise<boolean>): Promise<void> {
  while (!(await check())) await directory.database.dataSource.undoLastMigration({ transaction: 'all' });
}
const has = async (relation: string): Promise<boolean> => {
  const [row] = await directory.database.dataSource.query<{ name: string | null }[]>('select to_regclass($1) as name', [
    relation,
  ]);
  return row?.name !== null;
};

const hasColumn = async (table: string, column: string): Promise<boolean> => {
  const where = 'table_name = $1 and column_name = $2';
  const rows = await directory.database.dataSource.query<unknown[]>(
    `select from information_schema.columns where table_schema = 'public' and ${where}`,
    [table, column],
  );
  return rows.length > 0;
};

test('installers that were there before the search entries are found before the first search', async () => {
  await directory.empty();
  const added = await directory.add({ name: 'Blue Lagoon Pools' });
  await directory.add({ name: 'Blue Lagoon Spas', status: 'suspended' });
  await undoUntil(async () => !(await has('search_entries')));
  await directory.database.migrate();
  const part = firstEntriesPart(directory.context);
  await part.start();
  await part.stop();
  expect((await directory.get('/installers/search?q=blu%20lagon')).body).toMatchObject({
    total: 1,
    installers: [{ id: added.id }],
  });
});

test('the search entries are the same when their migrations are taken back and made again', async () => {
  await directory.empty();
  await directory.add({ name: 'O’Brien & Blue-Lagoon Pools' });
  const { dataSource } = directory.database;
  const entries = (facets = 'facet_bits') =>
    dataSource.query<object[]>(
      `select id, name_key, words::text, ${facets}, round(reach::numeric, 15) from search_entries`,
    );
  const before = await entries();
  await undoUntil(async () => !(await has('search_entries_name')));
  expect(JSON.stringify(await entries('facet_digits'))).toContain("'lagoon':1A");
  await directory.database.migrate();
  expect(await entries()).toEqual(before);
});

test('the facets of entries are the same in 32 bits and in 64', async () => {
  await directory.empty();
  const { dataSource } = directory.database;
  for (const status of ['published', 'paused', 'closed'] as const) await directory.add({ status });
  await dataSource.query('update installers set rating = 4.5, review_count = 2');
  await rebuildSearchEntries(directory.context, new AbortController().signal, { evenIfCurrent: true });
  const stored = (column: string) =>
    dataSource.query<object[]>(`select id, ${column}::text as bits from search_entries order by id`);
  const before = await stored('facet_bits');
  await undoUntil(async () => !(await hasColumn('search_entries', 'facet_bits')));
  const [open, paused, closed] = (await stored('facets')).map((row) => Number((row as { bits: string }).bits));
  expect(Number(open) & (7 << 26)).toBe(6 << 26);
  expect([paused, closed]).toEqual([Number(open) + 2 ** 29, Number(open) + 2 ** 30]);
  await directory.database.migrate();
  expect(await stored('facet_bits')).toEqual(before);
});

test('who owned a listing by its column is its member, and the column has it again when the migration is taken back', async () => {
  await directory.empty();
  const { dataSource } = directory.database;
  const [before, during, after] = [newId(), newId(), newId()];
  const listings: number[] = [];
  for (const name of ['Before', 'During', 'After', 'Nobody']) listings.push((await directory.add({ name })).id);
  const nameOwner = (at: number, owner: string) =>
    dataSource.query('update installers set owner_account_id = $1 where id = $2', [owner, listings[at]]);
  const members = () => dataSource.query('select listing_id, account_id, role from listing_members order by 1');
  const named = () => dataSource.query('select owner_account_id from installers order by id');

  await undoUntil(async () => !(await has('listing_members')));
  await nameOwner(0, before);
  await directory.database.migrate();
  await undoUntil(() => hasColumn('installers', 'owner_account_id'));
  // As a replica of the release before the members does, which is still running.
  await nameOwner(1, during);
  await directory.database.migrate();
  await directory.join(Number(listings[2]), newId(), 'manager');
  await directory.join(Number(listings[2]), after);
  expect(await members()).toMatchObject([
    { listing_id: listings[0], account_id: before, role: 'owner' },
    { listing_id: listings[1], account_id: during, role: 'owner' },
    { listing_id: listings[2] },
    { listing_id: listings[2] },
  ]);

  await undoUntil(async () => !(await has('listing_members')));
  expect(await named()).toEqual([before, during, after, null].map((owner) => ({ owner_account_id: owner })));
  await directory.database.migrate();
  expect(await members()).toHaveLength(3);
});

test('a listing gets the licenses and the insurance that it was submitted with when listings begin to keep them', async () => {
  await directory.empty();
  const { dataSource } = directory.database;
  const licenses = [{ number: 'TECL 20418', stateCode: 'TX' as const, classification: '' }];
  const { body } = await directory.post(
    '/submissions',
    submissionBody({ licenses, insuranceCarrier: 'Lone Star Mutual' }),
  );
  await directory.post('/submissions/confirm', { token: await directory.tokenOf(body.id) });
  await directory.post(`/admin/submissions/${body.id}/approve`, { version: 2 }, directory.admin());
  await directory.add();
  const isKept = async () =>
    (
      await dataSource.query<object[]>(
        `select from information_schema.columns where table_name = 'installers' and column_name = 'licenses'`,
      )
    ).length > 0;
  await undoUntil(async () => !(await isKept()));
  await directory.database.migrate();
  expect(await dataSource.query('select licenses, insurance_carrier from installers order by id')).toEqual([
    { licenses, insurance_carrier: 'Lone Star Mutual' },
    { licenses: [], insurance_carrier: null },
  ]);
});

test('of the requests from before it was told, those to a listing that nobody is reached at are undelivered', async () => {
  await directory.empty();
  const mailed = await directory.add();
  const [unreached, owned] = [await directory.add({ contactEmail: null }), await directory.add({ contactEmail: null })];
  await directory.join(owned.id, newId());
  for (const { id } of [mailed, unreached, owned])
    await directory.post('/contact-requests', {
      installerId: id,
      name: 'Ann Hale',
      email: 'ann@home.example',
      message: 'Please call me about a leak.',
    });
  await undoUntil(async () => !(await has('requests')) && !(await hasColumn('contact_requests', 'delivery')));
  await directory.database.migrate();
  expect(
    await directory.database.dataSource.query(
      'select installer_id as id, status, undelivered_reason as reason from contact_requests order by installer_id',
    ),
  ).toEqual([
    { id: mailed.id, status: 'delivered', reason: null },
    { id: unreached.id, status: 'new', reason: 'no_contact' },
    { id: owned.id, status: 'delivered', reason: null },
  ]);
});

test('requests from before they had a parent keep their words, recipients and state, with the steps to it', async () => {
  await directory.empty();
  const { dataSource } = directory.database;
  const [first, second, alone] = [await directory.add(), await directory.add(), await directory.add()];
  await undoUntil(async () => !(await has('requests')));
  const insert = (id: string, groupId: string | null, installerId: number, status: string, delivery: string) =>
    dataSource.query(
      `insert into contact_requests (id, group_id, installer_id, name, email, phone, message, status, delivery, dedupe_hash,
         created_at, seen_at)
       values ($1::uuid, $2, $3, 'Ann', 'ann@home.example', '+15125550188', 'A leak.', $4, $5, 'hash of ' || $1::uuid,
         '2026-11-20T10:00:00Z', case when $4 = 'seen' then timestamptz '2026-11-20T11:00:00Z' end)`,
      [id, groupId, installerId, status, delivery],
    );
  const [one, two, three] = [newId(), newId(), newId()];
  await insert(one, null, first.id, 'seen', 'delivered');
  await insert(two, one, second.id, 'new', 'pending');
  await dataSource.query('update contact_requests set group_id = id where id = $1', [one]);
  await insert(three, null, alone.id, 'new', 'delivered');
  await directory.database.migrate();
  expect(
    await dataSource.query(
      `select c.id, c.request_id as "requestId", c.status, c.version, r.name, r.message, r.nonce
       from contact_requests c join requests r on r.id = c.request_id order by c.installer_id`,
    ),
  ).toEqual([
    { id: one, requestId: one, status: 'seen', version: 3, name: 'Ann', message: 'A leak.', nonce: null },
    { id: two, requestId: one, status: 'new', version: 1, name: 'Ann', message: 'A leak.', nonce: null },
    { id: three, requestId: three, status: 'delivered', version: 2, name: 'Ann', message: 'A leak.', nonce: null },
  ]);
  const stepsOf = async (id: string) =>
    (await historyOf(dataSource.manager, contactRequestMachine, id)).map(({ action }) => action);
  expect([await stepsOf(one), await stepsOf(two), await stepsOf(three)]).toEqual([
    ['send', 'deliver', 'see'],
    ['send'],
    ['send', 'deliver'],
  ]);
});

test('a key that had no end gets a year when every key begins to end', async () => {
  await directory.empty();
  const { dataSource } = directory.database;
  const { id: listingId } = await directory.add();
  const [accountId, id, ending] = [newId(), newId(), newId()];
  await directory.join(listingId, accountId);
  const endless = `select from information_schema.columns
    where table_name = 'api_keys' and column_name = 'expires_at' and is_nullable = 'YES'`;
  await undoUntil(async () => (await dataSource.query<object[]>(endless)).length > 0);
  const insert = (key: string, expiresAt: string | null) =>
    dataSource.query(
      `insert into api_keys (id, listing_id, account_id, name, start, token_hash, scopes, created_at, expires_at, window_calls)
       values ($1::uuid, $2, $3, 'Key ' || $1::uuid, 'ppk_AAAA', 'hash of ' || $1::uuid, '{listing:read}', '2025-01-01', $4, 0)`,
      [key, listingId, accountId, expiresAt],
    );
  await insert(id, null);
  await insert(ending, '2027-01-01T00:00:00Z');
  await directory.database.migrate();
  const rows = await dataSource.query<object[]>(
    `select id, expires_at = '2027-01-01T00:00:00Z' as kept,
       expires_at between now() + interval '364 days' and now() + interval '365 days' as year
     from api_keys order by kept`,
  );
  expect(rows).toEqual([
    { id, kept: false, year: true },
    { id: ending, kept: true, year: false },
  ]);
});

test('the projects in the row of a listing become rows, and a list again when the migration is taken back', async () => {
  await directory.empty();
  const { dataSource } = directory.database;
  const { id } = await directory.add();
  await undoUntil(() => hasColumn('installers', 'projects'));
  const listed = [
    { title: 'Pool with a spa', year: 2024, description: 'Gunite.' },
    { title: 'Replaster', year: null, description: '' },
  ];
  await dataSource.query('update installers set projects = $1, field_sources = $2', [
    JSON.stringify(listed),
    JSON.stringify({ projects: 'owner', phone: 'owner' }),
  ]);
  await directory.database.migrate();
  expect(
    await dataSource.query('select installer_id, position, title, text, built_on from projects order by id'),
  ).toEqual([
    { installer_id: id, position: 1, title: 'Pool with a spa', text: 'Gunite.', built_on: '2024' },
    { installer_id: id, position: 2, title: 'Replaster', text: '', built_on: null },
  ]);
  expect(await dataSource.query('select field_sources from installers')).toEqual([
    { field_sources: { phone: 'owner' } },
  ]);
  await dataSource.query(`update projects set built_on = '2024-06' where built_on = '2024'`);
  await undoUntil(() => hasColumn('installers', 'projects'));
  expect(await dataSource.query('select projects from installers')).toEqual([{ projects: listed }]);
  await directory.database.migrate();
});
