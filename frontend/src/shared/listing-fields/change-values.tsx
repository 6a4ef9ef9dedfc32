import { editedFieldTable } from '@poolpros/contracts/edited-field-table';
import type { EditedField, ListingValues } from '@poolpros/contracts/http/listing-changes';
import { valueText } from './value-text.js';

export interface ChangeValuesProps {
  before: ListingValues;
  after: ListingValues;
}

/** What a change takes away and what it says instead, field by field. */
export const ChangeValues = ({ before, after }: ChangeValuesProps) => (
  <dl className="flex flex-col divide-y divide-rule border-y border-rule text-[0.9375rem]">
    {(Object.keys(editedFieldTable) as EditedField[])
      .filter((field) => field in after)
      .map((field) => (
        <div key={field} className="grid gap-x-5 gap-y-0.5 py-2.5 md:grid-cols-[9rem_minmax(0,1fr)_minmax(0,1fr)]">
          <dt className="text-muted">{editedFieldTable[field].label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line text-soft">
            <span className="type-caption mr-1.5 text-muted md:sr-only">Now</span>
            {valueText(field, before) || 'Nothing'}
          </dd>
          <dd className="font-[560] wrap-anywhere whitespace-pre-line">
            <span className="type-caption mr-1.5 font-normal text-muted md:sr-only">New</span>
            {valueText(field, after) || 'Nothing'}
          </dd>
        </div>
      ))}
  </dl>
);
