import { climateZones } from '@poolpros/calculators/climate';
import { climateZonesOf } from '@poolpros/calculators/zones-of-state';
import { findState, states } from '@poolpros/contracts/states';
import { expect, it } from 'vitest';
import { climateZoneAt, climateZoneNear } from './climate-zone.js';
import { loadPlaces } from './load.js';

const places = loadPlaces();

/** Places by zone, including mountain towns, inland valleys and deserts. */
const expected = {
  MIA: ['Miami, FL', 'Fort Myers, FL', 'Key West, FL', 'Honolulu, HI'],
  HOU: ['Houston, TX', 'Austin, TX', 'San Antonio, TX', 'Tampa, FL', 'New Orleans, LA', 'Savannah, GA', 'Mobile, AL'],
  DFW: ['Dallas, TX', 'Fort Worth, TX', 'Plano, TX', 'Waco, TX', 'Tyler, TX', 'Abilene, TX', 'Wichita Falls, TX'],
  PHX: [
    'Phoenix, AZ',
    'Tucson, AZ',
    'Las Vegas, NV',
    'Palm Springs, CA',
    'Indio, CA',
    'Desert Hot Springs, CA',
    'Needles, CA',
  ],
  ELP: [
    'El Paso, TX',
    'Las Cruces, NM',
    'Saint George, UT',
    'Sedona, AZ',
    'Lancaster, CA',
    'Victorville, CA',
    'Lubbock, TX',
  ],
  LAX: ['Los Angeles, CA', 'San Diego, CA', 'San Francisco, CA', 'Santa Barbara, CA', 'Long Beach, CA'],
  RAL: [
    'Riverside, CA',
    'San Bernardino, CA',
    'Ontario, CA',
    'Temecula, CA',
    'Yucaipa, CA',
    'Pasadena, CA',
    'Escondido, CA',
  ],
  FAT: ['Sacramento, CA', 'Fresno, CA', 'Bakersfield, CA', 'Redding, CA', 'Stockton, CA', 'Modesto, CA', 'Auburn, CA'],
  ATL: ['Atlanta, GA', 'Charlotte, NC', 'Nashville, TN', 'Oklahoma City, OK', 'Richmond, VA', 'Asheville, NC'],
  NYC: ['New York City, NY', 'White Plains, NY', 'Philadelphia, PA', 'Boston, MA', 'Alexandria, VA'],
  CHI: ['Chicago, IL', 'Detroit, MI', 'Pittsburgh, PA', 'Columbus, OH', 'Boone, NC', 'Blacksburg, VA'],
  BUF: ['Buffalo, NY', 'Albany, NY', 'Syracuse, NY', 'Milwaukee, WI', 'Madison, WI', 'Manchester, NH', 'Portland, ME'],
  DEN: [
    'Denver, CO',
    'Albuquerque, NM',
    'Salt Lake City, UT',
    'Reno, NV',
    'Prescott, AZ',
    'Amarillo, TX',
    'Spokane, WA',
    'Bishop, CA',
    'Yreka, CA',
  ],
  TRK: [
    'South Lake Tahoe, CA',
    'Truckee, CA',
    'Mammoth Lakes, CA',
    'Big Bear Lake, CA',
    'Lake Arrowhead, CA',
    'Flagstaff, AZ',
    'Aspen, CO',
    'Park City, UT',
    'Incline Village, NV',
    'Bend, OR',
  ],
  MSP: ['Minneapolis, MN', 'Duluth, MN', 'Marquette, MI', 'Lake Placid, NY', 'Eau Claire, WI', 'Bangor, ME'],
  SEA: ['Seattle, WA', 'Portland, OR', 'Eureka, CA'],
} as const;

const rows = Object.entries(expected).flatMap(([zone, labels]) => labels.map((label) => [label, zone] as const));

it.each(rows)('puts %s into the zone %s', (label, zone) => {
  const [name = '', code = ''] = label.split(', ');
  const state = findState(code);
  const city = state && places.cityByName(state.slug, name);
  if (!city) throw new Error(`no place is called ${label}`);
  expect(climateZoneAt(state.code, city)).toBe(zone);
});

it('never calls a pool of a mountain town of California open for the winter', () => {
  const mountainTowns = places.citiesOf('california').filter((city) => city.elevation >= 1300);
  expect(mountainTowns.length).toBeGreaterThan(20);
  for (const city of mountainTowns) expect(climateZones[climateZoneAt('CA', city)].winter).toBe('closed');
});

it.each(states)('puts every city of $label into one of the zones of the state', ({ code, slug }) => {
  const used = new Set(places.citiesOf(slug).map((city) => climateZoneAt(code, city)));
  expect([...used].sort()).toEqual([...climateZonesOf(code)].sort());
});

it('takes the zone of a ZIP from the nearest city', () => {
  const zoneOf = (zip: string) => {
    const found = places.zip(zip);
    const state = findState(found?.stateCode ?? '');
    return found && state && climateZoneNear(places, state, found);
  };
  expect(['96150', '95814', '92501', '79901', '14201', '75201'].map(zoneOf)).toEqual([
    'TRK',
    'FAT',
    'RAL',
    'ELP',
    'BUF',
    'DFW',
  ]);
});
