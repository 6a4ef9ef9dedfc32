import { readFileSync } from 'node:fs';
import {
  type ContractorSnapshot,
  contractorChanged,
  contractorSnapshotSchema,
} from '@poolpros/contracts/events/directory';

const golden = new URL(`../../../contracts/fixtures/events/${contractorChanged.type}.json`, import.meta.url);

/** The snapshot of the contracts' golden event, with fields of a test's own. */
export const sampleSnapshot = (own: Partial<ContractorSnapshot> = {}): ContractorSnapshot => ({
  ...contractorSnapshotSchema.parse(JSON.parse(readFileSync(golden, 'utf8')).data),
  ...own,
});
