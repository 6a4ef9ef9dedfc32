import { milesBetween } from '@poolpros/places/geo';
import { placeKey } from '@poolpros/places/place-key';
import { cleanName } from './cities.mjs';
import { notACity } from './corrections.mjs';
import { groupBy } from './group-by.mjs';

/** A row of the same name within this many miles of a city is the city. */
const sameNameMiles = 10;

const keyOf = ({ stateCode, name }) => `${stateCode}|${placeKey(name).replaceAll(' ', '')}`;

/** Quarters of cities and communities that are no cities of the table, from the rows of 500 people and more. */
export function buildCommunities({ cities, rows, stateCodes }) {
  const known = groupBy(cities, keyOf);
  const isKnown = (row) => (known.get(keyOf(row)) ?? []).some((city) => milesBetween(city, row) <= sameNameMiles);
  const found = rows
    .filter((row) => stateCodes.has(row.stateCode) && !row.isFormer && !notACity.test(row.name))
    .map((row) => ({ ...row, name: cleanName(row) }))
    .filter((row) => !isKnown(row));
  return found.sort((a, b) => a.latitude - b.latitude || a.longitude - b.longitude);
}
