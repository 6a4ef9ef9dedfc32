import type { estypes } from '@elastic/elasticsearch';
import type { ContractorSnapshot } from '@poolpros/contracts/events/directory';
import { type Definition, definitionHash } from '@poolpros/search-rules/definition';
import { documentOf, type InstallerDocument, type Tombstone } from './document.js';
import { fieldTypes, indexSettings } from './mapping.js';

/** What an index contains and how it is built. */
export interface IndexDefinition extends Definition {
  mappings: estypes.MappingTypeMapping;
  documentOf(snapshot: ContractorSnapshot): IndexedDocument;
}

/** A document with the mark of its definition. An index with another definition rejects it. */
export type IndexedDocument = (InstallerDocument | Tombstone) & { definition: Record<string, true> };

/**
 * A definition whose hash covers mapping, settings and the documents of the fixed samples, and so every rule behind
 * them.
 */
export function defineIndex(o: {
  number: number;
  properties: Record<string, estypes.MappingProperty>;
  documentOf: (snapshot: ContractorSnapshot) => InstallerDocument | Tombstone;
}): IndexDefinition {
  // The number of replicas is up to the operator.
  const hash = definitionHash([o.properties, indexSettings(0)], o.documentOf);
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

/** The index of this program. A test requires a higher number when the hash changes. */
export const installersIndex = defineIndex({ number: 15, properties: fieldTypes, documentOf });
