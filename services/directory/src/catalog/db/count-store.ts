import type { EntityManager } from 'typeorm';
import { type KeptCounts, noCounts, type PlaceCounts, type ProfileCounts } from '../domain/kept-counts.js';
import type { CountChange, CountedListing } from '../domain/tally.js';

const lockName = `hashtext('kept counts')`;

/** Takes the lock of the one that writes the counts, until commit; returns false if another process has it. */
export async function lockCounts(tx: EntityManager): Promise<boolean> {
  const [row] = await tx.query<{ held: boolean }[]>(`select pg_try_advisory_xact_lock(${lockName}) as held`);
  return row?.held ?? false;
}

const counted = `id, status, state_slug as "stateSlug", city_slug as "citySlug", lat as latitude, lon as longitude,
  service_radius as "serviceRadius", services, pool_types as "poolTypes", specializations,
  review_count as "reviewCount", rating_mean as "ratingMean", is_sample as "isSample"`;

const milliseconds = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8 as "changedAt"`;

type StateRow = CountedListing & { sign: 1 | -1; changedAt: number };

/** Changes of listings, and the rows that they were read from. */
export interface WaitingChanges {
  changes: CountChange[];
  seqs: string[];
}

/** The oldest changes that are not in the counts, of at most `limit` states of listings. Several changes of a listing are one. */
export async function readCountChanges(tx: EntityManager, limit: number): Promise<WaitingChanges> {
  const rows = await tx.query<(StateRow & { seq: string })[]>(
    `select seq, sign, ${counted}, ${milliseconds('changed_at')} from count_changes order by seq limit $1`,
    [limit],
  );
  const changes = new Map<number, CountChange>();
  for (const { seq, sign, changedAt, ...listing } of rows) {
    const known = changes.get(listing.id);
    if (sign === 1) changes.set(listing.id, { before: known?.before ?? null, after: listing, changedAt });
    else changes.set(listing.id, { before: known ? known.before : listing, after: null, changedAt });
  }
  return { changes: [...changes.values()], seqs: rows.map(({ seq }) => seq) };
}

/** Removes changes that the transaction adds to the counts; none, and returns false, if another one has added some of them. */
export async function removeCountChanges(tx: EntityManager, { seqs }: Pick<WaitingChanges, 'seqs'>): Promise<boolean> {
  const removed = await tx.query<unknown[]>(
    `with waiting as (select count(*) as count from count_changes where seq = any($1)),
       removed as (delete from count_changes using waiting where seq = any($1) and count = $2 returning seq)
     select from removed limit 1`,
    [seqs, seqs.length],
  );
  return removed.length > 0;
}

/** Whether changes wait while nothing is counted, as in a database that is older than the counts. */
export async function needsFirstCounts(tx: EntityManager): Promise<boolean> {
  const [row] = await tx.query<{ lacking: boolean }[]>(
    `select not exists (select from kept_counts) and exists (select from count_changes) as lacking`,
  );
  return row?.lacking ?? false;
}

/** A page of the listings that are counted, by id, as changes that add them. */
export async function readCounted(tx: EntityManager, after: number, limit: number): Promise<CountChange[]> {
  const rows = await tx.query<(CountedListing & { changedAt: number })[]>(
    `select ${counted}, ${milliseconds('updated_at')} from installers
     where id > $1 and status in ('published', 'paused') order by id limit $2`,
    [after, limit],
  );
  return rows.map(({ changedAt, ...after }) => ({ before: null, after, changedAt }));
}

interface CountsRow {
  kind: 'place' | 'profiles';
  key: string;
  counts: object;
}

const rowsOf = ({ places, profiles }: KeptCounts): CountsRow[] => [
  ...[...places].map(([key, counts]) => ({ kind: 'place' as const, key, counts })),
  ...[...profiles].map(([key, counts]) => ({ kind: 'profiles' as const, key, counts })),
];

function toCounts(rows: readonly CountsRow[]): KeptCounts {
  const counts = noCounts();
  for (const { kind, key, counts: kept } of rows)
    if (kind === 'place') counts.places.set(key, kept as PlaceCounts);
    else counts.profiles.set(key, kept as ProfileCounts);
  return counts;
}

/** The kept counts of the cities and ranges that others have counts for. */
export const countsFor = async (tx: EntityManager, others: KeptCounts): Promise<KeptCounts> =>
  toCounts(
    await tx.query<CountsRow[]>(
      `select kind, key, counts from kept_counts
       where kind = 'place' and key = any($1) or kind = 'profiles' and key = any($2)`,
      [[...others.places.keys()], [...others.profiles.keys()]],
    ),
  );

/** All counts after a revision, which is that of the newest one, or `after` if there are none. */
export async function readCounts(tx: EntityManager, after: number): Promise<{ counts: KeptCounts; revision: number }> {
  const rows = await tx.query<(CountsRow & { revision: string })[]>(
    'select kind, key, counts, revision from kept_counts where revision > $1',
    [after],
  );
  return { counts: toCounts(rows), revision: rows.reduce((last, row) => Math.max(last, Number(row.revision)), after) };
}

const storedAtOnce = 5000;

/** Stores counts under the next revision; the transaction holds the lock, so revisions commit in their order. */
export async function storeCounts(tx: EntityManager, counts: KeptCounts): Promise<void> {
  const rows = rowsOf(counts);
  for (let start = 0; start < rows.length; start += storedAtOnce)
    await tx.query(
      `insert into kept_counts (kind, key, counts, revision)
       select kind, key, counts, revision
       from json_to_recordset($1) as row (kind text, key text, counts jsonb),
         (select nextval('kept_counts_revisions') as revision) next
       on conflict (kind, key) do update set counts = excluded.counts, revision = excluded.revision`,
      [JSON.stringify(rows.slice(start, start + storedAtOnce))],
    );
}
