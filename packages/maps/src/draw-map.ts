import type { MapQuery } from '@poolpros/contracts/http/places';
import { type Area, type Atlas, atlas, contains } from './atlas.js';
import { type Canvas, createCanvas } from './canvas.js';
import { drawCities, type MapCity } from './cities.js';
import { type Circle, drawDistanceCircles } from './distance-circles.js';
import { createLayout, type Layout } from './labels.js';
import { palette } from './palette.js';
import { unitsPerPixel } from './path-data.js';
import { drawScaleBar } from './scale-bar.js';
import { element, pathOf, pixel } from './svg.js';

// Counties come out where a mile has this many pixels; further away the states are named instead.
const countyPixelsPerMile = 0.9;
// A state of fewer pixels either way has no room for its code.
const smallestNamedState = 30;

export type MapDrawer = (query: MapQuery) => string;

/** Draws base maps without pins as SVG documents. The atlas is read at the first map. */
export function createMapDrawer(cities: readonly MapCity[]): MapDrawer {
  return (query) => drawMap(atlas(), cities, query);
}

function drawMap(shapes: Atlas, cities: readonly MapCity[], query: MapQuery): string {
  const { width, height } = query;
  const canvas = createCanvas(query);
  const layout = createLayout(width, height);
  const circle = circleOf(query);
  const near = height / 2 / query.miles >= countyPixelsPerMile;
  // Labels are placed in this order, until no room is left.
  const scaleBar = drawScaleBar(query, layout);
  const circles = circle ? drawDistanceCircles(query, canvas, layout, circle) : { shapes: '', tags: '' };
  const names = [...(near ? [] : [drawStateCodes(shapes, canvas, layout)]), drawCities(query, canvas, layout, cities)];
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      'font-family': "Inter, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
      'font-size': 11,
      'stroke-linejoin': 'round',
    },
    [
      element('rect', { width, height, fill: palette.outside }),
      element(
        'g',
        { transform: `scale(${1 / unitsPerPixel})` },
        drawLand(shapes, canvas, near, circle) + circles.shapes,
      ),
      circles.tags,
      drawNames([...names, scaleBar].join('')),
    ].join(''),
  );
}

/** The circle that is asked for; null when neither a radius nor its middle is given. */
function circleOf({ lat, lon, radius, circleLat, circleLon }: MapQuery): Circle | null {
  if (radius === 0 && (circleLat === undefined || circleLon === undefined)) return null;
  return { lat: circleLat ?? lat, lon: circleLon ?? lon, radius };
}

function drawLand(shapes: Atlas, canvas: Canvas, near: boolean, circle: Circle | null): string {
  const home = near && circle ? homeCounty(shapes, circle) : undefined;
  const line = (stroke: string, pixels: number) => ({ fill: 'none', stroke, 'stroke-width': pixels * unitsPerPixel });
  return [
    pathOf(canvas.area(shapes.land), { ...line(palette.coast, 1), fill: palette.land }),
    home ? pathOf(canvas.area(home.polygons), { fill: palette.homeCounty }) : '',
    near ? pathOf(canvas.lines(shapes.countyLines), line(palette.countyLine, 1)) : '',
    pathOf(canvas.lines(shapes.stateLines), line(palette.stateLine, near ? 1.4 : 1)),
  ].join('');
}

const homeCounty = ({ counties }: Atlas, { lat, lon }: Circle): Area | undefined =>
  counties.find((county) => county.polygons.some((polygon) => contains(polygon, lat, lon)));

function drawStateCodes(shapes: Atlas, canvas: Canvas, layout: Layout): string {
  return shapes.states
    .map(({ code, polygons }) => {
      const middle = code ? canvas.middle(polygons, smallestNamedState) : null;
      if (!middle) return '';
      const [x, y] = [pixel(middle.x), pixel(middle.y + 4)];
      if (!layout.place({ text: code, x, y, size: 11 })) return '';
      return element('text', { x, y, fill: palette.inkMuted, 'font-weight': 600, 'letter-spacing': 1 }, code);
    })
    .join('');
}

/** Texts with the colour of the land around them, so that lines do not cross the letters. */
const drawNames = (names: string): string =>
  element(
    'g',
    {
      fill: palette.inkSoft,
      'text-anchor': 'middle',
      'paint-order': 'stroke',
      stroke: palette.land,
      'stroke-opacity': 0.85,
      'stroke-width': 3,
    },
    names,
  );
