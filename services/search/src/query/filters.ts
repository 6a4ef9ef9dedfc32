import type { estypes } from '@elastic/elasticsearch';
import { defaultMinRating, poolTypes, serviceTypes } from '@poolpros/contracts/catalogue';
import type { SearchQuery } from '@poolpros/contracts/http/search';

/** What the visitor selected, apart from the place: any of a list matches, all lists must match. */
export function selectionFilters(query: SearchQuery): estypes.QueryDslQueryContainer[] {
  const asked = query.services ?? [];
  const isPoolType = (value: string): boolean => (poolTypes as readonly string[]).includes(value);
  const { field, anyOf } = serviceTypes[query.serviceType];
  const filters: estypes.QueryDslQueryContainer[] = [
    { term: { status: 'published' } },
    ...termsFilter(
      'services',
      asked.filter((value) => !isPoolType(value)),
    ),
    ...termsFilter('poolTypes', [...new Set([...asked.filter(isPoolType), ...(query.poolTypes ?? [])])]),
  ];
  if (field) filters.push(...termsFilter(field, anyOf));
  if (query.minRating !== undefined && query.minRating > defaultMinRating)
    filters.push({ range: { rating: { gte: query.minRating } } });
  return filters;
}

const termsFilter = (field: string, values: readonly string[]): estypes.QueryDslQueryContainer[] =>
  values.length === 0 ? [] : [{ terms: { [field]: [...values] } }];
