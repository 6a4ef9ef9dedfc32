import { offered } from '@poolpros/contracts/limits';
import { findState } from '@poolpros/contracts/states';
import type { Places } from '@poolpros/places/places';
import { placePrefixes } from '../query-understanding/place-prefixes.js';
import { type PlaceNames, type PlaceSuggestion, readPlaceNames } from './place-names.js';

const mostPlaces = offered.suggestions;
/** Shorter texts are one letter away from too many names. */
const shortestWithTypo = 4;

/** At most five places that a text may mean while the user types, the most populous first. */
export type SuggestPlaces = (text: string) => PlaceSuggestion[];

/** Loads the names of all places, and suggests from them. */
export function createPlaceSuggestions(places: Places): SuggestPlaces {
  const names = readPlaceNames(places);
  return (text) => {
    const [, digits] = /(?:^|\s)(\d{3,5})$/.exec(text.trim()) ?? [];
    return digits ? zipsFrom(places, digits) : named(names, placePrefixes(text));
  };
}

function zipsFrom(places: Places, digits: string): PlaceSuggestion[] {
  const zips = places.zipRange(digits.padEnd(5, '0'), digits.padEnd(5, '9'));
  return zips.slice(0, mostPlaces).map(({ zip, city, stateCode }) => ({
    kind: 'zip',
    label: zip,
    detail: `${city}, ${stateCode}`,
    state: findState(stateCode)?.slug ?? '',
    city: '',
  }));
}

/** An exact prefix has priority over one with a typo; the longer an end of the text, the better. */
function named(names: PlaceNames, keys: readonly string[]): PlaceSuggestion[] {
  const fuzzy = keys.filter((key) => key.length >= shortestWithTypo);
  for (const [find, typed] of [
    [names.prefixMatches, keys],
    [names.fuzzyMatches, fuzzy],
  ] as const)
    for (const key of typed) {
      const found = find(key).toSorted((a, b) => b.people - a.people);
      // A place has several names.
      if (found.length > 0) return [...new Set(found.map(({ place }) => place))].slice(0, mostPlaces);
    }
  return [];
}
