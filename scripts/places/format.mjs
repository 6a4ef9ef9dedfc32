import { groupBy } from './group-by.mjs';

const cityRow = (city) => [
  city.slug,
  city.name,
  city.county,
  city.latitude,
  city.longitude,
  city.population,
  city.timeZone,
  city.elevation,
];
const zipRow = (zip) => [zip.zip, zip.city, zip.latitude, zip.longitude];

const countyRow = (county) => [county.code, county.name, county.cities, county.zips];
const communityRow = (row) => [row.name, row.latitude, row.longitude, row.population, row.isQuarter ? 1 : 0];
const airportRow = (airport) => [airport.iata, airport.name, airport.latitude, airport.longitude, airport.city];

const linesOf = (kind, items, toRow) =>
  [...groupBy(items, (item) => item.stateCode)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([stateCode, group]) => `${kind} ${stateCode} ${JSON.stringify(group.map(toRow))}\n`);

/** The text of the data file, as packages/places/src/place-data.ts reads it. */
export const formatPlaces = ({ cities, zips, counties, communities, airports }) =>
  [
    ...linesOf('cities', cities, cityRow),
    ...linesOf('zips', zips, zipRow),
    ...linesOf('counties', counties, countyRow),
    ...linesOf('communities', communities, communityRow),
    ...linesOf('airports', airports, airportRow),
  ].join('');
