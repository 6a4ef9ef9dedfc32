import { addAllToOutbox } from '@poolpros/chassis/outbox';
import { contractorChanged } from '@poolpros/contracts/events/directory';
import type { FreeWeek } from '@poolpros/contracts/hours/free-weeks';
import type { ExportedListing, ExportPage } from '@poolpros/contracts/http/internal';
import { fold } from '@poolpros/places/fold';
import { foundArea } from '@poolpros/search-rules/scope';
import { type EntityManager, In, Like } from 'typeorm';
import { websiteDomain } from '../../base/domain/website.js';
import {
  type InstallerFields,
  type InstallerRecord,
  isShown,
  type ListingRating,
  type ListingReplies,
  type ListingWeeks,
  type StatusFields,
} from '../domain/installer.js';
import { firstStatusFields, nextStatusFields } from '../domain/listing-status.js';
import { publicFields, toSnapshot } from '../domain/snapshot.js';
import { InstallerEntity, installerColumns, installerRow } from './entities.js';
import { writeSearchEntries } from './search-entries.js';

export const unrated: ListingRating = { rating: null, ratingMean: null, reviewCount: 0, ratingVersion: 0 };

/** The rating with which a new installer begins. */
export type RatingOf = (installer: Pick<InstallerRecord, 'id' | 'services'>) => ListingRating;

/** What a new installer has that nobody states in a form: its rating, and its free weeks. */
export interface Beginnings {
  ratingOf?: RatingOf;
  weeksOf?: (installer: InstallerFields) => FreeWeek[];
}

/** Columns that are derived from the stated ones. */
export const derived = (stated: Pick<InstallerFields, 'name' | 'website'>) => ({
  nameFolded: fold(stated.name),
  websiteDomain: websiteDomain(stated.website),
});

/**
 * Publishes the snapshots of installers after they were saved. `before` has the previous state of those that are not
 * new; null if others may know a state that was never here, such as after a restore.
 */
export function publishSnapshots(
  tx: EntityManager,
  saved: readonly InstallerRecord[],
  before: readonly InstallerRecord[] | null,
): Promise<void> {
  const areas = before && new Map(before.map((installer) => [installer.id, foundArea(installer)]));
  return addAllToOutbox(
    tx,
    contractorChanged,
    saved.map((installer) => ({
      aggregateId: installer.id,
      aggregateVersion: installer.version,
      data: { ...toSnapshot(installer), ...(areas && { foundBefore: areas.get(installer.id) ?? null }) },
    })),
  );
}

/** A change of an installer: `decide` gets the row, locked until commit, and returns the change, or null for none. */
export interface InstallerChange {
  id: number;
  decide: (
    current: InstallerRecord,
  ) => Partial<
    InstallerFields & ListingRating & ListingReplies & ListingWeeks & Omit<StatusFields, 'statusSince'>
  > | null;
}

/**
 * Stores new installers at version 1, changes others and raises their versions, and publishes all snapshots. Every
 * installer is written by this function, so that all writers take their locks in one order: rows by id, then the words
 * of all by word. New ones are unrated, unless `ratingOf` knows better. Returns the new ones, and the existing ones to be
 * changed in their new state.
 */
export async function saveInstallers(
  tx: EntityManager,
  o: { added: readonly InstallerFields[]; changes: readonly InstallerChange[]; now: Date } & Beginnings,
): Promise<{ added: InstallerRecord[]; stored: InstallerRecord[] }> {
  const { changed, replaced, left } = await change(tx, o.changes, o.now);
  const added = await insert(tx, o.added, o, o.now);
  const saved = [...changed, ...added];
  await writeSearchEntries(tx, saved);
  await publishSnapshots(tx, saved, replaced);
  return { added, stored: [...changed, ...left] };
}

/** Many installers are sent as one value, which is much cheaper than the mapper's statements. */
const allColumns = installerColumns.map(({ column }) => column);
const columns = allColumns.filter((column) => column !== 'id');

const update = (tx: EntityManager, installers: readonly InstallerRecord[]): Promise<unknown> =>
  tx.query(
    `update installers set ${columns.map((column) => `${column} = changed.${column}`).join(', ')}
     from json_populate_recordset(null::installers, $1) as changed where installers.id = changed.id`,
    [JSON.stringify(installers.map(installerRow))],
  );

/**
 * The existing ones of these installers, locked until commit. The row locks give the outbox rows of concurrent writers
 * the order of their versions; locking by id avoids deadlocks.
 */
