import type { Suggestions } from '@poolpros/contracts/http/one-box';
import { offered } from '@poolpros/contracts/limits';
import { findState } from '@poolpros/contracts/states';
import { describePlace } from '@poolpros/places/describe-place';
import { fullWord } from '@poolpros/places/name-key';
import type { NamedPlace } from '@poolpros/places/named-place';
import { placeKey } from '@poolpros/places/place-key';
import type { Places } from '@poolpros/places/places';
import { placePrefixes } from '../query-understanding/place-prefixes.js';
import { type PlaceNames, readPlaceNames } from './place-names.js';

const mostPlaces = offered.suggestions;
/** Shorter texts are one letter away from too many names. */
const shortestWithTypo = 4;

export type PlaceSuggestion = Suggestions['places'][number];

/** At most five places that a text may mean while the user types, the most populous first. */
export type SuggestPlaces = (text: string) => PlaceSuggestion[];

/** Loads the names of all places, and suggests from them. */
export function createPlaceSuggestions(places: Places): SuggestPlaces {
  const names = readPlaceNames(places);
  return (text) => {
    const [, digits] = /(?:^|\s)(\d{3,5})$/.exec(text.trim()) ?? [];
    return digits ? zipsFrom(places, digits) : named(places, names, placePrefixes(text).flatMap(spellings));
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

/** A typed key, and the same with its whole words spelled out: `n las v` is also `north las v`. The last may go on. */
function spellings(key: string): string[] {
  const words = key.split(' ');
  const spelledOut = placeKey([...words.slice(0, -1).map(fullWord), words.at(-1)].join(' '));
  return spelledOut === key ? [key] : [key, spelledOut];
}

function suggestionOf(places: Places, place: NamedPlace): PlaceSuggestion {
  const { kind, location, detail, state, city } = describePlace(places, place);
  // The label of a city with a common name already has its county.
  const isInLabel = place.kind === 'city' && place.city.label !== place.city.name;
  return { kind, label: location, detail: isInLabel || place.kind === 'state' ? null : detail, state, city };
}

/** An exact prefix has priority over one with a typo; the longer an end of the text, the better. */
function named(places: Places, names: PlaceNames, keys: readonly string[]): PlaceSuggestion[] {
  const fuzzy = keys.filter((key) => key.length >= shortestWithTypo);
  for (const [find, typed] of [
    [names.prefixMatches, keys],
    [names.fuzzyMatches, fuzzy],
  ] as const)
    for (const key of typed) {
      const found = find(key).toSorted((a, b) => b.weight - a.weight);
      if (found.length > 0)
        return firstOf(
          places,
          found.map(({ place }) => place),
        );
    }
  return [];
}

/** The first few places; one that has several names counts once. */
function firstOf(places: Places, found: Iterable<NamedPlace>): PlaceSuggestion[] {
  const suggestions = new Map<string, PlaceSuggestion>();
  for (const place of new Set(found)) {
    const suggestion = suggestionOf(places, place);
    if (!suggestions.has(suggestion.label)) suggestions.set(suggestion.label, suggestion);
    if (suggestions.size === mostPlaces) break;
  }
  return [...suggestions.values()];
}
