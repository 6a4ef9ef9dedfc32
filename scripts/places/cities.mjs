import tzLookup from '@photostructure/tz-lookup';
import { slugify } from '@poolpros/contracts/slug';
import { states } from '@poolpros/contracts/states';
import { milesBetween } from '@poolpros/places/geo';
import { createLocator } from '@poolpros/places/locator';
import { notACity, renamed, wrongPopulation } from './corrections.mjs';
import { groupBy } from './group-by.mjs';
import { joinCities } from './join.mjs';

/** Two rows of one name and county this near are a double entry. */
const doubleEntryMiles = 4;
/** A place without a population of its own this near to the center of a big city is one of its quarters. */
const quarter = { miles: 8, cityPopulation: 300_000 };

const stateCodes = new Set(states.map((state) => state.code));
const sourceKey = ({ stateCode, name }) => `${stateCode}|${name}`;
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
const byPopulation = (a, b) => (b.population ?? 0) - (a.population ?? 0);
const byStateAndSlug = (a, b) => compare(a.stateCode, b.stateCode) || compare(a.slug, b.slug);
// Ties must fall the same way whatever the order of the sources.
const byPlace = (a, b) => a.latitude - b.latitude || a.longitude - b.longitude;

export const cleanName = (row) => renamed.get(sourceKey(row)) ?? row.name.replace(/\s*[,(].*$/, '').trim();

function withoutQuarters(cities) {
  const bigCities = cities.filter((city) => city.population >= quarter.cityPopulation);
  return cities.filter(
    (city) =>
      city.population !== null ||
      !bigCities.some((big) => big.stateCode === city.stateCode && milesBetween(big, city) <= quarter.miles),
  );
}

function withoutDoubleEntries(cities) {
  const groups = groupBy(cities, (city) => `${city.stateCode}|${slugify(city.name)}|${city.county}`);
  const dropped = new Set();
  for (const group of groups.values()) {
    const [first, ...others] = group.toSorted(byPopulation);
    for (const other of others) if (milesBetween(first, other) <= doubleEntryMiles) dropped.add(other);
  }
  return cities.filter((city) => !dropped.has(city));
}

/** The most populous place of a name gets the plain slug, the others carry their county. */
function withSlugs(cities) {
  const groups = groupBy(cities, (city) => `${city.stateCode}|${slugify(city.name)}`);
  const slugs = new Map();
  for (const group of groups.values()) {
    const [first, ...others] = group.toSorted(byPopulation);
    slugs.set(first, slugify(first.name));
    for (const other of others) slugs.set(other, slugify(`${other.name} ${other.county}`));
  }
  return cities.map((city) => ({ ...city, slug: slugs.get(city) }));
}

/** Fills missing time zones by place; one from across a border is replaced by that of the nearest city of the state. */
function withTimeZones(cities) {
  const known = groupBy(
    cities.filter((city) => city.timeZone),
    (city) => city.stateCode,
  );
  const zones = new Map([...known].map(([code, group]) => [code, new Set(group.map((city) => city.timeZone))]));
  const locators = new Map([...known].map(([code, group]) => [code, createLocator(group)]));
  return cities.map((city) => {
    if (city.timeZone) return city;
    const found = tzLookup(city.latitude, city.longitude);
    if (zones.get(city.stateCode).has(found)) return { ...city, timeZone: found };
    const nearest = locators.get(city.stateCode).nearest(city.latitude, city.longitude);
    return { ...city, timeZone: nearest.item.timeZone };
  });
}

/** A city that the older file lacks has the elevation of the nearest one of its state. */
function withElevations(cities) {
  const known = groupBy(
    cities.filter((city) => city.elevation !== null),
    (city) => city.stateCode,
  );
  const locators = new Map([...known].map(([code, group]) => [code, createLocator(group)]));
  return cities.map((city) => ({
    ...city,
    elevation: city.elevation ?? locators.get(city.stateCode).nearest(city.latitude, city.longitude).item.elevation,
  }));
}

function assertUniqueSlugs(cities) {
  const shared = [...groupBy(cities, (city) => `${city.stateCode}/${city.slug}`)].filter(
    ([, group]) => group.length > 1,
  );
  if (shared.length > 0) throw new Error(`slugs that several cities share: ${shared.map(([slug]) => slug).join(', ')}`);
}

/** The cities of the states, sorted by state and slug, from the rows of the sources. */
export function buildCities({ current, populated, counties }) {
  const rows = current.filter((row) => stateCodes.has(row.stateCode) && !notACity.test(row.name));
  const olderRows = joinCities(rows, populated);
  const cities = rows
    .map((row) => ({
      name: cleanName(row),
      stateCode: row.stateCode,
      county: counties.get(`${row.stateCode}.${row.countyCode}`) ?? null,
      countyCode: row.countyCode,
      latitude: row.latitude,
      longitude: row.longitude,
      population: wrongPopulation.has(sourceKey(row)) ? null : (olderRows.get(row)?.population ?? null),
      elevation: olderRows.get(row)?.elevation ?? null,
      timeZone: olderRows.get(row)?.timeZone ?? null,
    }))
    .sort(byPlace);
  const built = withElevations(withTimeZones(withSlugs(withoutDoubleEntries(withoutQuarters(cities))))).sort(
    byStateAndSlug,
  );
  assertUniqueSlugs(built);
  return built;
}