export const lockInstallers = (tx: EntityManager, ids: readonly number[]): Promise<InstallerRecord[]> =>
  tx.find(InstallerEntity, {
    where: { id: In([...ids]) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });

async function change(
  tx: EntityManager,
  changes: readonly InstallerChange[],
  now: Date,
): Promise<{ changed: InstallerRecord[]; replaced: InstallerRecord[]; left: InstallerRecord[] }> {
  if (changes.length === 0) return { changed: [], replaced: [], left: [] };
  const decisions = new Map(changes.map(({ id, decide }) => [id, decide]));
  const rows = await lockInstallers(tx, [...decisions.keys()]);
  const changed: InstallerRecord[] = [];
  const replaced: InstallerRecord[] = [];
  const left: InstallerRecord[] = [];
  for (const current of rows) {
    const wanted = decisions.get(current.id)?.(current);
    if (!wanted) {
      left.push(current);
      continue;
    }
    const stated = { ...current, ...wanted };
    const standing = nextStatusFields(current, wanted, now);
    const saved = { ...stated, ...standing, ...derived(stated), version: current.version + 1, updatedAt: now };
    changed.push(saved);
    replaced.push(current);
  }
  if (changed.length > 0) await update(tx, changed);
  return { changed, replaced, left };
}

async function insert(
  tx: EntityManager,
  list: readonly InstallerFields[],
  { ratingOf = () => unrated, weeksOf = () => [] }: Beginnings,
  now: Date,
): Promise<InstallerRecord[]> {
  if (list.length === 0) return [];
  const ids = await tx.query<{ id: number }[]>(
    `select nextval(pg_get_serial_sequence('installers', 'id'))::int as id from generate_series(1, $1)`,
    [list.length],
  );
  const rows = list.map((fields, index) => {
    const id = Number(ids[index]?.id);
    const begun = { ...ratingOf({ id, services: fields.services }), replyStep: null, freeWeeks: weeksOf(fields) };
    const stated = { ...fields, ...begun, id };
    return { ...stated, ...firstStatusFields(now), ...derived(stated), version: 1, listedAt: now, updatedAt: now };
  });
  await tx.query(
    `insert into installers (${allColumns.join(', ')}) overriding system value
     select ${allColumns.join(', ')} from json_populate_recordset(null::installers, $1)`,
    [JSON.stringify(rows.map(installerRow))],
  );
  return rows;
}

/** Stores new installers, as `saveInstallers` does. */
export const addInstallers = async (
  tx: EntityManager,
  list: readonly InstallerFields[],
  now: Date,
): Promise<InstallerRecord[]> => (await saveInstallers(tx, { added: list, changes: [], now })).added;

/** Changes one installer, as `saveInstallers` does. Returns its new state; null if there is none with this id. */
export async function changeInstaller(
  tx: EntityManager,
  id: number,
  decide: InstallerChange['decide'],
  now: Date,
): Promise<InstallerRecord | null> {
  const { stored } = await saveInstallers(tx, { added: [], changes: [{ id, decide }], now });
  return stored[0] ?? null;
}

export const findInstaller = (tx: EntityManager, id: number): Promise<InstallerRecord | null> =>
  tx.findOneBy(InstallerEntity, { id });

/** The listings with one of these contact emails, in any status. */
export const listingsWithContact = (
  tx: EntityManager,
  emails: readonly string[],
): Promise<Pick<InstallerRecord, 'id'>[]> =>
  tx.find(InstallerEntity, { select: { id: true }, where: { contactEmail: In([...emails]) } });

/** Installers in the order of `ids`; unknown ids are left out. */
export async function installersByIds(tx: EntityManager, ids: readonly number[]): Promise<InstallerRecord[]> {
  const found = await tx.findBy(InstallerEntity, { id: In([...ids]) });
  const byId = new Map(found.map((installer) => [installer.id, installer]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Installers with a public profile page, without duplicates, in the order of `ids`; for a merged one the survivor. */
export async function visibleInstallers(tx: EntityManager, ids: readonly number[]): Promise<InstallerRecord[]> {
  const found = await installersByIds(tx, ids);
  const survivors = await installersByIds(
    tx,
    found.flatMap(({ mergedInto }) => mergedInto ?? []),
  );
  const standing = found.map((each) => survivors.find(({ id }) => id === each.mergedInto) ?? each);
  return [...new Map(standing.filter(isShown).map((installer) => [installer.id, installer])).values()];
}

/** Ids of the listings that were merged into this one. */
export async function mergedIntoListing(tx: EntityManager, id: number): Promise<number[]> {
  const rows = await tx.query<{ id: number }[]>(
    `select id from installers where merged_into = $1 and status = 'merged' order by id`,
    [id],
  );
  return rows.map((row) => row.id);
}

/** The installer with a number, or at most ten whose names begin with a text, by name. */
export function installersByIdOrName(tx: EntityManager, q: string): Promise<InstallerRecord[]> {
  const id = /^#?(\d{1,9})$/.exec(q)?.[1];
  if (id !== undefined) return tx.findBy(InstallerEntity, { id: Number(id) });
  const beginning = fold(q).replaceAll(/[\\%_]/g, '\\$&');
  return tx.find(InstallerEntity, {
    where: { nameFolded: Like(`${beginning}%`) },
    order: { nameFolded: 'ASC', id: 'ASC' },
    take: 10,
  });
}

/** Ids of the listings whose pause is due to begin or end, by the start of the pause. */
export async function duePauses(tx: EntityManager, now: Date): Promise<number[]> {
  const rows = await tx.query<{ id: number }[]>(
    `select id from installers where paused_from <= $1 and (status = 'published' or status = 'paused' and paused_to <= $1)
     order by paused_from, id`,
    [now],
  );
  return rows.map(({ id }) => id);
}

/** Ids of the listings that state a week before this Monday. */
export async function listingsWithWeeksBefore(tx: EntityManager, monday: string): Promise<number[]> {
  const rows = await tx.query<{ id: number }[]>(
    `select id from installers where free_weeks->0->>'week' < $1 order by id`,
    [monday],
  );
  return rows.map(({ id }) => id);
}

/** The published installers of a place; of the whole country without one. */
export interface Listed {
  stateSlug?: string;
  citySlug?: string;
}

const published = ({ stateSlug, citySlug }: Listed) => ({
  status: 'published' as const,
  ...(stateSlug && { stateSlug }),
  ...(citySlug && { citySlug }),
});

export const countListed = (tx: EntityManager, listed: Listed): Promise<number> =>
  tx.countBy(InstallerEntity, published(listed));

/** Published installers by place and name. Only an index is read of those before the offset. */
export async function listInstallers(
  tx: EntityManager,
  listed: Listed,
  { offset, limit }: { offset: number; limit: number },
): Promise<InstallerRecord[]> {
  const page = await tx.find(InstallerEntity, {
    select: { id: true },
    where: published(listed),
    order: { stateSlug: 'ASC', citySlug: 'ASC', nameFolded: 'ASC', id: 'ASC' },
    skip: offset,
    take: limit,
  });
  return installersByIds(
    tx,
    page.map(({ id }) => id),
  );
}

/** The columns of the record of an installer: half of all, as a rebuild reads those of all installers. */
const exported = ['version', 'mergedInto', ...publicFields] as const satisfies readonly (keyof InstallerRecord)[];

type ExportedRecord = Pick<InstallerRecord, (typeof exported)[number]>;

const selectExported = (tx: EntityManager) =>
  tx.createQueryBuilder(InstallerEntity, 'each').select(exported.map((name) => `each.${name}`));

const toExported = (record: ExportedRecord): ExportedListing => ({
  version: record.version,
  snapshot: toSnapshot(record),
});

/**
 * One page of all installers with their versions, in any status, by place: the record from which the index is rebuilt.
 * `after` is the end of the previous page.
 */
export async function exportInstallers(tx: EntityManager, after: string, limit: number): Promise<ExportPage> {
  const [state, city, id] = after.split('/');
  const found: ExportedRecord[] = await selectExported(tx)
    .where('(each.stateSlug, each.citySlug, each.id) > (:state, :city, cast(:id as bigint))', { state, city, id })
    .orderBy({ 'each.stateSlug': 'ASC', 'each.citySlug': 'ASC', 'each.id': 'ASC' })
    .limit(limit)
    .getMany();
  const last = found.length === limit ? found.at(-1) : undefined;
  return {
    items: found.map(toExported),
    nextAfter: last ? [last.stateSlug, last.citySlug, last.id].join('/') : null,
  };
}

/** One installer in the form of the export, in any status; null if there is none. */
export async function exportInstaller(tx: EntityManager, id: number): Promise<ExportedListing | null> {
  const found: ExportedRecord | null = await selectExported(tx).where({ id }).getOne();
  return found && toExported(found);
}

/** The installers of rows of an import file or of seed data, by source id; with `only`, no more than these fields. */
export async function installersBySource<Field extends keyof InstallerRecord = keyof InstallerRecord>(
  tx: EntityManager,
  sourceIds: readonly string[],
  only?: readonly Field[],
): Promise<Map<string | null, Pick<InstallerRecord, Field | 'sourceId'>>> {
  const found = await tx.find(InstallerEntity, {
    where: { sourceId: In([...sourceIds]) },
    ...(only && { select: Object.fromEntries([...only, 'sourceId'].map((field) => [field, true])) }),
  });
  return new Map(found.map((installer) => [installer.sourceId, installer]));
}

/** Ids of the seed listings that are not removed, except those with one of the source ids. */
export async function listSeeded(tx: EntityManager, except: readonly string[]): Promise<number[]> {
  const rows = await tx.query<{ id: number }[]>(
    `select id from installers where is_sample and status <> 'removed' and source_id <> all($1::text[]) order by id`,
    [except],
  );
  return rows.map((row) => row.id);
}
