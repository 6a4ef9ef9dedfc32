import { hasHours } from '@poolpros/contracts/hours/special-hours';
import type { OwnFields } from '@poolpros/contracts/http/own-listing';

/** What homeowners look for on a page, in the order in which they ask for it. */
const wanted = {
  description: 'description',
  hours: 'opening hours',
  phone: 'phone',
  website: 'website',
  priceRange: 'price range',
  poolTypes: 'pool types',
  foundedYear: 'founding year',
  crewSize: 'crew size',
} as const satisfies Partial<Record<keyof OwnFields, string>>;

const isMissing = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** What a page does not say yet. */
export const missingFields = (fields: OwnFields): string[] =>
  (Object.keys(wanted) as (keyof typeof wanted)[]).flatMap((field) =>
    (field === 'hours' ? !hasHours(fields) : isMissing(fields[field])) ? wanted[field] : [],
  );
