import type { Client } from '@elastic/elasticsearch';
import { UnavailableError } from '@poolpros/chassis/unavailable';
import type { ExportedListing } from '@poolpros/contracts/http/internal';
import { engineFailure, refusalOf } from '../elasticsearch.js';
import { nextAlias } from './aliases.js';
import type { IndexDefinition } from './definition.js';

/**
 * The result for a document: the index has it or a newer one, the alias does not exist, or its index has another
 * definition.
 */
type Fate = 'taken' | 'missing' | 'refused';

/** Whether a document replaces one of the same version. */
type VersionType = 'external' | 'external_gte';

export interface WriterContext {
  elasticsearch: Client;
  indexDefinition: IndexDefinition;
  config: { SEARCH_INDEX: string };
}

/**
 * Writes changes to the searched index, and to the one that a rebuild is filling, if any (ADR 6). Throws
 * UnavailableError if there is no index, if Elasticsearch cannot write, or if an index has another definition and would
 * miss a change.
 */
export async function writeChanges(
  context: WriterContext,
  items: ExportedListing[],
  versionType: VersionType = 'external',
): Promise<void> {
  const { elasticsearch, config } = context;
  const next = nextAlias(config.SEARCH_INDEX);
  // A rebuild that begins later reads a record with these changes, which were committed before their events arrived.
  const isRebuilding = await elasticsearch.indices.existsAlias({ name: next }).catch((error: unknown) => {
    throw engineFailure(error);
  });
  const aliases = [config.SEARCH_INDEX, ...(isRebuilding ? [next] : [])];
  const fates = await write(context, aliases, items, versionType);
  for (const [index] of items.entries()) {
    const [searched, filled = 'missing'] = [fates[index], fates[items.length + index]];
    const isTaken = searched === 'taken' || filled === 'taken';
    if (isTaken && searched !== 'refused' && filled !== 'refused') continue;
    throw new UnavailableError(`a change was not indexed everywhere: searched index ${searched}, next index ${filled}`);
  }
}

/**
 * Writes a page of the record to the index that is being filled. Overwrites documents of the same version, because a
 * program that did not mark its documents may have made them.
 */
export async function fillNext(context: WriterContext, page: ExportedListing[]): Promise<void> {
  const fates = await write(context, [nextAlias(context.config.SEARCH_INDEX)], page, 'external_gte');
  const failure = fates.find((fate) => fate !== 'taken');
  if (failure) throw new UnavailableError(`the next index is ${failure}`);
}

/** Rebuilds the document of one listing, even at the same version; deletes it if there is no record. */
export async function rewriteListing(
  context: WriterContext,
  id: number,
  record: ExportedListing | null,
): Promise<void> {
  if (record) return writeChanges(context, [record], 'external_gte');
  const { elasticsearch, config } = context;
  await elasticsearch.delete({ index: config.SEARCH_INDEX, id: String(id) }, { ignore: [404] });
}

/** The fields of a response per item; the rest would be as long as a small document. */
const fateFields = ['_id', 'status', 'error'].map((field) => `items.index.${field}`);

/**
 * Writes items through each alias, guarded by their version: a newer one stays. The results are in the order of aliases
 * and items.
 */
async function write(
  { elasticsearch, indexDefinition }: WriterContext,
  aliases: string[],
  items: ExportedListing[],
  versionType: VersionType,
): Promise<Fate[]> {
  if (items.length === 0) return [];
  const documents = items.map(({ version, snapshot }) => ({ version, document: indexDefinition.documentOf(snapshot) }));
  const operations = aliases.flatMap((alias) =>
    documents.flatMap(({ version, document }) => [
      { index: { _index: alias, _id: String(document.id), version, version_type: versionType } },
      document,
    ]),
  );
  const written = await elasticsearch
    .bulk({ operations, require_alias: true, filter_path: fateFields })
    .catch((error: unknown) => {
      throw engineFailure(error);
    });
  return written.items.map(({ index }) => {
    if (!index?.error || index.status === 409) return 'taken';
    if (index.status === 404) return 'missing';
    if (index.error.type === 'strict_dynamic_mapping_exception') return 'refused';
    throw refusalOf(index.status, `installer ${index._id} was not indexed: ${index.error.reason}`);
  });
}
