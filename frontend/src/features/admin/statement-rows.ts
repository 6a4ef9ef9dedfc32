import { editedFieldTable } from '@poolpros/contracts/edited-field-table';
import type { EditedField, ListingValues } from '@poolpros/contracts/http/listing-changes';
import type { Statement } from '@poolpros/contracts/http/submissions';
import { longDate } from '@poolpros/contracts/long-date';
import { valueText } from '../../entities/listing-fields/value-text.js';

/** What a submission states and a listing does not show. */
const unlisted: [label: string, text: (of: Statement) => string][] = [
  ['Sent by', ({ contactName }) => contactName],
  ['Insurance', ({ insuranceCarrier }) => insuranceCarrier ?? ''],
  ['Policy end date', ({ insuranceEndsOn }) => (insuranceEndsOn ? longDate(insuranceEndsOn) : '')],
];

const listedValues = ({ businessName, email, ...same }: Statement): ListingValues => ({
  ...same,
  name: businessName,
  contactEmail: email,
});

const textsOf = (statement: Statement): [label: string, text: string][] => {
  const values = listedValues(statement);
  return [
    ...(Object.keys(editedFieldTable) as EditedField[]).map((field): [string, string] => [
      editedFieldTable[field].label,
      valueText(field, values),
    ]),
    ...unlisted.map(([label, text]): [string, string] => [label, text(statement)]),
  ];
};

/** The fields that say something else in the later of two tries, as people read them. */
export function differences(earlier: Statement, later: Statement): { label: string; before: string; after: string }[] {
  const before = new Map(textsOf(earlier));
  return textsOf(later)
    .map(([label, after]) => ({ label, before: before.get(label) ?? '', after }))
    .filter((row) => row.before !== row.after);
}
