import type { ListingFacts } from '@poolpros/contracts/events/directory';
import { codeOf, filteredLanguages, languageOf } from '@poolpros/contracts/languages';
import { eachFilter, type FilterKey, type FilterValue } from '@poolpros/contracts/value-filters';

/** The fields of a listing that the filters use. The record of directory has the same names. */
export const filteredFields = [
  'services',
  'poolTypes',
  'languages',
  'hours',
] as const satisfies readonly (keyof ListingFacts)[];
export type Filtered = Pick<ListingFacts, (typeof filteredFields)[number]>;

/** The rule of a filter: the values that a listing is found under, and the facts of a listing with given values. */
interface FilterRule<V> {
  of(listing: Filtered): readonly V[];
  factsWith(values: V[]): Partial<Filtered>;
}

/** The rules of the filters, whose query and values are in contracts' `value-filters.ts`. */
const filterRules: { [K in FilterKey]: FilterRule<FilterValue<K>> } = {
  services: { of: ({ services }) => services, factsWith: (services) => ({ services }) },
  poolTypes: { of: ({ poolTypes }) => poolTypes, factsWith: (poolTypes) => ({ poolTypes }) },
  languages: {
    of: ({ languages = [] }) =>
      languages.map((language) => codeOf[language]).filter((code) => filteredLanguages.includes(code)),
    factsWith: (codes) => ({ languages: codes.flatMap((code) => languageOf(code) ?? []) }),
  },
  open: {
    of: ({ hours = [] }) => (hours.some(({ day }) => day === 'sat' || day === 'sun') ? ['weekends'] : []),
    factsWith: (times) => ({ hours: times.map(() => ({ day: 'sat', opens: '09:00', closes: '13:00' })) }),
  },
};

/** The values that a listing is found under, by filter. */
export const filterValuesOf = (listing: Filtered): Record<FilterKey, readonly FilterValue[]> =>
  eachFilter((key) => filterRules[key].of(listing));

/** The facts of a listing that is found under these values of a filter. */
export const factsWith = <K extends FilterKey>(key: K, values: FilterValue<K>[]): Partial<Filtered> =>
  filterRules[key].factsWith(values);
