import { mapQuerySchema } from '@poolpros/contracts/http/places';
import { toPixels } from '@poolpros/contracts/map-view';
import { stateBounds } from '@poolpros/contracts/state-bounds';
import { loadPlaces } from '@poolpros/places/load';
import type { Places } from '@poolpros/places/places';
import { describe, expect, it } from 'vitest';
import { atlas } from './atlas.js';
import { citiesToName } from './cities.js';
import { createMapDrawer } from './draw-map.js';

const places = loadPlaces();
const draw = createMapDrawer(citiesToName(places));
const view = (change: object) => mapQuerySchema.parse({ width: 272, height: 304, ...change });
const austin = view({ lat: 30.2672, lon: -97.7431, miles: 34, radius: 25 });

/** The points of a path in pixels; the path is relative and in tenths. */
function pointsOf(d: string): { x: number; y: number }[] {
  const points: { x: number; y: number }[] = [];
  for (const [, start = '', steps = ''] of d.matchAll(/M([^lMZ]+)l?([^MZ]*)/g)) {
    const [startX = 0, startY = 0] = numbers(start);
    let [x, y] = [startX, startY];
    points.push({ x: x / 10, y: y / 10 });
    const offsets = numbers(steps);
    for (let index = 0; index < offsets.length; index += 2) {
      x += offsets[index] ?? 0;
      y += offsets[index + 1] ?? 0;
      points.push({ x: x / 10, y: y / 10 });
    }
  }
  return points;
}
const numbers = (text: string): number[] => (text.match(/-?\d+/g) ?? []).map(Number);

const chosenCircle = (svg: string): string => /fill-opacity="0\.1"[^>]* d="([^"]*)"/.exec(svg)?.[1] ?? '';
const textsOf = (svg: string): string[] => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) => text);

const milesPerDegree = 69.0934;
const north = (miles: number, { lat, lon }: { lat: number; lon: number }) => ({
  lat: lat + miles / milesPerDegree,
  lon,
});

/** Distance in pixels of a point from a closed path. */
function distanceTo(points: { x: number; y: number }[], { x, y }: { x: number; y: number }): number {
  return Math.min(
    ...points.map((a, index) => {
      const b = points[(index + 1) % points.length] ?? a;
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const share = ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1);
      const at = Math.max(0, Math.min(1, share));
      return Math.hypot(a.x + at * dx - x, a.y + at * dy - y);
    }),
  );
}

describe('the circle', () => {
  it.each([
    ['Austin', 30.2672, -97.7431, 25],
    ['Anchorage', 61.2181, -149.9003, 100],
    ['Honolulu', 21.3069, -157.8583, 10],
    ['Key West', 24.5551, -81.78, 500],
    ['the Aleutians', 52, 179.9, 50],
  ])('runs through the point its miles north of %s, as the page puts pins', (_name, lat, lon, radius) => {
    const query = view({ lat, lon, miles: radius * 1.4, radius });
    const circle = pointsOf(chosenCircle(draw(query)));
    expect(distanceTo(circle, toPixels(query, north(radius, query)))).toBeLessThan(1);
    expect(distanceTo(circle, toPixels(query, north(-radius, query)))).toBeLessThan(1);
  });

  it('stays around its own middle when the view is elsewhere', () => {
    const moved = { ...austin, lat: 30.4, lon: -97.5, circleLat: austin.lat, circleLon: austin.lon };
    const circle = pointsOf(chosenCircle(draw(moved)));
    expect(distanceTo(circle, toPixels(moved, north(25, austin)))).toBeLessThan(1);
  });

  it('is tagged with its miles, and so is the distance step that fits beside it', () => {
    expect(textsOf(draw(austin))).toEqual(expect.arrayContaining(['25 mi', '10 mi']));
    expect(textsOf(draw(austin))).not.toContain('50 mi');
  });

  it('is left out without a radius or a middle', () => {
    expect(chosenCircle(draw({ ...austin, radius: 0 }))).toBe('');
    expect(draw({ ...austin, radius: 0 })).not.toContain('stroke-dasharray');
    expect(draw({ ...austin, radius: 0, circleLat: 30.2672, circleLon: -97.7431 })).toContain('stroke-dasharray');
  });
});

