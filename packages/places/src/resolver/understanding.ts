import type { UnservedRegion } from '@poolpros/contracts/unserved-regions';
import { milesBetween } from '../geo.js';
import { nameKey, nameWords } from '../name-key.js';
import { type NamedPlace, pointOf, statesOf } from '../named-place.js';
import { peopleOfTables } from '../named-places.js';
import type { Name, PlaceNames } from '../place-names.js';
import type { Places, Zip } from '../places.js';
import { keysOf, type Word, withoutFillers } from '../typed-place.js';

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

/** `ORD`, as it is written on tickets. */
const isAirportCode = (typed: readonly Word[]): boolean =>
  typed.length === 1 && /^[A-Z]{3}$/.test(typed[0]?.text ?? '');
const isAirport = ({ place }: Name): boolean => place.kind === 'spot' && place.spot.kind === 'airport';
const isOfTables = ({ place }: Name): boolean => place.kind === 'spot' && place.spot.population === peopleOfTables;
export const isNickname = ({ place, key }: Name): boolean =>
  place.kind === 'city' && nameKey(nameWords(place.city.name)) !== key;

/** Whether a place with the same name is not much less likely meant than the first, which has more people. */
function competes(first: Name, other: Name): boolean {
  if (first.place.kind === 'city' && ['spot', 'postal'].includes(other.place.kind)) return false;
  if (isOfTables(first) && other.place.kind === 'city') return !shareState(first.place, other.place);
  if (isNickname(first) && other.place.kind === 'city') return true;
  return first.people < Math.max(1, clearly.times * other.people) && first.people < other.people + clearly.more;
}

/** Westchester County in New York has far more people than any Westchester, so it is offered too. */
const muchLargerCounty = (names: readonly Name[], first: Name): Name | undefined =>
  names
    .filter(({ isShort, place }) => isShort && place !== first.place)
    .filter(({ people }) => people >= clearly.times * first.people && people >= first.people + clearly.more)
    .sort(byPeople)[0];

const shareState = (a: NamedPlace, b: NamedPlace): boolean =>
  statesOf(a).some(({ code }) => statesOf(b).some((state) => state.code === code));

/**
 * The place of one name if it is clear, or else the choices. Places whose names are spelled as `typed` count first:
 * Lamesa is not La Mesa.
 */
export function chosen(context: Context, names: readonly Name[], typed: readonly Word[] = []): Understanding | null {
  const spellings = [typed, withoutFillers(typed)].map((words) => keysOf(words).join(' '));
  const isSpelled = ({ words }: Name) => spellings.includes(words.join(' '));
  const all = counting(names);
  const spelled = all.some((name) => name.place.kind === 'city' && isSpelled(name)) ? all.filter(isSpelled) : all;
  const [largest, ...smaller] = [...spelled, ...all.filter((name) => !spelled.includes(name))];
  if (!largest) return null;
  const airport = largest.people < peopleOfTables && isAirportCode(typed) ? all.find(isAirport) : undefined;
  const first = airport ?? largest;
  const others = [largest, ...smaller].filter((name) => name !== first);
  const rivals = others.filter(({ place }) => place !== first.place && !isNear(context, first.place, place));
  const isClear = airport !== undefined || !rivals.some((rival) => spelled.includes(rival) && competes(first, rival));
  const county = muchLargerCounty(names, first);
  const offered = [first, ...(county ? [county] : []), ...rivals].map(({ place }) => place).slice(0, mostChoices);
  return isClear
    ? found(first.place, { others: offered.slice(1) })
    : { kind: 'choices', places: offered, asTyped: true };
}
