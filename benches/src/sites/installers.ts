import { statedWeeks } from '@poolpros/contracts/hours/free-weeks';
import type { LoadedLine } from '@poolpros/contracts/listing-lines';
import type { City, Places } from '@poolpros/places/places';
import { generateFreeWeeks } from '@poolpros/seed-data/free-weeks';
import { generateListings } from '@poolpros/seed-data/listings';
import { createRandom } from '@poolpros/seed-data/random';
import { drawMetro } from '../load/queries.js';
import { present } from '../present.js';
import { citiesOf, metrosOf, zipfSums } from './metros.js';

export const seed = 20_261_121;
const spreadMiles = 15;
const ruralShare = 0.1;
const publishedShare = 0.95;
const ratedShare = 0.7;
const templateCount = 2000;
const milesPerDegree = 69.1;
const hidden = ['paused', 'suspended', 'closed', 'removed'] as const;

/**
 * Invents installers around the metros, some in small towns; equal calls give equal rows and a smaller set is the
 * beginning of a larger one. Services and texts of a business come from the product's seed data, and so do its free weeks,
 * which begin with the week of `now`.
 */
export function* inventInstallers(count: number, places: Places, now: Date): Generator<LoadedLine> {
  const random = createRandom(seed);
  const templates = generateListings(templateCount, places);
  const cities = citiesOf(places);
  const sums = zipfSums(metrosOf(places).length);
  const metros = metrosOf(places).map((city, rank) => ({ city, upTo: present(sums[rank], 'weight') }));

  const drawCity = (): City => (random.chance(ruralShare) ? random.pick(cities) : drawMetro(metros, random).city);

  function drawPosition(city: City): { latitude: number; longitude: number } {
    const north = (random.normal() * spreadMiles) / milesPerDegree;
    const east = (random.normal() * spreadMiles) / (milesPerDegree * Math.cos((city.latitude * Math.PI) / 180));
    return {
      latitude: Number((city.latitude + north).toFixed(6)),
      longitude: Number((city.longitude + east).toFixed(6)),
    };
  }

  function drawServiceRadius(): number {
    const draw = random.next();
    if (draw < 0.3) return 25;
    if (draw < 0.65) return 50;
    if (draw < 0.8) return 100;
    return random.between(5, 150);
  }

  function drawFigures() {
    if (!random.chance(ratedShare)) return { rating: null, reviewCount: 0 };
    const rating = Math.min(5, Math.max(1, Number((4.3 + random.normal() * 0.6).toFixed(1))));
    return { rating, reviewCount: 1 + Math.floor(random.next() ** 3 * 200) };
  }

  for (let number = 1; number <= count; number++) {
    const city = drawCity();
    const template = random.pick(templates);
    const sourceId = `bench-${number}`;
    const [firstWord] = random.pick(templates).name.split(' ');
    yield {
      ...template,
      ...drawPosition(city),
      ...drawFigures(),
      status: random.chance(publishedShare) ? ('published' as const) : random.pick(hidden),
      sourceId,
      freeWeeks: generateFreeWeeks({ sourceId }, statedWeeks(now, city.timeZone)),
      name: `${firstWord} ${template.name}`,
      stateSlug: city.stateSlug,
      citySlug: city.slug,
      city: city.name,
      zipCode: null,
      timeZone: city.timeZone,
      serviceRadius: drawServiceRadius(),
    };
  }
}
