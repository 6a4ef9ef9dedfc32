import { milesBetween } from '@poolpros/places/geo';
import type { City, Places } from '@poolpros/places/places';
import type { Metro } from '../load/queries.js';

const metroCount = 400;
const metroApartMiles = 25;
const zipfExponent = 0.9;

export const citiesOf = (places: Places): City[] => places.states.flatMap((state) => [...places.citiesOf(state.slug)]);

/** The largest cities of the country that are not suburbs of a larger one, largest first. */
export function metrosOf(places: Places): City[] {
  const byPopulation = citiesOf(places).sort((a, b) => (b.population ?? 0) - (a.population ?? 0));
  const metros: City[] = [];
  for (const city of byPopulation) {
    if (metros.length === metroCount) break;
    if (metros.every((metro) => milesBetween(metro, city) >= metroApartMiles)) metros.push(city);
  }
  return metros;
}

/** Running sums of the Zipf weights of so many ranks. */
export function zipfSums(count: number): number[] {
  let sum = 0;
  return Array.from({ length: count }, (_, index) => {
    sum += 1 / (index + 1) ** zipfExponent;
    return sum;
  });
}

/** Where visitors are: the metros with their weights. */
export function weighted(metros: readonly City[]): Metro[] {
  const sums = zipfSums(metros.length);
  return metros.map(({ latitude, longitude }, rank) => ({ lat: latitude, lon: longitude, upTo: sums[rank] ?? 0 }));
}

/** The central city of each metro. */
export const cityNames = (metros: readonly Metro[], places: Places): string[] =>
  metros.map(({ lat, lon }) => places.nearestCity(lat, lon)?.city.name ?? '');
