import { milesBetween } from '@poolpros/places/geo';
import { placeKey } from '@poolpros/places/place-key';
import { groupBy } from './group-by.mjs';

/** Rows of one name and state this near are the same place. */
const sameNameMiles = 15;
/** Rows of different names this near are one place that was renamed. */
const renamedMiles = 1;

// Spaces count for nothing: the sources disagree on De Forest and DeForest.
const nameKey = (row) => `${row.stateCode}|${placeKey(row.name).replaceAll(' ', '')}`;

/** Adds to `pairs` each city's nearest row of the same key, nearest pairs first, using no row twice. */
function pairUp(pairs, cities, rows, keyOf, maxMiles) {
  const used = new Set(pairs.values());
  const rowsByKey = groupBy(
    rows.filter((row) => !used.has(row)),
    keyOf,
  );
  const candidates = cities
    .filter((city) => !pairs.has(city))
    .flatMap((city) => (rowsByKey.get(keyOf(city)) ?? []).map((row) => ({ city, row, miles: milesBetween(city, row) })))
    .filter(({ miles }) => miles <= maxMiles)
    .sort((a, b) => a.miles - b.miles);
  for (const { city, row } of candidates) {
    if (pairs.has(city) || used.has(row)) continue;
    pairs.set(city, row);
    used.add(row);
  }
}

/** The older, richer row of each city that has one: by name, then by place where the name has changed. */
export function joinCities(cities, rows) {
  const pairs = new Map();
  pairUp(pairs, cities, rows, nameKey, sameNameMiles);
  pairUp(pairs, cities, rows, (row) => row.stateCode, renamedMiles);
  return pairs;
}
