import { serviceTypeKeys, serviceTypes } from '@poolpros/contracts/catalogue';
import { indexMiles } from '@poolpros/contracts/indexable';
import { reach } from '@poolpros/contracts/reach';
import type { City, Places } from '@poolpros/places/places';
import type { InstallerRecord } from '../../listings/domain/installer.js';
import {
  addFigure,
  addService,
  addStars,
  addType,
  type KeptCounts,
  noCounts,
  type PlaceCounts,
  placeKey,
  placeOf,
  profilesOf,
  profilesOfPart,
} from './kept-counts.js';

/** What the counts need of a listing that is published or paused. */
export type CountedListing = Pick<
  InstallerRecord,
  | 'id'
  | 'status'
  | 'stateSlug'
  | 'citySlug'
  | 'latitude'
  | 'longitude'
  | 'serviceRadius'
  | 'services'
  | 'poolTypes'
  | 'specializations'
  | 'reviewCount'
  | 'ratingMean'
  | 'isSample'
>;

/** What one or more writes did to a listing. It was, or is, null where it is not counted. */
export interface CountChange {
  before: CountedListing | null;
  after: CountedListing | null;
  /** Milliseconds since 1970. */
  changedAt: number;
}

/** Adds changes up: those of every listing are the counts, those of some writes the differences that they make. */
export function createTally(places: Places): { counts: KeptCounts; add: (change: CountChange) => void } {
  const counts = noCounts();
  const servedBy = createServed(places, counts);

  function addOne(listing: CountedListing, sign: 1 | -1, changedAt: number): void {
    const profiles = profilesOf(counts, String(Math.ceil(listing.id / profilesOfPart)));
    addFigure(profiles.profiles, sign, changedAt);
    if (listing.isSample) profiles.samples += sign;
    if (listing.status === 'published') addLocated(counts, listing, sign, changedAt);
  }

  function addNear(listing: CountedListing, sign: 1 | -1, changedAt: number): void {
    if (listing.status !== 'published') return;
    for (const place of servedBy(listing)) {
      addFigure(place.near, sign, changedAt);
      for (const service of listing.services) addService(place, service, sign);
    }
  }

  function add({ before, after, changedAt }: CountChange): void {
    if (before) addOne(before, -1, changedAt);
    if (after) addOne(after, 1, changedAt);
    // A new rating, which is most changes, changes no count near.
    if (before && after && isNearAsBefore(before, after)) {
      if (after.status === 'published') for (const place of servedBy(after)) addFigure(place.near, 0, changedAt);
      return;
    }
    if (before) addNear(before, -1, changedAt);
    if (after) addNear(after, 1, changedAt);
  }
  return { counts, add };
}

const isNearAsBefore = (before: CountedListing, after: CountedListing): boolean =>
  before.status === after.status &&
  before.latitude === after.latitude &&
  before.longitude === after.longitude &&
  before.serviceRadius === after.serviceRadius &&
  before.services.join() === after.services.join();

function addLocated(counts: KeptCounts, listing: CountedListing, sign: 1 | -1, changedAt: number): void {
  const place = placeOf(counts, placeKey(listing.stateSlug, listing.citySlug));
  addFigure(place.located, sign, changedAt);
  if (listing.isSample) place.samples += sign;
  place.reviews += sign * listing.reviewCount;
  addStars(place, sign * (Math.round((listing.ratingMean ?? 0) * listing.reviewCount * 10) / 10));
  for (const type of serviceTypeKeys) if (isOfType(listing, type)) addType(place, type, sign);
}

function isOfType(listing: CountedListing, type: (typeof serviceTypeKeys)[number]): boolean {
  const { field, anyOf } = serviceTypes[type];
  return field !== null && listing[field].some((value) => (anyOf as readonly string[]).includes(value));
}

/**
 * Finds the counts of the cities that a listing serves from near. Those of a city are found by its object, as millions
 * of keys would take most of the time of a rebuild. A write gives the same place twice, what it was and what it is.
 */
function createServed(places: Places, counts: KeptCounts): (listing: CountedListing) => PlaceCounts[] {
  const byCity = new Map<City, PlaceCounts>();

  function countsOf(city: City): PlaceCounts {
    const known = byCity.get(city);
    if (known) return known;
    const made = placeOf(counts, placeKey(city.stateSlug, city.slug));
    byCity.set(city, made);
    return made;
  }

  return ({ latitude, longitude, ...listing }) =>
    places.citiesNear(latitude, longitude, Math.min(indexMiles, reach(listing))).map(({ city }) => countsOf(city));
}
