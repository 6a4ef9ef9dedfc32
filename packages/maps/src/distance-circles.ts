import { distanceOptions } from '@poolpros/contracts/catalogue';
import { type MapView, toPixels } from '@poolpros/contracts/map-view';
import { earthRadiusMetres, metresPerMile } from '@poolpros/places/geo';
import { geoCircle } from 'd3-geo';
import type { Canvas } from './canvas.js';
import { type Layout, widthOf } from './labels.js';
import { palette } from './palette.js';
import { unitsPerPixel } from './path-data.js';
import { element, pathOf, pixel } from './svg.js';

const milesPerDegree = ((earthRadiusMetres / metresPerMile) * Math.PI) / 180;

// A circle smaller than this is a dot around the center.
const smallestPixels = 26;

export interface Circle {
  lat: number;
  lon: number;
  /** Miles; 0 for the distance steps alone. */
  radius: number;
}

/** The chosen radius and the distance steps around a point: the shapes in units of path data, their tags in pixels. */
export function drawDistanceCircles(view: MapView, canvas: Canvas, layout: Layout, { lat, lon, radius }: Circle) {
  const pixelsPerMile = view.height / 2 / view.miles;
  const fits = (miles: number) =>
    miles * pixelsPerMile >= smallestPixels && miles * pixelsPerMile <= Math.max(view.width, view.height) / 2;
  const dashed = distanceOptions.filter((miles) => miles !== radius && fits(miles));
  const circleAt = (miles: number) =>
    geoCircle()
      .center([lon, lat])
      .radius(miles / milesPerDegree)
      .precision(3)();
  const tagOf = (miles: number) => {
    const { x, y } = northEast(view, circleAt(miles));
    return tag(layout, `${miles} mi`, x, y);
  };
  const chosen = {
    fill: palette.pool,
    'fill-opacity': 0.1,
    stroke: palette.pool,
    'stroke-width': 1.8 * unitsPerPixel,
  };
  const step = {
    fill: 'none',
    stroke: palette.pool,
    'stroke-opacity': 0.6,
    'stroke-width': unitsPerPixel,
    'stroke-dasharray': `${2 * unitsPerPixel} ${4 * unitsPerPixel}`,
  };
  const solid = radius > 0 ? [radius] : [];
  return {
    shapes: [
      ...solid.map((miles) => pathOf(canvas.shape(circleAt(miles)), chosen)),
      pathOf(dashed.map((miles) => canvas.shape(circleAt(miles))).join(''), step),
    ].join(''),
    tags: [...solid, ...dashed].map(tagOf).join(''),
  };
}

/** The point of a circle that lies farthest to the upper right, in pixels. */
function northEast(view: MapView, { coordinates }: ReturnType<ReturnType<typeof geoCircle>>) {
  const points = (coordinates[0] ?? []).map(([lon = 0, lat = 0]) => toPixels(view, { lat, lon }));
  return points.reduce((best, point) => (point.x - point.y > best.x - best.y ? point : best));
}

function tag(layout: Layout, text: string, x: number, y: number): string {
  const size = 11;
  if (!layout.place({ text, x, y: y + 4, size })) return '';
  const width = widthOf(text, size) + 10;
  const box = { x: pixel(x - width / 2), y: pixel(y - 9), width: pixel(width), height: 18, rx: 4 };
  const words = { x: pixel(x), y: pixel(y + 4), 'text-anchor': 'middle', 'font-weight': 600, fill: palette.pool };
  return (
    element('rect', { ...box, fill: palette.paper, stroke: palette.pool, 'stroke-opacity': 0.5 }) +
    element('text', words, text)
  );
}
