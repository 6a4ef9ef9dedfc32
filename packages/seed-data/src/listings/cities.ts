import { lowerBound } from '@poolpros/places/lower-bound';
import type { City, Places } from '@poolpros/places/places';
import type { Random } from '../random.js';

/** The cities of the popular searches, and two more busy markets. */
const popularCities = [
  ['texas', 'houston'],
  ['texas', 'san-antonio'],
  ['texas', 'dallas'],
  ['texas', 'austin'],
  ['florida', 'miami'],
  ['florida', 'tampa'],
  ['wyoming', 'cheyenne'],
  ['arizona', 'phoenix'],
  ['arizona', 'scottsdale'],
] as const;
/** How many more firms each popular city gets after the first. */
const popularRounds = 9;

const smallTown = { share: 0.1, minPopulation: 1000, maxPopulation: 10_000 };
/** The largest cities have fewer pools a head, and New York counts its boroughs once more. */
const maxWeight = 1_500_000;

/** Draws cities with a chance in proportion to their weight. */
function weightedDraw(cities: readonly City[]): (random: Random) => City | undefined {
  let total = 0;
  const limits = cities.map((city) => {
    total += Math.min(city.population ?? 0, maxWeight);
    return total;
  });
  return (random) => {
    const wanted = random.next() * total;
    return cities[lowerBound(limits.length, (position) => (limits[position] ?? 0) <= wanted)];
  };
}

const largestOf = (cities: readonly City[]): City | undefined =>
  cities.reduce<City | undefined>(
    (largest, city) => ((city.population ?? 0) > (largest?.population ?? 0) ? city : largest),
    undefined,
  );

/**
 * The city of the firm at a place in the sequence: the popular cities, the largest city of each state, the popular
 * cities some more times, then all cities by population, with a share of small towns.
 */
export function createCitySequence(places: Places): (index: number, random: Random) => City {
  const popular = popularCities.map(([stateSlug, citySlug]) => places.city(stateSlug, citySlug));
  const largest = places.states.map((state) => largestOf(places.citiesOf(state.slug)));
  const fixed = [...popular, ...largest, ...Array.from({ length: popularRounds }, () => popular).flat()];
  const cities = places.states.flatMap((state) => places.citiesOf(state.slug));
  const smallTowns = cities.filter(
    ({ population }) =>
      population !== null && population >= smallTown.minPopulation && population <= smallTown.maxPopulation,
  );
  const drawByPopulation = weightedDraw(cities);

  return (index, random) => {
    const city = fixed[index] ?? (random.chance(smallTown.share) ? random.pick(smallTowns) : drawByPopulation(random));
    if (!city) throw new Error('the place data holds no city to draw');
    return city;
  };
}
