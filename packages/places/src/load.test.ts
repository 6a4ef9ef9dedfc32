import { usTimeZones } from '@poolpros/contracts/hours/us-time-zones';
import { financingPrograms } from '@poolpros/contracts/pages/financing';
import { slugify } from '@poolpros/contracts/slug';
import { states } from '@poolpros/contracts/states';
import { describe, expect, it } from 'vitest';
import { milesBetween } from './geo.js';
import { loadPlaces } from './load.js';
import { createLocator } from './locator.js';

const places = loadPlaces();
const allCities = states.flatMap((state) => places.citiesOf(state.slug));
const required = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('expected a value');
  return value;
};

describe('the cities of the data file', () => {
  it.each(states.map((state) => state.slug))('has cities of %s', (stateSlug) => {
    expect(places.citiesOf(stateSlug).length).toBeGreaterThan(stateSlug === 'district-of-columbia' ? 0 : 30);
  });

  it('has no city with the name of a way to pay, whose pages have paths alike', () => {
    const programs: readonly string[] = financingPrograms;
    expect(allCities.filter(({ slug }) => programs.includes(slug))).toEqual([]);
  });

  it('has Washington and those quarters of the District that have a population of their own', () => {
    expect(places.citiesOf('district-of-columbia').map(({ name, population }) => [name, population])).toEqual([
      ['Adams Morgan', 15_830],
      ['Bloomingdale', 4_980],
      ['Shaw', 17_639],
      ['Washington', 601_723],
    ]);
  });

  it('loads once', () => {
    expect(loadPlaces()).toBe(places);
  });

  it('has no two cities of a state under one slug', () => {
    const slugs = allCities.map((city) => `${city.stateSlug}/${city.slug}`);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it('makes every slug from the name, with the county where a bigger place has the name', () => {
    for (const city of allCities) {
      const expected = city.label === city.name ? slugify(city.name) : slugify(`${city.name} ${city.county}`);
      expect(city.slug).toBe(expected);
    }
  });

  it('gives the plain slug to the most populous place of a name', () => {
    for (const city of allCities.filter(({ label, name }) => label !== name)) {
      const plain = required(places.city(city.stateSlug, slugify(city.name)));
      expect(plain.population ?? 0).toBeGreaterThanOrEqual(city.population ?? 0);
    }
  });

  it('tells same names of a state apart by the county', () => {
    expect(places.city('florida', 'plantation')).toMatchObject({ label: 'Plantation', county: 'Broward County' });
    expect(places.city('florida', 'plantation-monroe-county')).toMatchObject({
      name: 'Plantation',
      label: 'Plantation (Monroe County)',
      county: 'Monroe County',
    });
  });

  it('puts every city within 80 miles of a ZIP of its own state', () => {
    const zips = places.zipRange('00000', '99999');
    for (const state of states) {
      const locator = createLocator(zips.filter((zip) => zip.stateCode === state.code));
      const far = places
        .citiesOf(state.slug)
        .filter((city) => (locator.nearest(city.latitude, city.longitude)?.miles ?? Infinity) > 80);
      expect(far).toEqual([]);
    }
  });

  it('has no place in a time zone whose clock searches do not read', () => {
    expect(allCities.filter(({ timeZone }) => !usTimeZones.some((known) => known === timeZone))).toEqual([]);
  });

  it('names only time zones that exist', () => {
    for (const timeZone of new Set(allCities.map((city) => city.timeZone))) {
      expect(() => new Intl.DateTimeFormat('en-US', { timeZone })).not.toThrow();
    }
  });

  it.each([
    ['texas', 'austin', 'Austin', 'Travis County', 'America/Chicago'],
    ['texas', 'el-paso', 'El Paso', 'El Paso County', 'America/Denver'],
    ['florida', 'miami', 'Miami', 'Miami-Dade County', 'America/New_York'],
    ['arizona', 'scottsdale', 'Scottsdale', 'Maricopa County', 'America/Phoenix'],
    ['wyoming', 'cheyenne', 'Cheyenne', 'Laramie County', 'America/Denver'],
    ['hawaii', 'honolulu', 'Honolulu', 'Honolulu County', 'Pacific/Honolulu'],
    ['new-york', 'new-york', 'New York', null, 'America/New_York'],
    ['missouri', 'o-fallon', "O'Fallon", 'Saint Charles County', 'America/Chicago'],
  ])('knows %s/%s', (stateSlug, citySlug, name, county, timeZone) => {
    expect(places.city(stateSlug, citySlug)).toMatchObject({ stateSlug, slug: citySlug, name, county, timeZone });
  });

  it('knows no city of an unknown state or slug', () => {
    expect(places.citiesOf('atlantis')).toEqual([]);
    expect(places.city('atlantis', 'austin')).toBeNull();
    expect(places.city('texas', 'atlantis')).toBeNull();
  });
});

describe('cityByName', () => {
  it.each([
    ['missouri', 'Saint Louis', 'st-louis'],
    ['missouri', 'st louis', 'st-louis'],
    ['texas', 'FORT WORTH', 'fort-worth'],
    ['idaho', 'Coeur d’Alene', 'coeur-d-alene'],
    ['idaho', 'coeur-d-alene', 'coeur-d-alene'],
    ['new-york', 'New York City', 'new-york'],
    ['florida', 'Plantation', 'plantation'],
    ['florida', 'plantation-monroe-county', 'plantation-monroe-county'],
    ['new-mexico', 'Espanola', 'espanola'],
  ])('finds in %s the city that %j means', (stateSlug, name, slug) => {
    expect(places.cityByName(stateSlug, name)?.slug).toBe(slug);
  });

  it('finds no city of another state', () => {
    expect(places.cityByName('ohio', 'Scottsdale')).toBeNull();
  });
});

describe('the ZIPs of the data file', () => {
  it.each([
    ['78704', 'Austin', 'TX'],
    ['10001', 'New York', 'NY'],
    ['00501', 'Holtsville', 'NY'],
    ['20001', 'Washington', 'DC'],
    ['99553', 'Akutan', 'AK'],
  ])('knows %s in %s, %s', (zip, city, stateCode) => {
    expect(places.zip(zip)).toMatchObject({ zip, city, stateCode });
  });

  it('knows no military ZIP and none that does not exist', () => {
    expect(places.zip('09001')).toBeNull();
    expect(places.zip('00000')).toBeNull();
  });

  it('lists the existing ZIPs of a range with both ends', () => {
    expect(places.zipRange('78701', '78705').map(({ zip }) => zip)).toEqual([
      '78701',
      '78702',
      '78703',
      '78704',
      '78705',
    ]);
  });

  it('finds the ZIPs of a postal place that is no city of its own', () => {
    expect(places.postalPlacesOf('TX').get('kingwood')).toContainEqual(expect.objectContaining({ zip: '77339' }));
    expect(places.postalPlacesOf('OH').get('kingwood')).toBeUndefined();
  });

  it('finds the nearest ZIP', () => {
    const zip = required(places.zip('78704'));
    expect(places.nearestZip(zip.latitude, zip.longitude)).toEqual(zip);
  });
});

describe('cities by distance', () => {
  const austin = required(places.city('texas', 'austin'));

  it('names the nearest city', () => {
    expect(places.nearestCity(austin.latitude, austin.longitude)).toEqual({ city: austin, miles: 0 });
  });

  it.each([
    ['the White House', 38.8977, -77.0365, 'Washington'],
    ['Georgetown, across the river from Rosslyn', 38.9048, -77.0625, 'Washington'],
    ['Rosslyn', 38.8967, -77.0716, 'Rosslyn'],
  ])('names the nearest city of the state in which %s lies', (_place, lat, lon, name) => {
    expect(places.nearestCity(lat, lon)?.city.name).toBe(name);
  });

  it('lists the cities around a point, nearest first and none twice', () => {
    const near = places.citiesNear(austin.latitude, austin.longitude, 20);
    expect(near[0]?.city).toBe(austin);
    expect(near.map(({ city }) => city.slug)).toContain('round-rock');
    expect(near.every(({ miles }) => miles <= 20)).toBe(true);
    expect(near.map(({ miles }) => miles)).toEqual(near.map(({ miles }) => miles).toSorted((a, b) => a - b));
    expect(new Set(near.map(({ city }) => city)).size).toBe(near.length);
  });

  it('agrees with a look at every city', () => {
    const expected = allCities.filter((city) => milesBetween(austin, city) <= 60).length;
    expect(places.citiesNear(austin.latitude, austin.longitude, 60)).toHaveLength(expected);
  });
});
