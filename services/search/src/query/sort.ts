import type { estypes } from '@elastic/elasticsearch';
import { type Point, pointsOf, type SearchPlan } from '@poolpros/search-rules/plan';

/** Sort clauses of a plan; ties are sorted by id. */
export const sortClauses = (plan: SearchPlan): estypes.SortCombinations[] => [...leadingClauses(plan), { id: 'asc' }];

function leadingClauses(plan: SearchPlan): estypes.SortCombinations[] {
  const points = pointsOf(plan);
  switch (plan.sort) {
    case 'distance':
      return byDistance(points);
    case 'rating':
      // With words, the quality of the match comes first.
      return [
        ...(plan.words ? [{ _score: { order: 'desc' as const } }] : []),
        { rankScore: 'desc' },
        ...byDistance(points),
      ];
    case 'reviews':
      return [{ reviewCount: 'desc' }];
    case 'name':
      return [{ nameFolded: 'asc' }];
  }
}

// Only with meters does Elasticsearch skip documents that cannot be among the nearest.
const byDistance = (points: Point[]): estypes.SortCombinations[] =>
  points.length === 0 ? [] : [{ _geo_distance: { location: points, order: 'asc', unit: 'm' } }];
