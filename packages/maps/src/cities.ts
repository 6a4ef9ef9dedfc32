import { type MapView, toPixels } from '@poolpros/contracts/map-view';
import type { City, Places } from '@poolpros/places/places';
import type { Canvas } from './canvas.js';
import { type Layout, widthOf } from './labels.js';
import { palette } from './palette.js';
import { element, escapeText, pixel } from './svg.js';

// One city for so many square pixels, and never more than can be read.
const areaPerCity = 7500;
const mostCities = 45;

/** What a map says of a city. */
export type MapCity = Pick<City, 'name' | 'latitude' | 'longitude'>;

/** The cities that a map may name, most populous first. */
export const citiesToName = (places: Places): MapCity[] =>
  places.states
    .flatMap((state) => places.citiesOf(state.slug))
    .filter((city) => city.population !== null)
    .sort((a, b) => (b.population ?? 0) - (a.population ?? 0))
    .map(({ name, latitude, longitude }) => ({ name, latitude, longitude }));

/** The first of the cities that find room. */
export function drawCities(view: MapView, canvas: Canvas, layout: Layout, cities: readonly MapCity[]): string {
  const most = Math.min(mostCities, Math.round((view.width * view.height) / areaPerCity));
  const drawn: string[] = [];
  for (const city of cities) {
    if (drawn.length >= most) break;
    const { latitude: lat, longitude: lon } = city;
    if (!canvas.sees({ west: lon, east: lon, south: lat, north: lat })) continue;
    const label = labelOf(city.name, toPixels(view, { lat, lon }), drawn.length === 0, layout);
    if (label) drawn.push(label);
  }
  return drawn.join('');
}

function labelOf(name: string, { x, y }: { x: number; y: number }, first: boolean, layout: Layout): string {
  const size = first ? 12.5 : 11;
  const beside = widthOf(name, size) / 2 + 5;
  const candidates = [
    { x, y: y + size + 3 },
    { x, y: y - 5 },
    { x: x + beside, y: y + 4 },
    { x: x - beside, y: y + 4 },
  ];
  const found = candidates.find((candidate) => layout.place({ text: name, ...candidate, size }));
  if (!found) return '';
  layout.reserve({ left: x - 3, top: y - 3, right: x + 3, bottom: y + 3 });
  const at = { x: pixel(found.x), y: pixel(found.y) };
  return (
    element('circle', { cx: pixel(x), cy: pixel(y), r: 1.8, stroke: 'none' }) +
    element('text', first ? { ...at, 'font-size': size, 'font-weight': 600, fill: palette.ink } : at, escapeText(name))
  );
}
