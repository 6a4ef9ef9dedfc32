import type { estypes } from '@elastic/elasticsearch';
import { farthestReach } from '@poolpros/contracts/reach';
import type { Point } from '@poolpros/search-rules/plan';
import { farthestStep } from '../index/document.js';
import { boxAround } from './box.js';

type Query = estypes.QueryDslQueryContainer;

// A power of two above the farthest reach: dividing by it is exact, and so is the sum in `withinOwn`.
const decayMiles = 256;

/**
 * Listings within `miles` of the nearest of the points. The engine measures each candidate. Preparing a `geo_distance`
 * query costs it more than measuring some hundred, so a box around the points comes first (`servesPoint`).
 */
export const withinMiles = (points: Point[], miles: number): Query =>
  anyOf(points.map((origin) => scoredBy([linear(origin, 2 * miles)], 0.5)));

/**
 * Listings that serve the nearest of the points and are within `miles` of it; `miles` null = the visitor chose no
 * distance. Equals `servesFrom` with the stored `reach`.
 */
export function servesPoint(points: Point[], miles: number | null): Query {
  const limit = Math.min(miles ?? farthestReach, farthestReach);
  return anyOf(
    points.map((point) => ({ bool: { filter: [boxAround(point, limit), ...withinReachAnd(point, limit)] } })),
  );
}

function withinReachAnd(point: Point, limit: number): Query[] {
  // Most searches look as far as the steps do, so the index stores that comparison as one number.
  if (limit === farthestStep) return [withinOwn('reachInSteps', point)];
  // No listing reaches beyond the farthest reach.
  return [withinOwn('reach', point), ...(limit < farthestReach ? [withinMiles([point], limit)] : [])];
}

/**
 * Compares distance and reach of one document without a script: the functions add up to 1 + (reach − distance) / 256 mi,
 * so a minimum score of 1 selects exactly the listings that reach the point.
 */
const withinOwn = (field: 'reach' | 'reachInSteps', origin: Point): Query =>
  scoredBy([linear(origin, decayMiles), { field_value_factor: { field, factor: 1 / decayMiles, missing: 0 } }], 1);

/** 1 at the point, 0 at `miles` from it. */
const linear = (origin: Point, miles: number): estypes.QueryDslFunctionScoreContainer => ({
  linear: { location: { origin, scale: `${miles / 2}mi`, offset: '0mi', decay: 0.5 } },
});

/** Listings for which the functions add up to at least `least`. */
const scoredBy = (functions: estypes.QueryDslFunctionScoreContainer[], least: number): Query => ({
  function_score: {
    query: { match_all: {} },
    functions,
    score_mode: 'sum',
    boost_mode: 'replace',
    min_score: least,
  },
});

function anyOf(queries: Query[]): Query {
  const [only, ...others] = queries;
  return only && others.length === 0 ? only : { bool: { should: queries, minimum_should_match: 1 } };
}
