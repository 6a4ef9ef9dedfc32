import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Client } from '@elastic/elasticsearch';
import type { InternalClient } from '@poolpros/chassis/internal-client';
import type { ExportedListing } from '@poolpros/contracts/http/internal';
import type { IndexDefinition } from './definition.js';
import { readListing, readSource } from './record.js';

/** A listing that differs between the index and the record. */
export interface Difference {
  id: number;
  /** Versions; null if there is none. */
  record: number | null;
  index: number | null;
  /** Fields of the document that differ from what this program makes of the record. */
  fields: string[];
}

export interface CompareContext {
  elasticsearch: Client;
  directory: InternalClient;
  indexDefinition: IndexDefinition;
  config: { SEARCH_INDEX: string };
}

/**
 * A change is indexed about a second after it was made. Differences are checked again this often before they are
 * reported.
 */
const recheckEveryMs = 1000;
const rechecks = 3;

/**
 * Compares the index with the record, or one listing of both, by version and content; returns lasting differences, by
 * id.
 */
export async function compareWithRecord(
  context: CompareContext,
  id: number | null = null,
): Promise<{ compared: number; differences: Difference[] }> {
  const { compared, suspects } = id === null ? await compareAll(context) : { compared: 1, suspects: [id] };
  let differences = await compareListings(context, suspects);
  for (let round = 0; round < rechecks && differences.length > 0; round++) {
    await setTimeout(recheckEveryMs);
    differences = await compareListings(
      context,
      differences.map((difference) => difference.id),
    );
  }
  return { compared, differences };
}

/** Ids with a first difference: a listing may have changed between reading the record and reading the index. */
async function compareAll(context: CompareContext): Promise<{ compared: number; suspects: number[] }> {
  const { elasticsearch, directory, config } = context;
  const known = new Set<number>();
  const suspects: number[] = [];
  for await (const page of readSource(directory)) {
    const records = new Map(page.map((item) => [item.snapshot.id, item]));
    for (const id of records.keys()) known.add(id);
    suspects.push(...(await differencesOf(context, records)).map(({ id }) => id));
  }
  await elasticsearch.indices.refresh({ index: config.SEARCH_INDEX });
  const unknown = (await indexedIds(context)).filter((id) => !known.has(id));
  return { compared: known.size, suspects: [...suspects, ...unknown].sort((a, b) => a - b) };
}

async function compareListings(context: CompareContext, ids: readonly number[]): Promise<Difference[]> {
  const records = new Map<number, ExportedListing | null>();
  for (const id of ids) records.set(id, await readListing(context.directory, id));
  return differencesOf(context, records);
}

/** Compares the documents of listings with the record; null = no document. */
async function differencesOf(
  { elasticsearch, indexDefinition, config }: CompareContext,
  records: ReadonlyMap<number, ExportedListing | null>,
): Promise<Difference[]> {
  if (records.size === 0) return [];
  const { docs } = await elasticsearch.mget<Record<string, unknown>>({
    index: config.SEARCH_INDEX,
    ids: [...records.keys()].map(String),
  });
  const stored = new Map(docs.flatMap((doc) => ('found' in doc && doc.found ? [[Number(doc._id), doc]] : [])));
  return [...records].flatMap(([id, record]) => {
    const doc = stored.get(id);
    const versions = { record: record?.version ?? null, index: doc?._version ?? null };
    const fields = record && doc ? differingFields(indexDefinition.documentOf(record.snapshot), doc._source ?? {}) : [];
    return versions.record === versions.index && fields.length === 0 ? [] : [{ id, ...versions, fields }];
  });
}

function differingFields(made: object, stored: Record<string, unknown>): string[] {
  // As JSON, which drops undefined fields.
  const sent = JSON.parse(JSON.stringify(made)) as Record<string, unknown>;
  const fields = new Set([...Object.keys(sent), ...Object.keys(stored)]);
  return [...fields].filter((field) => !isDeepStrictEqual(sent[field], stored[field])).sort();
}

async function indexedIds({ elasticsearch, config }: CompareContext): Promise<number[]> {
  const ids: number[] = [];
  for (;;) {
    const { hits } = await elasticsearch.search({
      index: config.SEARCH_INDEX,
      size: 1000,
      sort: [{ id: 'asc' }],
      search_after: [ids.at(-1) ?? 0],
      _source: false,
    });
    if (hits.hits.length === 0) return ids;
    ids.push(...hits.hits.map(({ _id }) => Number(_id)));
  }
}
