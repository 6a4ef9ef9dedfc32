import type { SearchFilters } from '../../../entities/search/search-filters.js';
import {
  meaningOf,
  type NamedPlace,
  type PlaceMeaning,
  rememberMeaning,
  usePlaceMemory,
} from '../../../entities/search-box/place-memory.js';
import type { SearchResults } from '../results.js';

/** What the place of a search was taken for, and how another one is chosen and remembered. */
export function usePlaceMeaning(filters: SearchFilters, results: SearchResults) {
  const memory = usePlaceMemory();
  const meaning = meaningOf(memory, filters) ?? meaningOfResults(filters, results);
  return {
    /** Undefined where the place is clear. */
    meaning,
    /** Remembers one of several places of the name that is searched. */
    choose: (place: NamedPlace) => {
      const among = meaning ? [meaning.place, ...meaning.others] : results.choices;
      const others = among.filter(({ location }) => location !== place.location).map(named);
      rememberMeaning(memory, {
        typed: meaning?.typed ?? filters.location,
        place: named(place),
        asTyped: true,
        others,
      });
    },
  };
}

const named = ({ label, location, state, city }: NamedPlace): NamedPlace => ({ label, location, state, city });

function meaningOfResults({ location }: SearchFilters, { understood }: SearchResults): PlaceMeaning | undefined {
  if (!understood || location === '') return undefined;
  const { label, state, city, asTyped, others } = understood;
  if (asTyped && others.length === 0) return undefined;
  return { typed: location, place: { label, location, state, city }, asTyped, others };
}
