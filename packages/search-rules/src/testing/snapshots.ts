import { specializations, weekdays } from '@poolpros/contracts/catalogue';
import { type ContractorSnapshot, installerStatuses } from '@poolpros/contracts/events/directory';
import { replySteps } from '@poolpros/contracts/reply-speed';
import { installerSlug, slugify } from '@poolpros/contracts/slug';
import { stateBySlug } from '@poolpros/contracts/states';
import { type FilterValue, filterKeys, valueFilters } from '@poolpros/contracts/value-filters';
import type { Random } from '@poolpros/seed-data/random';
import { factsWith } from '../filters.js';
import type { Town } from './random-query.js';

/** Cities near which random installers are. */
export const towns: readonly Town[] = [
  { city: 'Austin', stateSlug: 'texas', lat: 30.2672, lon: -97.7431 },
  { city: 'San Antonio', stateSlug: 'texas', lat: 29.4241, lon: -98.4936 },
  { city: 'Phoenix', stateSlug: 'arizona', lat: 33.4484, lon: -112.074 },
  { city: 'Tampa', stateSlug: 'florida', lat: 27.9506, lon: -82.4572 },
  // Near the 180th meridian, which a search around it crosses.
  { city: 'Adak', stateSlug: 'alaska', lat: 51.88, lon: -176.6581 },
];

/**
 * Texts for random searches: names that are whole, reordered, cut off, misspelled, joined and split; places; services.
 */
export const texts = [
  'crystal lagoon',
  'pool lagoon',
  'crys',
  'cyrstal pols',
  'obrien',
  'O’Brien Summit',
  'creme',
  'cremme pool',
  'hill and dale',
  'hilldale',
  'aqua oasis pools',
  'aquaoasis',
  'clear blue',
  'blue clea',
  'austin hot tub',
  'hottub',
  'sauna',
  'phoenix summit',
  'texas lagoon',
  'zzzzz',
];

const words = ['Blue', 'Crystal', 'Lagoon', 'Crème', 'O’Brien', 'Aqua', 'Summit', 'Hill & Dale', 'Oasis', 'Clear'];

/** Mostly live; else any other status, with the fields of its event. */
function randomStanding(random: Random): Pick<ContractorSnapshot, 'status' | 'availability'> {
  const status = random.chance(0.8) ? 'published' : random.pick(installerStatuses);
  if (status === 'paused') return { status, availability: { status, until: '2027-05-03T05:00:00.000Z' } };
  if (status === 'closed') return { status, availability: { status, since: '2026-11-23T12:00:00.000Z' } };
  return { status };
}

const randomValues = (random: Random): Partial<ContractorSnapshot> =>
  Object.assign(
    {},
    ...filterKeys.map((key) => {
      const values: readonly FilterValue[] = valueFilters[key].values;
      return factsWith(
        key,
        values.filter(() => random.chance(0.3)),
      );
    }),
  );

const clockTimes = ['00:00', '02:00', '07:05', '09:00', '12:00', '12:05', '17:00', '22:30', '24:00'];

/** A span that may end on the next day. */
function randomSpan({ pick }: Random): { opens: string; closes: string } {
  const opens = pick(clockTimes.filter((time) => time !== '24:00'));
  return { opens, closes: pick(clockTimes.filter((time) => time !== opens && time !== '00:00')) };
}

const randomWeek = (random: Random) =>
  weekdays.filter(() => random.chance(0.5)).map((day) => ({ day, ...randomSpan(random) }));

/** Hours around the day of `clockExample`, in several time zones: a week, seasons, and days with hours of their own. */
function randomHours(random: Random): Partial<ContractorSnapshot> {
  const week = () => ({ hours: randomWeek(random), byAppointment: [] });
  const seasons = random.pick([
    [],
    [['06-01', '06-10']],
    [
      ['06-11', '06-30'],
      ['12-01', '02-29'],
    ],
    [['11-01', '06-09']],
  ]);
  const dates = ['2026-06-09', '2026-06-10'].filter(() => random.chance(0.2));
  return {
    timeZone: random.pick(['America/New_York', 'America/Chicago', 'America/Phoenix', 'Pacific/Honolulu', null]),
    hours: randomWeek(random),
    specialHours: {
      byAppointment: [],
      seasons: seasons.map(([from = '', to = '']) => ({ from, to, ...week() })),
      dates: dates.map((date) => ({ date, hours: random.chance(0.5) ? [randomSpan(random)] : [], note: '' })),
    },
  };
}

/** An installer within about 100 miles of a town. Few names, ratings and places, so that orders have ties to break. */
export function randomSnapshot(random: Random, id: number): ContractorSnapshot {
  const town = random.pick(towns);
  const state = stateBySlug(town.stateSlug);
  if (!state) throw new Error(`${town.stateSlug} is no state`);
  const name = `${random.pick(words)} ${random.pick(words)} Pools`;
  const spread = random.pick([0.05, 0.4, 1.5]);
  const near = (degrees: number): number => Math.round((degrees + (random.next() - 0.5) * 2 * spread) * 1000) / 1000;
  const rated = random.chance(0.8);
  return {
    id,
    name,
    slug: installerSlug(name, id),
    city: town.city,
    citySlug: slugify(town.city),
    state: state.label,
    stateSlug: state.slug,
    stateCode: state.code,
    neighborhood: null,
    location: `${town.city}, ${state.code}`,
    description: 'Builds and keeps pools.',
    imageUrl: null,
    profileImage: null,
    rating: rated ? random.between(20, 50) / 10 : null,
    reviewCount: rated ? random.between(1, 12) : 0,
    verified: false,
    services: [],
    poolTypes: [],
    ...randomValues(random),
    ...(random.chance(0.6) && randomHours(random)),
    specializations: specializations.filter(() => random.chance(0.3)),
    phone: null,
    email: null,
    zipCode: null,
    latitude: near(town.lat),
    longitude: near(town.lon),
    serviceRadius: random.pick([5, 10, 25, 50, 50, 50, 100, 150, random.between(5, 150)]),
    priceRange: null,
    sample: true,
    ...(random.chance(0.5) && { responseMinutes: random.pick(replySteps) }),
    ...randomStanding(random),
  };
}
