import type { estypes } from '@elastic/elasticsearch';
import { serviceRadiusMiles } from '@poolpros/contracts/catalogue';
import type { Point } from '@poolpros/search-rules/plan';

// A power of two above the largest service radius: dividing by it is exact, and the sum in `withinOwnRadius` stays so.
const decayMiles = 256;

/** Listings within `miles` of the nearest of the points. */
export function withinMiles(points: Point[], miles: number): estypes.QueryDslQueryContainer {
  return anyOf(points.map((location) => ({ geo_distance: { distance: `${miles}mi`, location } })));
}

/**
 * The coverage rule (product rules 2.8): a listing matches when the nearest of the points is no farther than its own service
 * radius and, when the visitor chose one, the visitor's distance; `miles` null = the visitor chose none.
 */
export function coveredFrom(points: Point[], miles: number | null): estypes.QueryDslQueryContainer {
  const limit = Math.min(miles ?? serviceRadiusMiles.max, serviceRadiusMiles.max);
  return anyOf(points.map((point) => ({ bool: { filter: [withinMiles([point], limit), withinOwnRadius(point)] } })));
}

/**
 * Compares distance and radius of one document without a script: the functions add up to 1 + (radius − distance) / 256 mi,
 * so a minimum score of 1 keeps exactly the listings whose radius reaches the point.
 */
function withinOwnRadius(origin: Point): estypes.QueryDslQueryContainer {
  return {
    function_score: {
      query: { match_all: {} },
      functions: [
        { linear: { location: { origin, scale: `${decayMiles / 2}mi`, offset: '0mi', decay: 0.5 } } },
        { field_value_factor: { field: 'serviceRadius', factor: 1 / decayMiles, missing: 0 } },
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
