import { milesBetween } from '@poolpros/places/geo';
import { generateListings } from '@poolpros/seed-data/listings';
import { createRandom } from '@poolpros/seed-data/random';
import { derived } from '../../../services/directory/dist/db/installer-store.js';

/** @typedef {{ latitude: number, longitude: number }} Position */
/** @typedef {import('@poolpros/places/places').City} City */
/** @typedef {import('../../../services/directory/dist/domain/installer.js').InstallerRecord} InstallerRecord */

export const seed = 20_261_121;
const metroCount = 400;
const metroApartMiles = 25;
const zipfExponent = 0.9;
const spreadMiles = 15;
const ruralShare = 0.1;
const publishedShare = 0.95;
const ratedShare = 0.7;
const templateCount = 2000;
const milesPerDegree = 69.1;
const listedAt = new Date('2026-01-01T00:00:00Z');
const hidden = /** @type {const} */ (['paused', 'suspended', 'closed', 'removed']);

/**
 * The largest cities of the country that are not suburbs of a larger one, largest first.
 * @param {import('@poolpros/places/places').Places} places
 */
export function metrosOf(places) {
  const byPopulation = citiesOf(places).sort((a, b) => (b.population ?? 0) - (a.population ?? 0));
  /** @type {City[]} */
  const metros = [];
  for (const city of byPopulation) {
    if (metros.length === metroCount) break;
    if (metros.every((metro) => milesBetween(metro, city) >= metroApartMiles)) metros.push(city);
  }
  return metros;
}

/** @param {import('@poolpros/places/places').Places} places */
const citiesOf = (places) => places.states.flatMap((state) => [...places.citiesOf(state.slug)]);

/** Running sums of the Zipf weights of so many ranks. @param {number} count */
export function zipfSums(count) {
  let sum = 0;
  return Array.from({ length: count }, (_, index) => {
    sum += 1 / (index + 1) ** zipfExponent;
    return sum;
  });
}

/**
 * Invents installers around the metros, some in small towns; equal calls give equal rows and a smaller set is the
 * beginning of a larger one. What a firm offers and says comes from the product's own sample.
 * @param {number} count
 * @param {import('@poolpros/places/places').Places} places
 * @returns {Generator<InstallerRecord>}
 */
export function* inventInstallers(count, places) {
  const random = createRandom(seed);
  const templates = generateListings(templateCount, places);
  const cities = citiesOf(places);
  const metros = metrosOf(places);
  const sums = zipfSums(metros.length);

  function drawCity() {
    if (random.chance(ruralShare)) return random.pick(cities);
    const wanted = random.next() * sums[sums.length - 1];
    return metros[sums.findIndex((sum) => wanted < sum)];
  }

  /** @param {City} city @returns {Position} */
  function drawPosition(city) {
    const north = (random.normal() * spreadMiles) / milesPerDegree;
    const east = (random.normal() * spreadMiles) / (milesPerDegree * Math.cos((city.latitude * Math.PI) / 180));
    return {
      latitude: Number((city.latitude + north).toFixed(6)),
      longitude: Number((city.longitude + east).toFixed(6)),
    };
  }

  function drawServiceRadius() {
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
      ...drawPosition(city),
      ...drawFigures(),
      status: random.chance(publishedShare) ? /** @type {const} */ ('published') : random.pick(hidden),
      sourceId: `bench-${id}`,
      name: `${firstWord} ${template.name}`,
      stateSlug: city.stateSlug,
      citySlug: city.slug,
      city: city.name,
      zipCode: null,
      timeZone: city.timeZone,
      serviceRadius: drawServiceRadius(),
      ownerAccountId: null,
    };
    yield { ...stated, ...derived(stated), id, version: 1, listedAt, updatedAt: listedAt };
  }
}
