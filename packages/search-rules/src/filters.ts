import type { ListingFacts } from '@poolpros/contracts/events/directory';
import { weeksOfMonth } from '@poolpros/contracts/hours/free-weeks';
import { isOpenAt } from '@poolpros/contracts/hours/open-now';
import { codeOf, filteredLanguages, languageOf } from '@poolpros/contracts/languages';
import { eachFilter, type FilterKey, type FilterValue } from '@poolpros/contracts/value-filters';

/** The fields of a listing that the filters use. The record of directory has the same names. */
export const filteredFields = [
  'services',
  'poolTypes',
  'languages',
  'hours',
  'specialHours',
  'timeZone',
  'freeWeeks',
] as const satisfies readonly (keyof ListingFacts)[];
export type Filtered = Pick<ListingFacts, (typeof filteredFields)[number]>;

/**
 * The rule of a filter: the values that a listing is found under, those that it has at a time in addition, and the facts
 * of a listing with given values.
 */
interface FilterRule<V> {
  of(listing: Filtered): readonly V[];
  at?(listing: Filtered, now: Date): readonly V[];
  factsWith(values: V[]): Partial<Filtered>;
}

/** A time at which the facts of a value that depends on the clock hold: a Wednesday in June, at noon in Chicago. */
export const clockExample = new Date('2026-06-10T17:00:00Z');
const exampleZone = 'America/Chicago';

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
    at: ({ hours = [], specialHours, timeZone = null }, now) =>
      isOpenAt({ hours, specialHours }, timeZone, now) ? ['now'] : [],
    factsWith: (times) => ({
      hours: times.map((time) => ({ day: time === 'now' ? 'wed' : 'sat', opens: '09:00', closes: '13:00' })),
      specialHours: undefined,
      timeZone: exampleZone,
    }),
  },
  work: {
    of: () => [],
    at: ({ freeWeeks = [], timeZone = null }, now) => {
      const weeks = weeksOfMonth(now, timeZone);
      return freeWeeks.some(({ week }) => weeks.includes(week)) ? ['this_month'] : [];
    },
    factsWith: (times) => ({ freeWeeks: times.map(() => ({ week: '2026-06-15', slots: 2 })), timeZone: exampleZone }),
  },
};

/** The values that a listing is found under, by filter, without those that depend on the clock. */
export const storedValuesOf = (listing: Filtered): Record<FilterKey, readonly FilterValue[]> =>
  eachFilter((key) => filterRules[key].of(listing));

/** The values that a listing is found under at a time, by filter. */
export const filterValuesOf = (listing: Filtered, now: Date): Record<FilterKey, readonly FilterValue[]> =>
  eachFilter((key) => [...filterRules[key].of(listing), ...(filterRules[key].at?.(listing, now) ?? [])]);

/** The facts of a listing that is found under these values of a filter. */
export const factsWith = <K extends FilterKey>(key: K, values: FilterValue<K>[]): Partial<Filtered> =>
  filterRules[key].factsWith(values);
