import type { estypes } from '@elastic/elasticsearch';
import { filterKeys } from '@poolpros/contracts/value-filters';
import type { Selection } from '@poolpros/search-rules/plan';

/** The visitor's selection except the place: any value of a list must match, for every list. */
export function selectionFilters(selection: Selection): estypes.QueryDslQueryContainer[] {
  const { serviceType, minRating } = selection;
  return [
    ...filterKeys.flatMap((key) => anyOf(key, selection[key])),
    ...(serviceType ? anyOf(serviceType.field, serviceType.anyOf) : []),
    ...(minRating === null ? [] : [{ range: { rating: { gte: minRating } } }]),
  ];
}

const anyOf = (field: string, values: readonly string[]): estypes.QueryDslQueryContainer[] =>
  values.length === 0 ? [] : [{ terms: { [field]: [...values] } }];
