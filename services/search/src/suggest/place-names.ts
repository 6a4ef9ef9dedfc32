import type { State } from '@poolpros/contracts/states';
import { lowerBound } from '@poolpros/places/lower-bound';
import { type NamedPlace, peopleOf, statesOf } from '@poolpros/places/named-place';
import { namedPlaces } from '@poolpros/places/named-places';
import { placeKey } from '@poolpros/places/place-key';
import type { Places } from '@poolpros/places/places';

/** A spelling of a place, and the place. */
interface Name {
  key: string;
  /** What it is ordered by: how many people may mean it. */
  weight: number;
  place: NamedPlace;
}

/** The names of all places, sorted by key. */
export interface PlaceNames {
  /** Names that begin with a place key. */
  prefixMatches(key: string): Name[];
  /** Names that begin with the key except for one typo; the first letter must match. */
  fuzzyMatches(key: string): Name[];
}

/** A county or region has the people of its cities, but most visitors who begin such a name want a city. */
const shareOfAreas = 0.1;

const weightOf = (places: Places, place: NamedPlace): number =>
  peopleOf(places, place) * (place.kind === 'county' || place.kind === 'region' ? shareOfAreas : 1);

const keysOf = (state: State): string[] => [placeKey(state.label), state.code.toLowerCase()];

function* namesOf(places: Places): Generator<Name> {
  for (const state of places.states) {
    const place: NamedPlace = { kind: 'state', state };
    const weight = weightOf(places, place);
    for (const key of keysOf(state)) yield { key, weight, place };
  }
  for (const [texts, place] of namedPlaces(places)) {
    const weight = weightOf(places, place);
    const ends = statesOf(place).flatMap(keysOf);
    for (const text of texts) for (const end of ends) yield { key: `${placeKey(text)} ${end}`, weight, place };
  }
}

/** Whether a text begins with the typed one except for one typo: a letter added, left out, changed or swapped. */
export function isFuzzyPrefix(text: string, typed: string): boolean {
  let at = 0;
  while (at < typed.length && text[at] === typed[at]) at++;
  if (at === 0 || at === typed.length) return at > 0;
  const rest = typed.slice(at);
  return (
    text.startsWith(rest.slice(1), at + 1) ||
    text.startsWith(rest, at + 1) ||
    text.startsWith(rest.slice(1), at) ||
    (rest.length > 1 && text.startsWith(`${rest[1]}${rest[0]}${rest.slice(2)}`, at))
  );
}

/** Loads the names of all places; takes about half a second. */
export function readPlaceNames(places: Places): PlaceNames {
  const names = [...namesOf(places)].sort((a, b) => (a.key < b.key ? -1 : 1));

  /** The first name from here on, in order. */
  const firstFrom = (key: string): number => lowerBound(names.length, (position) => (names[position]?.key ?? '') < key);
  const prefixMatches = (key: string): Name[] => names.slice(firstFrom(key), firstFrom(`${key}\uffff`));

  return {
    prefixMatches,
    fuzzyMatches: (key) => prefixMatches(key.slice(0, 1)).filter((name) => isFuzzyPrefix(name.key, key)),
  };
}
