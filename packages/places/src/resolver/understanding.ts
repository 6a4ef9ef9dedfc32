import type { UnservedRegion } from '@poolpros/contracts/unserved-regions';
import { milesBetween } from '../geo.js';
import { type NamedPlace, pointOf } from '../named-place.js';
import type { Name, PlaceNames } from '../place-names.js';
import type { Places, Zip } from '../places.js';

/** The meaning of a text as a place. */
export type Understanding =
  /**
   * One place. `others` with the same name are offered; `words` are not part of it; `asTyped` is false after a typo.
   */
  | { kind: 'place'; place: NamedPlace; others: NamedPlace[]; words: string; asTyped: boolean }
  | { kind: 'zip'; zip: Zip; words: string }
  | { kind: 'point'; lat: number; lon: number }
  /** Several places, none of them clear; the most populous first. */
  | { kind: 'choices'; places: NamedPlace[]; asTyped: boolean }
  /** A place in another country. */
  | { kind: 'abroad' }
  /** A place in a region that has ZIPs but no listings. */
  | { kind: 'unserved'; region: UnservedRegion };

/**
 * A place is clear if its population is this many times, or this much more than, that of the next one with its name.
 */
const clearly = { times: 5, more: 500_000 };
/** Places with the same name within this many miles are one, and a neighborhood belongs to its city. */
export const samePlaceMiles = 30;
export const mostChoices = 6;

export interface Context {
  places: Places;
  names: PlaceNames;
  /** Whether a name that a city and a state share means the city. */
  cityFirst: boolean;
  steps: Steps;
}

/**
 * The steps that may be used: all of them, those that find a typo only if its state is stated, or those that take a name
 * as it is written.
 */
export type Steps = 'all' | 'stated' | 'exact';

export const found = (
  place: NamedPlace,
  rest: Partial<Extract<Understanding, { kind: 'place' }>> = {},
): Understanding => ({
  kind: 'place',
  place,
  others: [],
  words: '',
  asTyped: true,
  ...rest,
});

export const byPeople = (a: Name, b: Name): number => b.people - a.people;

/** The candidates: a county without the word "County" only if nothing else has the name. */
export function counting(names: readonly Name[]): Name[] {
  const full = names.filter(({ isShort }) => !isShort);
  return (full.length > 0 ? full : [...names]).sort(byPeople);
}

export function isNear({ places }: Context, a: NamedPlace, b: NamedPlace, miles = samePlaceMiles): boolean {
  const [from, to] = [pointOf(places, a), pointOf(places, b)];
  if (!from || !to) return false;
  return milesBetween({ latitude: from.lat, longitude: from.lon }, { latitude: to.lat, longitude: to.lon }) <= miles;
}

/** The place of one name if it is clear, or else the choices. */
export function chosen(context: Context, names: readonly Name[]): Understanding | null {
  const [first, ...others] = counting(names);
  if (!first) return null;
  const rivals = others.filter(({ place }) => place !== first.place && !isNear(context, first.place, place));
  const isClear = rivals.every(
    ({ people }) => first.people >= Math.max(1, clearly.times * people) || first.people >= people + clearly.more,
  );
  const offered = [first, ...rivals].map(({ place }) => place).slice(0, mostChoices);
  return isClear
    ? found(first.place, { others: offered.slice(1) })
    : { kind: 'choices', places: offered, asTyped: true };
}
