import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { buildCities } from './cities.mjs';
import { describeSources } from './describe-sources.mjs';
import { formatPlaces } from './format.mjs';
import {
  readCensusCentroids,
  readCounties,
  readCurrentCities,
  readPopulatedCities,
  readPostalCodes,
} from './sources.mjs';
import { buildZips } from './zips.mjs';

/** Writes places.txt.gz and SOURCES.md into the directory. The same sources give the same bytes. */
export function writePlaces(directory) {
  const centroids = readCensusCentroids();
  const cities = buildCities({
    current: readCurrentCities(),
    populated: readPopulatedCities(),
    counties: readCounties(),
  });
  const zips = buildZips({ postalCodes: readPostalCodes(), centroids });
  const data = gzipSync(formatPlaces({ cities, zips }), { level: 9 });
  writeFileSync(new URL('places.txt.gz', directory), data);
  writeFileSync(new URL('SOURCES.md', directory), describeSources({ cities, zips, centroids, bytes: data.length }));
  console.log(`${cities.length} cities, ${zips.length} ZIPs, ${data.length} bytes`);
}
