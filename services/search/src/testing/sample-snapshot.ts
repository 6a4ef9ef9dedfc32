import { readFileSync } from 'node:fs';
import { type ContractorSnapshot, contractorChanged } from '@poolpros/contracts/events/directory';

const golden = new URL(
  `../../../../packages/contracts/fixtures/events/${contractorChanged.type}.json`,
  import.meta.url,
);

/** The contracts' golden sample of the event that this service follows, with fields of the test's own. */
export const sampleSnapshot = (own: Partial<ContractorSnapshot> = {}): ContractorSnapshot => ({
  ...contractorChanged.envelope.parse(JSON.parse(readFileSync(golden, 'utf8'))).data,
  ...own,
});
