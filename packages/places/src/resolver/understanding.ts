import type { UnservedRegion } from '@poolpros/contracts/unserved-regions';
import { milesBetween } from '../geo.js';
import { type NamedPlace, pointOf } from '../named-place.js';
import type { Name, PlaceNames } from '../place-names.js';
import type { Places, Zip } from '../places.js';

/** What a text means as a place. */
export type Understanding =
  /** One place; `others` of the name are offered; `words` are no part of it; `asTyped` is false after a slip. */
  | { kind: 'place'; place: NamedPlace; others: NamedPlace[]; words: string; asTyped: boolean }
  | { kind: 'zip'; zip: Zip; words: string }
  | { kind: 'point'; lat: number; lon: number }
  /** Several places, of which none is clear: the most populous first. */
  | { kind: 'choices'; places: NamedPlace[]; asTyped: boolean }
  /** A place in another country. */
  | { kind: 'abroad' }
  /** A place in a region that has ZIPs and no listings. */
  | { kind: 'unserved'; region: UnservedRegion };

/** The place of a name is clear when it has this many times the people of the next, or so many more. */
const clearly = { times: 5, more: 500_000 };
/** Within this many miles places of one name are one, and a quarter belongs to its city. */
export const samePlaceMiles = 30;
export const mostChoices = 6;

export interface Context {
  places: Places;
  names: PlaceNames;
  /** Whether a name that is a city's and a state's means the city. */
  cityFirst: boolean;
  /** Whether a name without a state may have a slip. */
  slips: boolean;
}

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

/** The names that count: a county without its "County" only where nothing else has the name. */
export function counting(names: readonly Name[]): Name[] {
  const full = names.filter(({ isShort }) => !isShort);
  return (full.length > 0 ? full : [...names]).sort(byPeople);
}

export function isNear({ places }: Context, a: NamedPlace, b: NamedPlace, miles = samePlaceMiles): boolean {
  const [from, to] = [pointOf(places, a), pointOf(places, b)];
  if (!from || !to) return false;
  return milesBetween({ latitude: from.lat, longitude: from.lon }, { latitude: to.lat, longitude: to.lon }) <= miles;
}

/** The place of one name that is clear, or the choices. */
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
