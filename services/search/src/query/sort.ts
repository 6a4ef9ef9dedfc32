import type { estypes } from '@elastic/elasticsearch';
import type { SortOrder } from '@poolpros/contracts/catalogue';
import type { Point } from './coverage.js';

/** The order that is applied: without a point there is no distance to sort by, and the rating decides. */
export const appliedSort = (asked: SortOrder, points: Point[]): SortOrder =>
  asked === 'distance' && points.length === 0 ? 'rating' : asked;

/** Sort clauses of an applied order; equal listings come by id. With words, how well they match goes before the rating. */
export function sortClauses(sort: SortOrder, points: Point[], hasWords: boolean): estypes.SortCombinations[] {
  return [...leadingClauses(sort, points, hasWords), { id: 'asc' }];
}

function leadingClauses(sort: SortOrder, points: Point[], hasWords: boolean): estypes.SortCombinations[] {
  switch (sort) {
    case 'distance':
      return byDistance(points);
    case 'rating':
      return [
        ...(hasWords ? [{ _score: { order: 'desc' as const } }] : []),
        { rankScore: 'desc' },
        ...byDistance(points),
      ];
    case 'reviews':
      return [{ reviewCount: 'desc' }];
    case 'name':
      return [{ 'nameFolded.exact': 'asc' }];
  }
}

// Only in metres does Elasticsearch skip documents that cannot be among the nearest.
const byDistance = (points: Point[]): estypes.SortCombinations[] =>
  points.length === 0 ? [] : [{ _geo_distance: { location: points, order: 'asc', unit: 'm' } }];
