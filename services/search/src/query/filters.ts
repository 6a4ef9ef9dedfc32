import type { estypes } from '@elastic/elasticsearch';
import { type FilterKey, type FilterValue, filterKeys, isClockValue } from '@poolpros/contracts/value-filters';
import type { SearchPlan } from '@poolpros/search-rules/plan';
import { openQuery, workQuery } from './clock.js';

/** The visitor's selection except the place: any value of a list must match, for every list. */
export function selectionFilters({
  selection,
  at,
}: Pick<SearchPlan, 'selection' | 'at'>): estypes.QueryDslQueryContainer[] {
  const { serviceType, minRating } = selection;
  return [
    ...filterKeys.flatMap((key) => eitherOf(key, selection[key], at)),
    ...(serviceType ? anyOf(serviceType.field, serviceType.anyOf) : []),
    ...(minRating === null ? [] : [{ range: { rating: { gte: minRating } } }]),
  ];
}

/** Values that are stored, or that a listing has at the time. */
function eitherOf(key: FilterKey, values: readonly FilterValue[], at: Date): estypes.QueryDslQueryContainer[] {
  const clock = values.filter((value) => isClockValue(key, value));
  if (clock.length === 0) return anyOf(key, values);
  const stored = values.filter((value) => !clock.includes(value));
  const should = [...anyOf(key, stored), ...clock.map((value) => (value === 'now' ? openQuery(at) : workQuery(at)))];
  return [{ bool: { should } }];
}

const anyOf = (field: string, values: readonly string[]): estypes.QueryDslQueryContainer[] =>
  values.length === 0 ? [] : [{ terms: { [field]: [...values] } }];
