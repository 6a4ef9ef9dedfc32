import type { ServiceType } from '@poolpros/contracts/catalogue';

/** How many listings there are of something, and when one of them changed last, in milliseconds since 1970. */
export type Figure = [count: number, changedAt: number];

/** What is kept for a city. */
export interface PlaceCounts {
  /** Published listings with an address in the city. */
  located: Figure;
  samples: number;
  reviews: number;
  /** The sum of the stars of their reviews, to one decimal. */
  stars: number;
  /** Those of each service type. */
  types: Partial<Record<ServiceType, number>>;
  /** Published listings that serve the center of the city from at most `indexMiles` away. */
  near: Figure;
  /** Those of each service. Its page also shows the others, so it changes with all of them. */
  services: Record<string, number>;
}

/** What is kept for a range of ids: the listings in it that are published or paused. */
export interface ProfileCounts {
  profiles: Figure;
  samples: number;
}

/** Counts, or differences of counts. */
export interface KeptCounts {
  /** By city, `texas/austin`. */
  places: Map<string, PlaceCounts>;
  /** By number of the range, from 1. */
  profiles: Map<string, ProfileCounts>;
}

/** Profiles of one part of the sitemap: those with ids in one range of this length. */
export const profilesOfPart = 5000;

export const placeKey = (stateSlug: string, citySlug: string): string => `${stateSlug}/${citySlug}`;

export const noCounts = (): KeptCounts => ({ places: new Map(), profiles: new Map() });

const noPlace = (): PlaceCounts => ({
  located: [0, 0],
  samples: 0,
  reviews: 0,
  stars: 0,
  types: {},
  near: [0, 0],
  services: {},
});

const noProfiles = (): ProfileCounts => ({ profiles: [0, 0], samples: 0 });

/** The counts of a key, which are changed in place: a rebuild adds to them millions of times. */
export const placeOf = ({ places }: KeptCounts, key: string): PlaceCounts => of(places, key, noPlace);
export const profilesOf = ({ profiles }: KeptCounts, key: string): ProfileCounts => of(profiles, key, noProfiles);

function of<T>(all: Map<string, T>, key: string, none: () => T): T {
  const known = all.get(key);
  if (known) return known;
  const made = none();
  all.set(key, made);
  return made;
}

export function addFigure(figure: Figure, count: number, changedAt: number): void {
  figure[0] += count;
  if (changedAt > figure[1]) figure[1] = changedAt;
}

export function addService(counts: PlaceCounts, service: string, count: number): void {
  counts.services[service] = (counts.services[service] ?? 0) + count;
}

export function addType(counts: PlaceCounts, type: ServiceType, count: number): void {
  counts.types[type] = (counts.types[type] ?? 0) + count;
}

/** Rounds each time, so that a sum does not depend on what was added and taken away before. */
export function addStars(counts: PlaceCounts, stars: number): void {
  counts.stars = Math.round((counts.stars + stars) * 10) / 10;
}

/** Adds differences to counts. */
export function addCounts(counts: KeptCounts, difference: KeptCounts): void {
  for (const [key, more] of difference.places) addPlace(placeOf(counts, key), more);
  for (const [key, more] of difference.profiles) {
    const range = profilesOf(counts, key);
    addFigure(range.profiles, ...more.profiles);
    range.samples += more.samples;
  }
}

function addPlace(counts: PlaceCounts, more: PlaceCounts): void {
  addFigure(counts.located, ...more.located);
  counts.samples += more.samples;
  counts.reviews += more.reviews;
  addStars(counts, more.stars);
  for (const [type, count] of Object.entries(more.types)) addType(counts, type as ServiceType, count);
  addFigure(counts.near, ...more.near);
  for (const [service, count] of Object.entries(more.services)) addService(counts, service, count);
}
