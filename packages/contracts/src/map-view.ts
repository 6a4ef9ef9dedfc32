import type { GeoBounds } from './state-bounds.js';

/** A rectangle of the Web Mercator plane, as the server draws it and the page puts pins on it. */
export interface MapView {
  lat: number;
  lon: number;
  /** Half the height of the view at its centre, in miles. */
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

/** Pixels of one degree of longitude in the view. */
export function pixelsPerDegree({ lat, miles, height }: MapView): number {
  return (height / 2 / miles) * milesPerDegree * Math.cos(radians(lat));
}

/** Where a point lies in the view, in pixels from its top left corner; may lie outside. */
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

/** The closest view of this size that holds a rectangle, with `padding` pixels around it. At least `miles` high by half. */
export function fitView(
  bounds: GeoBounds,
  { width, height }: Pick<MapView, 'width' | 'height'>,
  { padding, miles }: { padding: number; miles: number },
): MapView {
  const [bottom, top] = [ordinate(bounds.south), ordinate(bounds.north)];
  const lat = latitudeOf((bottom + top) / 2);
  // Degrees of the equator that one pixel must span.
  const degree = Math.max((bounds.east - bounds.west) / (width - 2 * padding), (top - bottom) / (height - 2 * padding));
  const needed = (height / 2) * degree * milesPerDegree * Math.cos(radians(lat));
  return { lat, lon: (bounds.west + bounds.east) / 2, miles: Math.max(miles, needed), width, height };
}
