import { boundingBox, earthRadiusMetres, metresPerMile } from '@poolpros/places/geo';
import type { Point } from '../domain/search.js';

/** Collects the values of a statement; each call returns the placeholder of its value. */
export type Bind = (value: unknown) => string;

/** A list of values and the function that adds to it. */
export function binder(): { values: unknown[]; bind: Bind } {
  const values: unknown[] = [];
  return { values, bind: (value) => `$${values.push(value)}` };
}

/** Metres between the row's point and the given one: haversine, on the sphere that `milesBetween` uses. */
const metresTo = (lat: string, lon: string) =>
  `2 * ${earthRadiusMetres}::float8 * asin(least(1, sqrt(power(sin(radians(lat - ${lat}) / 2), 2)
     + cos(radians(${lat})) * cos(radians(lat)) * power(sin(radians(lon - ${lon}) / 2), 2))))`;

/**
 * Query of the published installers in the box around the points: (id, service_radius, m), m in metres from the nearest
 * point. It reads only the covering index; `offset 0` keeps the distance from being computed once per use.
 */
function around(points: Point[], miles: number, bind: Bind): string {
  const boxes = points.map((point) => boundingBox(point.lat, point.lon, miles * metresPerMile));
  const edge = (value: number) => `${bind(value)}::float8`;
  const distances = points.map((point) => metresTo(`${bind(point.lat)}::float8`, `${bind(point.lon)}::float8`));
  return `
    select id, service_radius, least(${distances.join(', ')}) as m
    from installers
    where status = 'published'
      and lat between ${edge(Math.min(...boxes.map((box) => box.minLat)))}
                  and ${edge(Math.max(...boxes.map((box) => box.maxLat)))}
      and lon between ${edge(Math.min(...boxes.map((box) => box.minLon)))}
                  and ${edge(Math.max(...boxes.map((box) => box.maxLon)))}
    offset 0`;
}

/** A distance in miles as metres in SQL; the cast keeps Postgres from calculating in `numeric`. */
export const metres = (miles: string): string => `(${miles} * ${metresPerMile}::float8)`;

/** Query of the published installers (id, m) whose own radius reaches one of the points, none farther than `miles`. */
export const reachedFrom = (points: Point[], miles: number, bind: Bind): string =>
  `select id, m from (${around(points, miles, bind)}) near where m <= ${metres('service_radius')}`;

/** Query of the published installers (id, m) within `miles` of a point. */
export const within = (point: Point, miles: number, bind: Bind): string =>
  `select id, m from (${around([point], miles, bind)}) near where m <= ${metres(bind(miles))}`;
