import { farthestSearch } from '@poolpros/contracts/limits';
import { type MapView, mapLimits, pixelsPerDegree, toPixels, toPoint, zoomStep } from '@poolpros/contracts/map-view';

export type Point = { lat: number; lon: number };
/** Pixels of the view, from its upper left corner. */
export type Pixel = { x: number; y: number };

const { latitude: farthestLatitude, leastMiles: nearestMiles, mostMiles: farthestMiles } = mapLimits;
const searchableMiles = { least: 2, most: farthestSearch };

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));
const cosine = (lat: number) => Math.cos((lat * Math.PI) / 180);

/** The view after the land was moved by so many pixels; the scale stays. */
export function panned(view: MapView, { x, y }: Pixel): MapView {
  const middle = toPoint(view, { x: view.width / 2 - x, y: view.height / 2 - y });
  const lat = between(-farthestLatitude, middle.lat, farthestLatitude);
  const miles = (view.miles * cosine(lat)) / cosine(view.lat);
  return { ...view, lat, lon: middle.lon, miles: between(nearestMiles, miles, farthestMiles) };
}

/** The view that shows `factor` times as many miles; what is at the pixel stays there. */
export function zoomed(view: MapView, factor: number, at: Pixel = { x: view.width / 2, y: view.height / 2 }): MapView {
  const next = { ...view, miles: between(nearestMiles, view.miles * factor, farthestMiles) };
  const moved = toPixels(next, toPoint(view, at));
  return panned(next, { x: at.x - moved.x, y: at.y - moved.y });
}

// The last view of the grid is as near as it gets.
export const canZoomIn = ({ miles }: MapView): boolean => miles > nearestMiles * zoomStep;
export const canZoomOut = ({ miles }: MapView): boolean => miles < farthestMiles / zoomStep;

/** The biggest circle of the view, as the search takes it: around a point that is a pixel away at most. */
export function searchableArea(view: MapView): Point & { miles: number } {
  const decimals = view.miles < 100 ? 1000 : 100;
  const [lat, lon] = [view.lat, view.lon].map((value) => Math.round(value * decimals) / decimals) as [number, number];
  const miles = Math.floor((view.miles * Math.min(view.width, view.height)) / view.height);
  return { lat, lon, miles: between(searchableMiles.least, miles, searchableMiles.most) };
}

/** Where the picture of another view lies in this one, in shares of its width and height. */
export function placeOf(picture: MapView, view: MapView) {
  const corner = toPixels(view, toPoint(picture, { x: 0, y: 0 }));
  const scale = pixelsPerDegree(view) / pixelsPerDegree(picture);
  return {
    left: corner.x / view.width,
    top: corner.y / view.height,
    width: (picture.width * scale) / view.width,
    height: (picture.height * scale) / view.height,
  };
}
