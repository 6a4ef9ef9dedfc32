import type { estypes } from '@elastic/elasticsearch';
import type { Point } from '@poolpros/search-rules/plan';
import { farthestReach } from '@poolpros/search-rules/reach';

// A power of two above the farthest reach: dividing by it is exact, and the sum in `withinOwnReach` stays so.
const decayMiles = 256;

/** Listings within `miles` of the nearest of the points. */
export function withinMiles(points: Point[], miles: number): estypes.QueryDslQueryContainer {
  return anyOf(points.map((location) => ({ geo_distance: { distance: `${miles}mi`, location } })));
}

/**
 * Listings that serve the nearest of the points and lie within `miles` of it; `miles` null = the visitor chose no distance.
 * It is `servesFrom` with the stored `reach`.
 */
export function servesPoint(points: Point[], miles: number | null): estypes.QueryDslQueryContainer {
  const limit = Math.min(miles ?? farthestReach, farthestReach);
  return anyOf(points.map((point) => ({ bool: { filter: [withinMiles([point], limit), withinOwnReach(point)] } })));
}

/**
 * Compares distance and reach of one document without a script: the functions add up to 1 + (reach − distance) / 256 mi,
 * so a minimum score of 1 selects exactly the listings that reach the point.
 */
function withinOwnReach(origin: Point): estypes.QueryDslQueryContainer {
  return {
    function_score: {
      query: { match_all: {} },
      functions: [
        { linear: { location: { origin, scale: `${decayMiles / 2}mi`, offset: '0mi', decay: 0.5 } } },
        { field_value_factor: { field: 'reach', factor: 1 / decayMiles, missing: 0 } },
      ],
      score_mode: 'sum',
      boost_mode: 'replace',
      min_score: 1,
    },
  };
}

function anyOf(queries: estypes.QueryDslQueryContainer[]): estypes.QueryDslQueryContainer {
  const [only, ...others] = queries;
  return only && others.length === 0 ? only : { bool: { should: queries, minimum_should_match: 1 } };
}
