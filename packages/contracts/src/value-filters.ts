import { additionalServices, labelOf, poolTypes, services } from './catalogue.js';
import { keysOf } from './keys-of.js';
import { filteredLanguages, languageOf } from './languages.js';

interface ValueFilter {
  values: readonly string[];
  /** The heading of its checkboxes. */
  legend: string;
  /** The values with a checkbox. */
  panel: readonly string[];
  label(value: string): string;
}

const openTimes = ['weekends', 'now'] as const;
const workTimes = ['this_month'] as const;

const openLabels: Record<string, string> = { weekends: 'Open on weekends', now: 'Open now' };

/**
 * The search filters by lists of values: a listing matches if it has any of the chosen values. The key is the query
 * parameter and the name of the facet in a response. search-rules' `filters.ts` says which values a listing has.
 */
export const valueFilters = {
  services: { values: services, legend: 'Additional services', panel: additionalServices, label: labelOf },
  poolTypes: { values: poolTypes, legend: 'Pool types', panel: poolTypes, label: labelOf },
  languages: {
    values: filteredLanguages,
    legend: 'Languages spoken',
    panel: filteredLanguages,
    label: (code) => languageOf(code) ?? code,
  },
  open: {
    values: openTimes,
    legend: 'Opening hours',
    panel: openTimes,
    label: (time) => openLabels[time] ?? time,
  },
  work: { values: workTimes, legend: 'Free weeks', panel: workTimes, label: () => 'Takes work this month' },
} satisfies Record<string, ValueFilter>;
export type FilterKey = keyof typeof valueFilters;
export type FilterValue<K extends FilterKey = FilterKey> = (typeof valueFilters)[K]['values'][number];

export const filterKeys = keysOf(valueFilters);

/** The values that a listing has or lacks as time passes (docs/rules.md#clock-filters). Facets do not count them. */
const clockValues: readonly string[] = ['open:now', 'work:this_month'];
export const isClockValue = (key: FilterKey, value: string): boolean => clockValues.includes(`${key}:${value}`);

/** One entry per filter, in order. */
export function eachFilter<T>(make: (key: FilterKey) => T): Record<FilterKey, T> {
  const each: Partial<Record<FilterKey, T>> = {};
  for (const key of filterKeys) each[key] = make(key);
  return each as Record<FilterKey, T>;
}
