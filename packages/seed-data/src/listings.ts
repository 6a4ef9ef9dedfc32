import { poolTypes, services, specializations } from '@poolpros/contracts/catalogue';
import { type Language, languages } from '@poolpros/contracts/languages';
import { slugify } from '@poolpros/contracts/slug';
import { type State, stateBySlug } from '@poolpros/contracts/states';
import type { City, Places } from '@poolpros/places/places';
import { createCitySequence } from './listings/cities.js';
import { describeFirm } from './listings/description.js';
import { type FirmKind, type FirmKindName, firmKinds } from './listings/firms.js';
import { openingHours } from './listings/hours.js';
import { createPhones } from './listings/phones.js';
import { positionIn } from './listings/position.js';
import { createTradeNames } from './listings/trade-names.js';
import { createRandom, type Random } from './random.js';

const seed = 20_261_121;
/** The newest firms; a fixed year keeps the data the same forever. */
const latestFoundedYear = 2024;
const earliestFoundedYear = 1966;
/** South of this latitude, and in California, pools are not closed for winter. */
const winterLatitude = 35;
const neighborMiles = 25;

const kindNames = Object.keys(firmKinds) as FirmKindName[];
const kindsByWeight = kindNames.flatMap((name) => Array.from({ length: firmKinds[name].weight }, () => name));

/** What a firm offers: all it always does and about half of what it often does, in the order of the catalogue. */
function chooseFrom<T>(
  catalogue: readonly T[],
  { always, often }: { always: readonly T[]; often: readonly T[] },
  random: Random,
): T[] {
  const chosen = new Set([...always, ...often.filter(() => random.chance(0.5))]);
  return catalogue.filter((entry) => chosen.has(entry));
}

function chooseServices(kind: FirmKind, city: City, random: Random) {
  const hasWinter = city.latitude >= winterLatitude && city.stateSlug !== 'california';
  return chooseFrom(services, kind.services, random).filter(
    (service) => hasWinter || (service !== 'Pool Winterization' && service !== 'Pool Opening'),
  );
}

/** English, a third Spanish as well, and a few any other language. */
const chooseLanguages = (random: Random): Language[] =>
  languages.filter((language) => language === 'English' || random.chance(language === 'Spanish' ? 0.33 : 0.02));

function chooseServiceRadius(random: Random): number {
  const draw = random.next();
  if (draw < 0.3) return 25;
  if (draw < 0.65) return 50;
  if (draw < 0.8) return 100;
  return random.between(5, 150);
}

/** Young firms are more common than old ones. */
const chooseFoundedYear = (random: Random): number =>
  latestFoundedYear - Math.floor(random.next() ** 1.8 * (latestFoundedYear - earliestFoundedYear + 1));

/** The largest neighbors of a city, found once for each: large cities have thousands of firms. */
function createNeighbors(places: Places): (city: City, random: Random) => string | null {
  const known = new Map<City, string[]>();
  const largestNear = (city: City): string[] =>
    places
      .citiesNear(city.latitude, city.longitude, neighborMiles)
      .filter(({ city: other }) => other.stateSlug === city.stateSlug && other.name !== city.name && other.population)
      .sort((a, b) => (b.city.population ?? 0) - (a.city.population ?? 0))
      .slice(0, 6)
      .map((near) => near.city.name);
  return (city, random) => {
    const neighbors = known.get(city) ?? largestNear(city);
    known.set(city, neighbors);
    return neighbors.length > 0 ? random.pick(neighbors) : null;
  };
}

const stateOf = (city: City): State => {
  const state = stateBySlug(city.stateSlug);
  if (!state) throw new Error(`the city ${city.slug} is in no state`);
  return state;
};

export type SeedListing = ReturnType<ReturnType<typeof createListingSequence>>;

/** The source id of the listing at an index, from 0. */
export const sourceIdAt = (index: number): string => `sample-${index + 1}`;

/** The first `count` listings of a sequence. */
export function generateListings(count: number, places: Places): SeedListing[] {
  const next = createListingSequence(places);
  return Array.from({ length: count }, () => next());
}

/**
 * Invents listings over the United States, one for each call. Every sequence is the same. Phones are from 555-0100 to
 * 555-0199, mail and web addresses at example.com.
 */
export function createListingSequence(places: Places) {
  const random = createRandom(seed);
  // A sequence of its own, so that the other facts are the same as before there were languages.
  const spoken = createRandom(seed + 1);
  const cityAt = createCitySequence(places);
  const nextName = createTradeNames();
  const nextPhone = createPhones();
  const neighborOf = createNeighbors(places);

  function listingAt(index: number) {
    const kindName = random.pick(kindsByWeight);
    const kind = firmKinds[kindName];
    const city = cityAt(index, random);
    const state = stateOf(city);
    const name = nextName({ kind: kindName, stateSlug: state.slug, city: city.name }, random);
    const subdomain = `${slugify(name).slice(0, 50)}-${state.code.toLowerCase()}`;
    const facts = {
      services: chooseServices(kind, city, random),
      specializations: chooseFrom(specializations, kind.specializations, random),
      serviceRadius: chooseServiceRadius(random),
      foundedYear: chooseFoundedYear(random),
      crewSize: random.between(kind.crew.min, kind.crew.max),
    };
    const near = neighborOf(city, random);
    return {
      ...facts,
      ...positionIn(city, places, random),
      status: 'published' as const,
      sourceId: sourceIdAt(index),
      isSample: true as const,
      name,
      stateSlug: city.stateSlug,
      citySlug: city.slug,
      city: city.name,
      neighborhood: null,
      description: describeFirm({ ...facts, kind: kindName, city: city.name, near }, random),
      phone: nextPhone(state.slug),
      contactEmail: `office-${index + 1}@example.com`,
      website: random.chance(0.35) ? `https://${subdomain}.example.com` : null,
      poolTypes: chooseFrom(poolTypes, kind.poolTypes, random),
      languages: chooseLanguages(spoken),
      priceRange: random.chance(0.6) ? random.pick(kind.priceRanges) : null,
      hours: openingHours(kind.sells, random),
      timeZone: city.timeZone,
      imageUrl: null,
      profileImage: null,
    };
  }

  let made = 0;
  return () => listingAt(made++);
}
