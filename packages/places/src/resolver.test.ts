import { describe, expect, it } from 'vitest';
import { loadPlaces } from './load.js';
import { placeLabel, statesOf } from './named-place.js';
import { placeNames } from './place-names.js';
import { understandPlace } from './resolver.js';

const places = loadPlaces();
// Reading the names takes longer than a test may on a busy machine.
placeNames(places);

/** The meaning of a text in short: a label, a ZIP, a position or the choices. */
function meaning(text: string, cityFirst = true): string {
  const understood = understandPlace(places, text, { cityFirst });
  switch (understood?.kind) {
    case undefined:
      return 'nothing';
    case 'place':
      return placeLabel(understood.place) + (understood.words && ` with "${understood.words}"`);
    case 'zip':
      return understood.zip.zip;
    case 'point':
      return `${understood.lat}, ${understood.lon}`;
    case 'choices':
      return understood.places.map(placeLabel).join(' or ');
    case 'abroad':
      return 'abroad';
    case 'unserved':
      return `no listings in ${understood.region.label}`;
  }
}

describe('what is typed as a place', () => {
  it.each([
    ['Metarie, LA', 'Metairie, LA'],
    ['Lafayete, LA', 'Lafayette, LA'],
    ['For Worth, TX', 'Fort Worth, TX'],
    ['Los Angles', 'Los Angeles, CA'],
    ['phonix', 'Phoenix, AZ'],
    ['Dalas', 'Dallas, TX'],
    ['Mimai', 'Miami, FL'],
    ['Pittsburg, PA', 'Pittsburgh, PA'],
    ['arlingten, virgnea', 'Arlington, VA'],
    ['philadelphia PENSYLVANA', 'Philadelphia, PA'],
    ['sandiego', 'San Diego, CA'],
    ['winstonsalem nc', 'Winston-Salem, NC'],
    ['stlouis, mo', 'St. Louis, MO'],
    ['ftworth', 'Fort Worth, TX'],
    ['Houston, FL', 'Florida with "Houston"'],
  ])('%s has a slip and means %s', (text, expected) => expect(meaning(text)).toBe(expected));

  it.each([
    ['San Francisco Bay Area', 'San Francisco Bay Area'],
    ['Greater Tampa Bay Area', 'Tampa Bay'],
    ['San Fernando Valley', 'San Fernando Valley (Los Angeles), CA'],
    ['Fort Bend, Texas', 'Fort Bend County, TX'],
    ['va beach, va', 'Virginia Beach, VA'],
    ['Ascension, LA', 'Ascension Parish, LA'],
    ['Jefferson County, MO', 'Jefferson County, MO'],
    ['Boulder CO', 'Boulder, CO'],
    ['Ten Mile Run', 'Ten Mile Run, NJ'],
    ['Crown Heights, NY', 'Crown Heights (Brooklyn), NY'],
    ['east village, nyc', 'East Village, NY'],
    ['New York Rego Park', 'Rego Park, NY'],
    ['lax', 'Los Angeles International Airport, CA'],
    ['phoenix airport', 'Phoenix Sky Harbor International Airport, AZ'],
    ['N Las Vegas', 'North Las Vegas, NV'],
    ['So. Bend', 'South Bend, IN'],
    ['W Palm Beach', 'West Palm Beach, FL'],
    ['colorado spgs', 'Colorado Springs, CO'],
    ['western pennsylvania', 'Pennsylvania'],
    ['US-TX', 'Texas'],
    ['filadelfia', 'Philadelphia, PA'],
    ['Lamesa', 'Lamesa, TX'],
    ['La Mesa', 'La Mesa, CA'],
    ['SE Michigan', 'Michigan'],
    ['Central PA', 'Pennsylvania'],
    ['Garden State', 'New Jersey'],
    ['State of Texas', 'Texas'],
    ['County of Los Angeles, California', 'Los Angeles County, CA'],
    ['City of Industry', 'City of Industry (La Puente), CA'],
    ['La Cañada', 'La Cañada Flintridge, CA'],
    ['Spring', 'Spring, TX'],
    ['Norwood Young America', 'Norwood Young America, MN'],
    ['Pt St Lucie', 'Port Saint Lucie, FL'],
    ['Grand Rpds', 'Grand Rapids, MI'],
    ['Venice Beach', 'Venice, CA'],
    ['Dupont Circle', 'Dupont Circle (Washington), DC'],
    ['Georgetown, DC', 'Georgetown (Washington), DC'],
    ['NE Portland', 'NE Portland (Portland), OR'],
    ['UCLA', 'UCLA (Los Angeles), CA'],
    ['Frogtown, St Paul', 'Frogtown (Saint Paul), MN'],
    ['Mount Rushmore', 'Mount Rushmore (Rapid City), SD'],
    ['Main Street Houston', 'Houston, TX'],
    ['LA County', 'Los Angeles County, California'],
    ['Dade County', 'Miami-Dade County, Florida'],
    ['New England', 'New England'],
    ['Catalina Island', 'Catalina Island (Avalon), CA'],
    ['ORD', "Chicago O'Hare International Airport, IL"],
    ['Ord', 'Ord, NE'],
    ["O'Hare", "Chicago O'Hare International Airport, IL"],
    ['Lambert St Louis International Airport', 'St Louis Lambert International Airport, MO'],
  ])('%s uses every word and means %s', (text, expected) => expect(meaning(text)).toBe(expected));

  it.each([
    ['16725 Co Rd 24, Plymouth, MN 55447', '55447'],
    ['97471 FRONT BEACH RD, PANAMA CITY BCH, FL, 32407-3603', '32407'],
    ['90210, CA', '90210'],
    ['10003 new york', '10003'],
    ['450 Sutter St, San Francisco', 'San Francisco, CA'],
    ['350 5th Ave, New York', 'New York, NY'],
    ['350 5th Ave, NY', 'New York, NY'],
    ['1600 Pennsylvania Ave, Washington', 'Washington, DC'],
    ['1600 Pennsylvania Ave, WA', 'Washington with "1600 Pennsylvania Ave"'],
    ['Highway 101, Redwood City', 'Redwood City, CA'],
    ['RR 2 Box 45, Paris, TX', 'Paris, TX'],
    ['8 Main St, Richlandtown, PA, US', 'Richlandtown, PA'],
    ['San Juan, PR', 'no listings in Puerto Rico'],
    ['San Juan PR', 'no listings in Puerto Rico'],
    ['Vancouver BC', 'abroad'],
    ['Toronto ON', 'abroad'],
    ['Nogales, Sonora', 'abroad'],
    ['Mexico City', 'abroad'],
    ['Miami, Florida, EE.UU.', 'Miami, FL'],
    ['ZIP code 90210', '90210'],
    ['near 90210', '90210'],
    ['Verdi, CA 89439', '89439'],
    ['59221, ND', '59221'],
    ['40.7128° N, 74.0060° W', '40.7128, -74.006'],
    ['Guam', 'no listings in Guam'],
    ['Austin, TX 10001', 'Austin, TX or 10001, New York, NY'],
    ['40.7128,-74.0060', '40.7128, -74.006'],
  ])('%s has figures or a region without listings, and means %s', (text, expected) =>
    expect(meaning(text)).toBe(expected),
  );

  it.each([
    ['New York', 'New York, NY', 'New York'],
    ['Washington', 'Washington, DC', 'Washington'],
  ])('%s is the city where it is typed, and the state where a filter sends it', (text, typed, sent) => {
    expect(meaning(text, true)).toBe(typed);
    expect(meaning(text, false)).toBe(sent);
  });

  it.each([
    ['\uff21\uff55\uff53\uff54\uff49\uff4e, TX', 'Austin, TX'],
    ['Austin\nTexas', 'Austin, TX'],
    ['🏊 Austin, TX.', 'Austin, TX'],
    ['O’Fallon,  IL', "O'Fallon, IL"],
    ['Austin, TX, USA', 'Austin, TX'],
    ['Austin near me', 'Austin, TX'],
    ['near me Austin, TX', 'Austin, TX'],
    ['Austin cerca de mí', 'Austin, TX'],
    ['near me', 'nothing'],
  ])('%j is written by a phone and means %s', (text, expected) => expect(meaning(text)).toBe(expected));

  it.each([
    ['Concord, IA', 'Iowa with "Concord"'],
    ['Camden, Wyoming', 'Wyoming with "Camden"'],
    ['Delmar VA', 'Virginia with "Delmar"'],
    ['Spring MT', 'Montana with "Spring"'],
    ['Georg, IA', 'George, IA'],
    ['Westport Kansas', 'Kansas with "Westport"'],
    ['Central Colorado', 'Colorado'],
    ['Maine Washington', 'Washington with "Maine"'],
    ['New York Florida', 'Florida with "New York"'],
  ])('%s stays within its state: %s', (text, expected) => expect(meaning(text, false)).toBe(expected));

  it.each([
    ['albuquerqe, nm', 'stated', 'Albuquerque, NM'],
    ['albuquerqe, nm', 'exact', null],
    ['albuquerqe', 'stated', null],
    ['Newport, California', 'exact', null],
    ['Austin, TX', 'exact', 'Austin, TX'],
    ['texas austin', 'exact', 'Austin, TX'],
    ['Fort Bend, Texas', 'exact', 'Fort Bend County, TX'],
  ] as const)('%s, read with the "%s" steps, means %s', (text, steps, expected) => {
    const understood = understandPlace(places, text, { cityFirst: true, steps });
    expect(understood?.kind === 'place' ? placeLabel(understood.place) : understood).toBe(expected);
  });

  it('asks for a name of several places, the most populous first', () => {
    expect(meaning('Glendale')).toMatch(/^Glendale, AZ or Glendale, CA or /);
    expect(meaning('Houston')).toBe('Houston, TX');
  });

  it('offers a county next to cities of its name if it has five times the people, and 500,000 more', () => {
    expect(meaning('Westchester')).toMatch(/^Westchester, FL or Westchester County, NY or Westchester, IL or /);
    expect(meaning('Richmond')).not.toContain('County');
  });

  it('a side of a city of 100,000 and more is in its state: the city or a place with that name', () => {
    const big = places.states.flatMap((state) =>
      places.citiesOf(state.slug).flatMap((city) => ((city.population ?? 0) >= 100_000 ? [{ city, state }] : [])),
    );
    const lost = big.flatMap(({ city, state }) =>
      ['North', 'South', 'E', 'West', 'NW', 'SE', 'Southwest'].flatMap((side) => {
        const text = `${side} ${city.name}, ${state.code}`;
        const understood = understandPlace(places, text, { cityFirst: false });
        const isThere =
          understood?.kind === 'place' &&
          understood.place.kind !== 'state' &&
          understood.words === '' &&
          statesOf(understood.place).includes(state);
        return isThere ? [] : [`${text}: ${meaning(text, false)}`];
      }),
    );
    expect(big.length).toBeGreaterThan(300);
    expect(lost).toEqual([]);
  });

  it('finds every city by its own name and state', () => {
    const lost = places.states.flatMap((state) =>
      places.citiesOf(state.slug).flatMap((city) => {
        const understood = understandPlace(places, `${city.label}, ${state.label}`, { cityFirst: false });
        const isFound =
          understood?.kind === 'place' &&
          [understood.place, ...understood.others].some((place) => place.kind === 'city' && place.city === city);
        return isFound ? [] : [`${city.label}, ${state.label}: ${meaning(`${city.label}, ${state.label}`, false)}`];
      }),
    );
    expect(lost).toEqual([]);
  });
});
