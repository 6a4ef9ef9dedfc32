import { states } from '@poolpros/contracts/states';
import { milesBetween } from '@poolpros/places/geo';
import { geoContains } from 'd3-geo';
import { feature } from 'topojson-client';
import { groupBy } from './group-by.mjs';

const stateCodes = new Set(states.map((state) => state.code));
/** The shapes of 2017, when Connecticut had its eight counties, start with the number of its state. */
const connecticut = '09';

/** The District is its own county, which the source leaves out. */
const district = ['DC.001', 'District of Columbia'];

/**
 * The counties of Connecticut, which people still name: planning regions took their place in 2022. Which of them a place
 * is in is decided by the shapes of 2017.
 */
function connecticutCounties(atlas) {
  const shapes = feature(atlas, atlas.objects.counties).features.filter(({ id }) => id.startsWith(connecticut));
  const containing = ({ latitude, longitude }) =>
    shapes.find((shape) => geoContains(shape, [longitude, latitude]))?.id.slice(connecticut.length);
  return { names: shapes.map(({ id, properties }) => [id.slice(2), `${properties.name} County`]), containing };
}

/** The counties, parishes and boroughs of the states: code of the Census, name, and the cities and ZIPs in each. */
export function buildCounties({ cities, zips, names, countyCodeOfZip, atlas }) {
  const old = connecticutCounties(atlas);
  const codesOf = (item, code) =>
    [code, item.stateCode === 'CT' ? old.containing(item) : undefined]
      .filter(Boolean)
      .map((each) => `${item.stateCode}.${each}`);
  const allNames = new Map([...names, district, ...old.names.map(([code, name]) => [`CT.${code}`, name])]);
  const inCounty = (items, codeOf) =>
    groupBy(
      items.flatMap((item) => codesOf(item, codeOf(item)).map((key) => ({ key, item }))),
      ({ key }) => key,
    );
  const citiesBy = inCounty(cities, ({ countyCode }) => countyCode);
  const zipsBy = inCounty(zips, ({ zip }) => countyCodeOfZip.get(zip));
  return [...allNames]
    .filter(([key]) => stateCodes.has(key.slice(0, 2)) && (citiesBy.has(key) || zipsBy.has(key)))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, name]) => ({
      stateCode: key.slice(0, 2),
      code: key.slice(3),
      name,
      cities: (citiesBy.get(key) ?? []).map(({ item }) => item.slug),
      zips: (zipsBy.get(key) ?? []).map(({ item }) => item.zip),
    }));
}

/** A ZIP is nearer than this to an airport, which is called by its state. */
const farthest = 60;

/** The airports with flights of several airlines, in the state whose ZIP is nearest. */
export function buildAirports({ airports, zips }) {
  return airports.flatMap((airport) => {
    const near = zips
      .filter(({ latitude }) => Math.abs(latitude - airport.latitude) < 1)
      .map((zip) => ({ zip, miles: milesBetween(zip, airport) }))
      .sort((a, b) => a.miles - b.miles)[0];
    return near && near.miles < farthest ? [{ ...airport, stateCode: near.zip.stateCode }] : [];
  });
}
