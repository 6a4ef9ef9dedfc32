import { editedFieldTable } from '@poolpros/contracts/edited-field-table';
import type { EditedField, ListingValues } from '@poolpros/contracts/http/listing-changes';
import { valueText } from './value-text.js';

export interface ChangeValuesProps {
  before: ListingValues;
  after: ListingValues;
}

/** The old and new values of a change, field by field. */
export const ChangeValues = ({ before, after }: ChangeValuesProps) => (
  <ChangeRows
    heads={['Now', 'New']}
    rows={(Object.keys(editedFieldTable) as EditedField[])
      .filter((field) => field in after)
      .map((field) => ({
        label: editedFieldTable[field].label,
        before: valueText(field, before),
        after: valueText(field, after),
      }))}
  />
);

export interface ChangeRowsProps {
  /** The headings of the two columns. */
  heads: readonly [before: string, after: string];
  /** Fields with their texts, empty if they have no value. */
  rows: readonly { label: string; before: string; after: string }[];
}

/** Two texts of each field, next to each other. */
export const ChangeRows = ({ heads, rows }: ChangeRowsProps) => (
  <dl className="flex flex-col divide-y divide-rule border-y border-rule text-[0.9375rem]">
    {rows.map(({ label, before, after }) => (
      <div key={label} className="grid gap-x-5 gap-y-0.5 py-2.5 md:grid-cols-[9rem_minmax(0,1fr)_minmax(0,1fr)]">
        <dt className="text-muted">{label}</dt>
        <dd className="wrap-anywhere whitespace-pre-line text-soft">
          <span className="type-caption mr-1.5 text-muted md:sr-only">{heads[0]}</span>
          {before || 'Nothing'}
        </dd>
        <dd className="font-[560] wrap-anywhere whitespace-pre-line">
          <span className="type-caption mr-1.5 font-normal text-muted md:sr-only">{heads[1]}</span>
          {after || 'Nothing'}
        </dd>
      </div>
    ))}
  </dl>
);
