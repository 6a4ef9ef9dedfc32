import { type State, states } from '@poolpros/contracts/states';
import { fullWord, nameKey, nameWords, rawKey } from './name-key.js';
import { type NamedPlace, peopleOf, stateOfCode, statesOf } from './named-place.js';
import { kindOfCounty, namedPlaces } from './named-places.js';
import { stateNicknames } from './names/states.js';
import type { Places } from './places.js';
import { lettersOf, type Spelling } from './slips.js';
import { tokensOf } from './tokens.js';

/** One name of a place. */
export interface Name extends Spelling {
  /** The name, word by word. */
  words: readonly string[];
  place: NamedPlace;
  people: number;
  /** True for a county without the word "County": a city of that name has priority. */
  isShort: boolean;
}

/** All names of places, by key and by state. */
export interface PlaceNames {
  /** The meanings of a key; empty if there are none. */
  named(key: string): readonly Name[];
  /** The names of the places in a state (postal code). */
  inState(code: string): readonly Name[];
  /** The names of places that are known nationwide, for typos. */
  known: readonly Name[];
  /** The names of the largest cities, for typos in short names. */
  largest: readonly Name[];
  /** The state of a name, code or nickname. */
  stateNamed(key: string): State | undefined;
  /** The names of the states, for typos. */
  stateSpellings: readonly (Spelling & { state: State })[];
}

/** A name with a typo and no state is matched only with places of at least this population. */
const wellKnown = 20_000;
/** Of a city with this population everybody knows the name, so a short one with a typo is matched too: `Dalas`. */
const metropolis = 250_000;

function readPlaceNames(places: Places): PlaceNames {
  const byKey = new Map<string, Name[]>();
  const byState = new Map<string, Name[]>();
  const all: Name[] = [];
  const add = (text: string, place: NamedPlace, people: number, isShort: boolean) => {
    const typed = tokensOf(text).map((token) => token.key);
    const words = typed.map(fullWord);
    const key = nameKey(words);
    const name = { key, letters: lettersOf(key), words, place, people, isShort };
    all.push(name);
    // `stlouis` and `ftworth` are joined before they are spelled out.
    for (const spelling of new Set([key, rawKey(typed)])) {
      const others = byKey.get(spelling);
      if (others) others.push(name);
      else byKey.set(spelling, [name]);
    }
    for (const { code } of statesOf(place)) {
      const inState = byState.get(code);
      if (inState) inState.push(name);
      else byState.set(code, [name]);
    }
  };
  for (const [texts, place] of namedPlaces(places)) {
    const people = peopleOf(places, place);
    for (const text of texts) add(text, place, people, false);
    if (place.kind === 'county') add(place.county.name.replace(kindOfCounty, ''), place, people, true);
  }
  const stateNames = states.flatMap((state) => [
    { key: nameKey(nameWords(state.label)), state },
    { key: state.code.toLowerCase(), state },
  ]);
  const nicknames = Object.entries(stateNicknames).map(([name, code]) => {
    return { key: nameKey(nameWords(name)), state: stateOfCode(code) };
  });
  const statesByKey = new Map([...nicknames, ...stateNames].map(({ key, state }) => [key, state]));
  return {
    named: (key) => byKey.get(key) ?? [],
    inState: (code) => byState.get(code) ?? [],
    known: all.filter(({ people, isShort }) => people >= wellKnown && !isShort),
    largest: all.filter(({ people, place }) => place.kind === 'city' && people >= metropolis),
    stateNamed: (key) => statesByKey.get(key),
    stateSpellings: stateNames
      .filter(({ key }) => key.length > 2)
      .map(({ key, state }) => ({ key, letters: lettersOf(key), state })),
  };
}

const indexes = new WeakMap<Places, PlaceNames>();

/** The names of all places. Read on first use, which takes about a quarter of a second. */
export function placeNames(places: Places): PlaceNames {
  const index = indexes.get(places) ?? readPlaceNames(places);
  indexes.set(places, index);
  return index;
}
