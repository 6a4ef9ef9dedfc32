import { createHash } from 'node:crypto';
import type { estypes } from '@elastic/elasticsearch';
import type { ContractorSnapshot } from '@poolpros/contracts/events/directory';
import { documentOf, type InstallerDocument, type Tombstone } from './document.js';
import { fieldTypes } from './mapping.js';
import { samples } from './samples.js';

/** What an index holds and how it is made. */
export interface IndexDefinition {
  /** Ascending over the versions of this program, so that an older one never replaces what a newer one made. */
  number: number;
  /** Names the mapping and what the documents are made by. */
  hash: string;
  mappings: estypes.MappingTypeMapping;
  documentOf(snapshot: ContractorSnapshot): IndexedDocument;
}

/** A document with the mark of its definition, which an index of another definition refuses. */
export type IndexedDocument = (InstallerDocument | Tombstone) & { definition: Record<string, true> };

/**
 * A definition whose hash covers the mapping and the documents of the fixed samples, and with them every rule that makes
 * a document: words, ranking, folding.
 */
export function defineIndex(o: {
  number: number;
  properties: Record<string, estypes.MappingProperty>;
  documentOf: (snapshot: ContractorSnapshot) => InstallerDocument | Tombstone;
}): IndexDefinition {
  const made = JSON.stringify([o.properties, samples.map(o.documentOf)]);
  const hash = createHash('sha256').update(made).digest('hex').slice(0, 12);
  const mark = { properties: { [hash]: { type: 'boolean', index: false, doc_values: false } as const } };
  return {
    number: o.number,
    hash,
    mappings: {
      dynamic: 'strict',
      properties: { ...o.properties, definition: mark },
      _meta: { definition: hash, number: o.number },
    },
    documentOf: (snapshot) => ({ ...o.documentOf(snapshot), definition: { [hash]: true } }),
  };
}

/** The index of this program. A test asks for a higher number when the hash changes. */
export const installersIndex = defineIndex({ number: 2, properties: fieldTypes, documentOf });
