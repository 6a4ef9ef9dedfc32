import { boundingBox, earthRadiusMetres, metresPerMile } from '@poolpros/places/geo';
import type { Point } from '@poolpros/search-rules/plan';
import { closedBits, pausedBits } from '../domain/facet-bitmask.js';

/** Collects the values of a statement; each call returns the placeholder of its value. */
export type Bind = (value: unknown) => string;

/** A list of values and the function that adds to it. */
export function binder(): { values: unknown[]; bind: Bind } {
  const values: unknown[] = [];
  return { values, bind: (value) => `$${values.push(value)}` };
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The haversine of the angle of a distance in miles. It grows with the distance, so it can be compared instead. */
export const haversineOf = (miles: number): number => Math.sin((miles * metresPerMile) / (2 * earthRadiusMetres)) ** 2;

/** The miles of such a haversine. */
export const milesOf = (haversine: number): number =>
  (2 * earthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(haversine)))) / metresPerMile;

/** A point on the unit sphere, as a search entry stores it. */
export function axesOf({ lat, lon }: Point): { x: number; y: number; z: number } {
  const [phi, lambda] = [radians(lat), radians(lon)];
  return { x: Math.cos(phi) * Math.cos(lambda), y: Math.cos(phi) * Math.sin(lambda), z: Math.sin(phi) };
}

/**
 * Haversine between the row's point and the given one. On the unit sphere it is a quarter of the squared chord, which
 * needs no trigonometry per row: half the time of the formula with sines.
 */
function haversineTo(point: Point, bind: Bind): string {
  const squares = Object.entries(axesOf(point)).map(([axis, value]) => {
    const difference = `(${axis} - ${bind(value)}::float8)`;
    return `${difference} * ${difference}`;
  });
  return `(${squares.join(' + ')}) / 4`;
}

/** The band of latitude of the generated column `lat_band`: a quarter of a degree, 17 miles. */
const bandOf = (lat: number): number => Math.floor(lat * 4);

/** Conditions for rows within `miles` of the nearest of the points. */
function around(points: readonly Point[], miles: number, bind: Bind): string[] {
  const boxes = points.map((point) => boundingBox(point.lat, point.lon, miles * metresPerMile));
  const south = bandOf(Math.min(...boxes.map((box) => box.minLat)));
  const north = bandOf(Math.max(...boxes.map((box) => box.maxLat)));
  const edge = (value: number) => `${bind(value)}::float8`;
  return [
    `lat_band = any(${bind(Array.from({ length: north - south + 1 }, (_, index) => south + index))}::integer[])`,
    `lon between ${edge(Math.min(...boxes.map((box) => box.minLon)))}
             and ${edge(Math.max(...boxes.map((box) => box.maxLon)))}`,
  ];
}

/**
 * Query of the search entries that meet conditions: all within `miles` of the nearest point and some beyond. Returns
 * the given columns, `reach`, and `h`, the haversine to the nearest point. `offset 0` avoids computing it once per use.
 */
export function nearestEntries(
  columns: string,
  o: { points: Point[]; miles: number; where?: string[] },
  bind: Bind,
): string {
  const distances = o.points.map((point) => haversineTo(point, bind));
  const conditions = [...around(o.points, o.miles, bind), ...(o.where ?? [])];
  return `(select ${columns}, reach, least(${distances.join(', ')}) as h
     from search_entries where ${conditions.join(' and ')} offset 0) near`;
}

/** Conditions on search entries: of those that take requests, of the others, and of all but the closed ones. */
export const takesRequests = `facet_bits < ${pausedBits}`;
export const isUnavailable = `facet_bits >= ${pausedBits}`;
export const isNotClosed = `facet_bits < ${closedBits}`;

/**
 * The condition on rows of `nearestEntries` that an installer serves the nearest point: `servesFrom` with the stored
 * `reach`.
 */
export const servesPoint = 'h <= reach';
