import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { states } from '@poolpros/contracts/states';
import { buildCities } from './cities.mjs';
import { buildCommunities } from './communities.mjs';
import { buildAirports, buildCounties } from './counties.mjs';
import { describeSources } from './describe-sources.mjs';
import { formatPlaces } from './format.mjs';
import {
  readAirports,
  readCensusCentroids,
  readCommunities,
  readCounties,
  readCountyCodesOfZips,
  readCountyShapes,
  readCurrentCities,
  readPopulatedCities,
  readPostalCodes,
} from './sources.mjs';
import { buildZips } from './zips.mjs';

/** Writes places.txt.gz and SOURCES.md into the directory. The same sources give the same bytes. */
export function writePlaces(directory, airportsFolder) {
  const centroids = readCensusCentroids();
  const cities = buildCities({
    current: readCurrentCities(),
    populated: readPopulatedCities(),
    counties: readCounties(),
  });
  const zips = buildZips({ postalCodes: readPostalCodes(), centroids });
  const counties = buildCounties({
    cities,
    zips,
    names: readCounties(),
    countyCodeOfZip: readCountyCodesOfZips(),
    atlas: readCountyShapes(),
  });
  const stateCodes = new Set(states.map((state) => state.code));
  const communities = buildCommunities({ cities, rows: readCommunities(), stateCodes });
  const airports = buildAirports({ airports: readAirports(airportsFolder), zips });
  const data = gzipSync(formatPlaces({ cities, zips, counties, communities, airports }), { level: 9 });
  writeFileSync(new URL('places.txt.gz', directory), data);
  writeFileSync(
    new URL('SOURCES.md', directory),
    describeSources({ cities, zips, counties, communities, airports, centroids, bytes: data.length }),
  );
  console.log(
    `${cities.length} cities, ${zips.length} ZIPs, ${counties.length} counties, ${communities.length} communities, ${airports.length} airports, ${data.length} bytes`,
  );
}
