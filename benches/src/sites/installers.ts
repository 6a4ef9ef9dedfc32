import type { City, Places } from '@poolpros/places/places';
import { generateListings } from '@poolpros/seed-data/listings';
import { createRandom } from '@poolpros/seed-data/random';
import { derived } from '../../../services/directory/dist/db/installer-store.js';
import type { InstallerRecord } from '../../../services/directory/dist/domain/installer.js';
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
const listedAt = new Date('2026-01-01T00:00:00Z');
const hidden = ['paused', 'suspended', 'closed', 'removed'] as const;

/**
 * Invents installers around the metros, some in small towns; equal calls give equal rows and a smaller set is the
 * beginning of a larger one. What a firm offers and says comes from the product's own sample.
 */
export function* inventInstallers(count: number, places: Places): Generator<InstallerRecord> {
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
    if (!random.chance(ratedShare)) return { rating: null, ratingMean: null, reviewCount: 0, ratingVersion: 0 };
    const rating = Math.min(5, Math.max(1, Number((4.3 + random.normal() * 0.6).toFixed(1))));
    return { rating, ratingMean: rating, reviewCount: 1 + Math.floor(random.next() ** 3 * 200), ratingVersion: 1 };
  }

  for (let id = 1; id <= count; id++) {
    const city = drawCity();
    const template = random.pick(templates);
    const [firstWord] = random.pick(templates).name.split(' ');
    const stated = {
      ...template,
      ownerAccountId: null,
      ...drawPosition(city),
      ...drawFigures(),
      status: random.chance(publishedShare) ? ('published' as const) : random.pick(hidden),
      sourceId: `bench-${id}`,
      name: `${firstWord} ${template.name}`,
      stateSlug: city.stateSlug,
      citySlug: city.slug,
      city: city.name,
      zipCode: null,
      timeZone: city.timeZone,
      serviceRadius: drawServiceRadius(),
    };
    yield { ...stated, ...derived(stated), id, version: 1, listedAt, updatedAt: listedAt };
  }
}
