import { readFileSync } from 'node:fs';
import {
  type ContractorSnapshot,
  contractorChanged,
  contractorSnapshotSchema,
} from '@poolpros/contracts/events/directory';
import { filterKeys } from '@poolpros/contracts/value-filters';
import { type Filtered, factsWith } from '../filters.js';

const golden = new URL(`../../../contracts/fixtures/events/${contractorChanged.type}.json`, import.meta.url);

/** The snapshot of the contracts' golden event, with fields that a test overrides. */
export const sampleSnapshot = (own: Partial<ContractorSnapshot> = {}): ContractorSnapshot => ({
  ...contractorSnapshotSchema.parse(JSON.parse(readFileSync(golden, 'utf8')).data),
  ...own,
});

/** The facts of a listing without any filter value. */
export const withoutValues: Partial<Filtered> = Object.assign({}, ...filterKeys.map((key) => factsWith(key, [])));
