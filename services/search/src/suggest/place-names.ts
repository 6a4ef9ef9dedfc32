import type { Suggestions } from '@poolpros/contracts/http/one-box';
import { lowerBound } from '@poolpros/places/lower-bound';
import { placeKey } from '@poolpros/places/place-key';
import type { Places } from '@poolpros/places/places';

export type PlaceSuggestion = Suggestions['places'][number];

/** A spelling of a place, and the place. */
interface Name {
  key: string;
  people: number;
  place: PlaceSuggestion;
}

/** The names of all cities and states, sorted by key. */
export interface PlaceNames {
  /** Names that begin with a place key. */
  prefixMatches(key: string): Name[];
  /** Names that begin with the key except for one typo; the first letter must match. */
  fuzzyMatches(key: string): Name[];
}

function namesOf(places: Places): Name[] {
  return places.states.flatMap((state) => {
    const cities = places.citiesOf(state.slug);
    const keys = [placeKey(state.label), state.code.toLowerCase()];
    const ofState: PlaceSuggestion = { kind: 'state', label: state.label, detail: null, state: state.slug, city: '' };
    const people = cities.reduce((sum, city) => sum + (city.population ?? 0), 0);
    const ofCities = cities.flatMap((city): Name[] => {
      const place: PlaceSuggestion = {
        kind: 'city',
        label: `${city.label}, ${state.label}`,
        // The label of a place with a common name already has its county.
        detail: city.label === city.name ? city.county : null,
        state: state.slug,
        city: city.slug,
      };
      const name = placeKey(city.name);
      return keys.map((key) => ({ key: `${name} ${key}`, people: city.population ?? 0, place }));
    });
    return [...keys.map((key) => ({ key, people, place: ofState })), ...ofCities];
  });
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

/** Loads the names of all places; takes about a tenth of a second. */
export function readPlaceNames(places: Places): PlaceNames {
  const names = namesOf(places).sort((a, b) => (a.key < b.key ? -1 : 1));

  /** The first name from here on, in order. */
  const firstFrom = (key: string): number => lowerBound(names.length, (position) => (names[position]?.key ?? '') < key);
  const prefixMatches = (key: string): Name[] => names.slice(firstFrom(key), firstFrom(`${key}\uffff`));

  return {
    prefixMatches,
    fuzzyMatches: (key) => prefixMatches(key.slice(0, 1)).filter((name) => isFuzzyPrefix(name.key, key)),
  };
}
