import { farthestSearch } from './limits.js';
import type { GeoBounds } from './state-bounds.js';

/**
 * The sizes of maps in pixels: results by their width; the header of a place, as wide as the widest layout, so that it
 * is cropped and never enlarged; the header of a state, which is shown in full; and the service area of a listing.
 */
export const mapSizes = {
  wide: { width: 1080, height: 560 },
  medium: { width: 720, height: 480 },
  phone: { width: 390, height: 420 },
  narrow: { width: 272, height: 304 },
  placeHead: { width: 960, height: 262 },
  stateHead: { width: 560, height: 440 },
  area: { width: 880, height: 384 },
  areaPhone: { width: 390, height: 300 },
} as const;
export type MapSize = Pick<MapView, 'width' | 'height'>;

/** The limits of a map: degrees either way, half the height of a view, and the radius of a circle in miles. */
export const mapLimits = { latitude: 80, leastMiles: 2, mostMiles: 4000, mostRadius: farthestSearch };

/** A rectangle of the Web Mercator plane. The server draws it and the page puts pins on it. */
export interface MapView {
  lat: number;
  lon: number;
  /** Half the height of the view at its center, in miles. */
  miles: number;
  /** Pixels. */
  width: number;
  height: number;
}

// Miles of one degree of latitude on the mean earth radius (IUGG, R1).
const milesPerDegree = 69.0934;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

/** Mercator ordinate of a latitude, in degrees of longitude at the equator. */
const ordinate = (lat: number): number => degrees(Math.log(Math.tan(Math.PI / 4 + radians(lat) / 2)));
const latitudeOf = (y: number): number => degrees(2 * Math.atan(Math.exp(radians(y))) - Math.PI / 2);

/** Pixels per degree of longitude in the view. */
export function pixelsPerDegree({ lat, miles, height }: MapView): number {
  return (height / 2 / miles) * milesPerDegree * Math.cos(radians(lat));
}

/** The position of a point in pixels from the top left corner of the view; may be outside. */
export function toPixels(view: MapView, point: { lat: number; lon: number }): { x: number; y: number } {
  const scale = pixelsPerDegree(view);
  const turn = ((point.lon - view.lon + 540) % 360) - 180;
  return { x: view.width / 2 + turn * scale, y: view.height / 2 - (ordinate(point.lat) - ordinate(view.lat)) * scale };
}

/** The point at a pixel of the view: the inverse of `toPixels`. */
export function toPoint(view: MapView, { x, y }: { x: number; y: number }): { lat: number; lon: number } {
  const scale = pixelsPerDegree(view);
  const lon = view.lon + (x - view.width / 2) / scale;
  return { lat: latitudeOf(ordinate(view.lat) + (view.height / 2 - y) / scale), lon: ((lon + 540) % 360) - 180 };
}

/**
 * The closest view of this size that contains a rectangle with `padding` pixels around it. At least `miles` high by
 * half.
 */
export function fitView(
  bounds: GeoBounds,
  { width, height }: MapSize,
  { padding, miles }: { padding: number; miles: number },
): MapView {
  const [bottom, top] = [ordinate(bounds.south), ordinate(bounds.north)];
  const lat = latitudeOf((bottom + top) / 2);
  // Degrees at the equator per pixel.
  const degree = Math.max((bounds.east - bounds.west) / (width - 2 * padding), (top - bottom) / (height - 2 * padding));
  const needed = (height / 2) * degree * milesPerDegree * Math.cos(radians(lat));
  return { lat, lon: (bounds.west + bounds.east) / 2, miles: Math.max(miles, needed), width, height };
}

// When it stops moving, a map shifts by at most two pixels and a twentieth of its scale.
const stepsPerDouble = 8;
const viewGridPixels = 4;
const circleGridPixels = 2;

/** The ratio of the scales of two neighboring views on the grid. */
export const zoomStep = 2 ** (1 / stepsPerDouble);

const stepOf = (view: MapView): number => Math.round(stepsPerDouble * Math.log2(pixelsPerDegree(view)));
const scaleOf = (step: number): number => 2 ** (step / stepsPerDouble);

/** A number of a view, rounded so that it survives a round trip through text. */
const roundTo6 = (value: number): number => Number(value.toFixed(6));

/** The multiple of `grid` next to a value, at most `most` away from 0. */
function snap(value: number, grid: number, most: number): number {
  const snapped = Math.round(value / grid) * grid;
  return Math.abs(snapped) <= most ? snapped : snapped - Math.sign(value) * grid;
}

/** The nearest point on a grid of so many pixels, at `scale` pixels per degree. */
function snapPoint({ lat, lon }: { lat: number; lon: number }, gridPixels: number, scale: number) {
  const grid = gridPixels / scale;
  const y = snap(ordinate(lat), grid, ordinate(mapLimits.latitude));
  return { lat: roundTo6(latitudeOf(y)), lon: roundTo6(snap(lon, grid, 180)) };
}

function viewAt(step: number, view: MapView): MapView {
  const middle = snapPoint(view, viewGridPixels, scaleOf(step));
  const miles = (view.height / 2 / scaleOf(step)) * milesPerDegree * Math.cos(radians(middle.lat));
  return { ...view, ...middle, miles: roundTo6(miles) };
}

/**
 * The nearest view on a fixed grid of scales and centers, so that neighboring views share a picture. Put pins on the
 * snapped view. Snapping a snapped view changes nothing.
 */
export function snapView(view: MapView): MapView {
  let step = stepOf(view);
  for (;;) {
    const snapped = viewAt(step, view);
    if (snapped.miles < mapLimits.leastMiles) step -= 1;
    else if (snapped.miles > mapLimits.mostMiles) step += 1;
    else return snapped;
  }
}

/** The closest view on the grid that shows as many miles as this one. */
export const snapOutwards = (view: MapView): MapView => snapView({ ...view, miles: view.miles * Math.sqrt(zoomStep) });

/** A circle of whole miles around a point of a grid, at most a pixel away. The view must be snapped. */
export function snapCircle<Circle extends { lat: number; lon: number; miles: number }>(view: MapView, circle: Circle) {
  const miles = circle.miles > 0 ? Math.max(1, Math.round(circle.miles)) : 0;
  return { ...circle, ...snapPoint(circle, circleGridPixels, scaleOf(stepOf(view))), miles };
}
