import type { estypes } from '@elastic/elasticsearch';
import type { Selection } from '@poolpros/search-rules/plan';

/** What the visitor selected, apart from the place: any of a list matches, all lists must match. */
export function selectionFilters({
  services,
  poolTypes,
  serviceType,
  minRating,
}: Selection): estypes.QueryDslQueryContainer[] {
  return [
    ...anyOf('services', services),
    ...anyOf('poolTypes', poolTypes),
    ...(serviceType ? anyOf(serviceType.field, serviceType.anyOf) : []),
    ...(minRating === null ? [] : [{ range: { rating: { gte: minRating } } }]),
  ];
}

const anyOf = (field: string, values: readonly string[]): estypes.QueryDslQueryContainer[] =>
  values.length === 0 ? [] : [{ terms: { [field]: [...values] } }];