describe('names', () => {
  it('says the biggest cities of a region', () => {
    expect(textsOf(draw(austin))).toEqual(expect.arrayContaining(['Austin', 'Round Rock', 'Georgetown']));
  });

  it('says states instead of counties from afar', () => {
    const texas = view({ lat: 31.3, lon: -99.9, miles: 420, radius: 0 });
    expect(textsOf(draw(texas))).toEqual(expect.arrayContaining(['TX', 'Houston', 'San Antonio']));
    expect(draw(texas)).not.toContain('#ddd5c6');
    expect(textsOf(draw(austin))).not.toContain('TX');
  });

  it('marks the county of the middle', () => {
    expect(draw(austin)).toContain('fill="#eae3d6"');
    expect(draw({ ...austin, radius: 0 })).not.toContain('fill="#eae3d6"');
  });

  it('never become markup', () => {
    const [city] = places.citiesNamed('Austin');
    if (!city) throw new Error('the place data knows no Austin');
    const hostile: Places = {
      ...places,
      citiesOf: (state) => (state === 'texas' ? [{ ...city, name: '<b>"A" & B</b>' }] : []),
    };
    const svg = createMapDrawer(citiesToName(hostile))(austin);
    expect(svg).toContain('&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;');
    expect(svg).not.toContain('<b>');
  });
});

describe('the document', () => {
  it('is well formed, with a bar of round miles', () => {
    const svg = draw(austin);
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="272" height="304" viewBox="0 0 272 304"/,
    );
    expect(svg).toMatch(/<\/svg>$/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(textsOf(svg).at(-1)).toBe('10 mi');
  });

  it.each([
    ['a metro', austin, 40],
    ['New York', view({ lat: 40.7128, lon: -74.006, miles: 14, radius: 10, width: 1080, height: 560 }), 40],
    ['a state', view({ lat: 31.3, lon: -99.9, miles: 420, width: 720, height: 480 }), 60],
    ['Alaska', view({ lat: 63.9, lon: -150.9, miles: 700, width: 720, height: 480 }), 60],
    ['the country', view({ lat: 39, lon: -96, miles: 1350, width: 1080, height: 560 }), 60],
  ])('is small for %s', (_name, query, kilobytes) => {
    expect(draw(query).length / 1024).toBeLessThan(kilobytes);
  });

  it('covers the land where the land is all there is', () => {
    const kansas = draw(view({ lat: 38.5, lon: -98.4, miles: 20, radius: 0 }));
    const land = /fill="#f3efe7" d="([^"]*)"/.exec(kansas.replace(/ (stroke|stroke-width)="[^"]*"/g, ''))?.[1] ?? '';
    const xs = pointsOf(land).map((point) => point.x);
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([-4, 276]);
  });
});

describe('the bounds of a state', () => {
  it.each(places.states.map(({ slug, code }) => [slug, code]))('hold the people of %s and no more', (slug, code) => {
    const bounds = stateBounds[slug];
    const outline = atlas().states.find((state) => state.code === code);
    if (!bounds || !outline) throw new Error(`no bounds of ${slug}`);
    const people = (held: boolean) =>
      places
        .citiesOf(slug)
        .filter(({ latitude, longitude }) => !held || isWithin(bounds, latitude, longitude))
        .reduce((sum, city) => sum + (city.population ?? 0), 0);
    expect(people(true) / people(false)).toBeGreaterThan(0.99);
    const north = Math.max(...outline.polygons.map((polygon) => polygon.bounds.north));
    const south = Math.min(...outline.polygons.map((polygon) => polygon.bounds.south));
    expect(bounds.north).toBeLessThan(north + 0.02);
    expect(bounds.south).toBeGreaterThan(south - 0.02);
  });
});

const isWithin = (bounds: { south: number; west: number; north: number; east: number }, lat: number, lon: number) =>
  lat >= bounds.south && lat <= bounds.north && lon >= bounds.west && lon <= bounds.east;
