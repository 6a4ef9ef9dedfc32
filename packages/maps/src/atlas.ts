import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { states } from '@poolpros/contracts/states';
import { lazy } from '@poolpros/places/lazy';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** Longitude and latitude in degrees. */
export type Position = [lon: number, lat: number];

/** Degrees; `west` is below `east`, since the atlas is cut at the 180th meridian. */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** The outer ring and its holes. */
export interface Polygon {
  rings: Position[][];
  bounds: Bounds;
}

export interface Line {
  points: Position[];
  bounds: Bounds;
}

export interface Area {
  /** Census code: two digits of the state, and three of the county. */
  id: string;
  polygons: Polygon[];
}

/** The shapes of the United States and its territories. */
export interface Atlas {
  /** Land without inner borders: its outline is the shore, and the border to other countries. */
  land: Polygon[];
  states: (Area & { code: string })[];
  counties: Area[];
  stateLines: Line[];
  countyLines: Line[];
}

type UsTopology = Topology<{
  counties: GeometryCollection<{ name: string }>;
  states: GeometryCollection<{ name: string }>;
  nation: GeometryCollection;
}>;

/** Territories by their names in the atlas. */
const territories: readonly (readonly [name: string, code: string])[] = [
  ['American Samoa', 'AS'],
  ['Commonwealth of the Northern Mariana Islands', 'MP'],
  ['Guam', 'GU'],
  ['Puerto Rico', 'PR'],
  ['United States Virgin Islands', 'VI'],
];

/** The atlas of the package, read and indexed at its first use. */
export const atlas = lazy((): Atlas => {
  const file = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json');
  const topology = JSON.parse(readFileSync(file, 'utf8')) as UsTopology;
  const { counties, nation } = topology.objects;
  const codeOf = new Map<string, string>([...states.map(({ label, code }) => [label, code] as const), ...territories]);
  return {
    land: areasOf(topology, nation).flatMap((area) => area.polygons),
    states: areasOf(topology, topology.objects.states).map((area) => ({ ...area, code: codeOf.get(area.name) ?? '' })),
    counties: areasOf(topology, counties),
    ...linesOf(topology),
  };
});

export function boundsOf(points: readonly Position[]): Bounds {
  const bounds = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const [lon, lat] of points) {
    bounds.west = Math.min(bounds.west, lon);
    bounds.east = Math.max(bounds.east, lon);
    bounds.south = Math.min(bounds.south, lat);
    bounds.north = Math.max(bounds.north, lat);
  }
  return bounds;
}

/** Whether the point lies in the polygon; its edges are straight in degrees, as parallels and meridians are. */
export function contains({ rings, bounds }: Polygon, lat: number, lon: number): boolean {
  if (lon < bounds.west || lon > bounds.east || lat < bounds.south || lat > bounds.north) return false;
  let inside = false;
  for (const ring of rings) {
    for (const [index, [lonA, latA]] of ring.entries()) {
      const [lonB, latB] = ring[index + 1] ?? (ring[0] as Position);
      if (latA > lat !== latB > lat && lon < lonA + ((lonB - lonA) * (lat - latA)) / (latB - latA)) inside = !inside;
    }
  }
  return inside;
}

function areasOf(topology: UsTopology, collection: GeometryCollection<{ name?: string }>) {
  return feature(topology, collection).features.map(({ id, properties, geometry }) => {
    const polygons = geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
    if (geometry.type === 'Polygon') polygons.push(geometry.coordinates);
    return {
      id: String(id),
      name: properties?.name ?? '',
      polygons: polygons.map((rings) => ({ rings: rings as Position[][], bounds: boundsOf(rings[0] as Position[]) })),
    };
  });
}

/** Every line between two counties once, by whether it parts two states. */
function linesOf(topology: UsTopology): Pick<Atlas, 'stateLines' | 'countyLines'> {
  const neighbors = new Map<number, string[]>();
  for (const county of topology.objects.counties.geometries) {
    if (county.type !== 'Polygon' && county.type !== 'MultiPolygon') continue;
    // An arc that is walked backwards stands as its complement.
    for (const arc of (county.arcs as number[][][]).flat(2)) {
      const index = arc < 0 ? ~arc : arc;
      neighbors.set(index, [...(neighbors.get(index) ?? []), String(county.id).slice(0, 2)]);
    }
  }
  const lines = { stateLines: [] as Line[], countyLines: [] as Line[] };
  for (const [index, [one, other]] of neighbors) {
    if (other === undefined) continue;
    const { geometry } = feature(topology, { type: 'LineString', arcs: [index] });
    const points = geometry.type === 'LineString' ? (geometry.coordinates as Position[]) : [];
    lines[one === other ? 'countyLines' : 'stateLines'].push({ points, bounds: boundsOf(points) });
  }
  return lines;
}
