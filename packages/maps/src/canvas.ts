import { type MapView, pixelsPerDegree, toPixels, toPoint } from '@poolpros/contracts/map-view';
import { type GeoPermissibleObjects, geoMercator, geoPath, geoStream } from 'd3-geo';
import type { Bounds, Line, Polygon } from './atlas.js';
import { createPathData } from './path-data.js';

// How far shapes run past the edge, so that the stroke along the cut is not seen.
const bleed = 4;
// Areas smaller in both directions are left out.
const smallestPixels = 1.5;

/** Geometry of the earth as path data of one view, by the projection of `toPixels`. */
export interface Canvas {
  /** Whether a part of the bounds may lie in the view. */
  sees(bounds: Bounds): boolean;
  area(polygons: readonly Polygon[]): string;
  lines(lines: readonly Line[]): string;
  shape(geometry: GeoPermissibleObjects): string;
  /** Middle in pixels of the part of an area that is seen; null when it is no wider or higher than `smallest`. */
  middle(polygons: readonly Polygon[], smallest: number): { x: number; y: number } | null;
}

export function createCanvas(view: MapView): Canvas {
  const { width, height } = view;
  const perDegree = pixelsPerDegree(view);
  const projection = geoMercator()
    .rotate([-view.lon, 0])
    .center([0, view.lat])
    .scale((perDegree * 180) / Math.PI)
    .translate([width / 2, height / 2])
    .clipExtent([
      [-bleed, -bleed],
      [width + bleed, height + bleed],
    ])
    // Edges are straight on the map as they are in the atlas, not great circles.
    .precision(0);
  const measure = geoPath(projection);
  const top = toPoint(view, { x: 0, y: -bleed }).lat;
  const bottom = toPoint(view, { x: 0, y: height + bleed }).lat;
  const reach = (width / 2 + bleed) / perDegree;

  function sees({ west, south, east, north }: Bounds): boolean {
    const turn = Math.abs((((west + east) / 2 - view.lon + 540) % 360) - 180);
    return south <= top && north >= bottom && turn <= reach + (east - west) / 2;
  }
  function isSmaller({ west, south, east, north }: Bounds, than: number): boolean {
    const high = toPixels(view, { lat: south, lon: west }).y - toPixels(view, { lat: north, lon: west }).y;
    return high < than && (east - west) * perDegree < than;
  }
  const isDrawn = ({ bounds }: { bounds: Bounds }) => sees(bounds) && !isSmaller(bounds, smallestPixels);
  const multiPolygon = (polygons: readonly Polygon[]) => ({
    type: 'MultiPolygon' as const,
    coordinates: polygons.map(({ rings }) => rings),
  });

  function shape(geometry: GeoPermissibleObjects): string {
    const data = createPathData();
    geoStream(geometry, projection.stream(data.sink));
    return data.toString();
  }

  return {
    sees,
    shape,
    area: (polygons) => shape(multiPolygon(polygons.filter(isDrawn))),
    lines: (lines) =>
      shape({ type: 'MultiLineString', coordinates: lines.filter(isDrawn).map(({ points }) => points) }),
    middle(polygons, smallest) {
      const shown = polygons.filter(({ bounds }) => sees(bounds) && !isSmaller(bounds, smallest));
      const [x, y] = measure.centroid(multiPolygon(shown));
      return Number.isNaN(x) ? null : { x, y };
    },
  };
}
