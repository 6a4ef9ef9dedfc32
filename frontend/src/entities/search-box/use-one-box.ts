import { useEffect, useState } from 'react';
import { useServices } from '../../shared/lib/services.js';
import { understandQuery } from '../search/one-box-queries.js';
import type { SearchFilters } from '../search/search-filters.js';
import type { useUserLocation } from '../search/use-user-location.js';
import { rememberMeaning, usePlaceMemory } from './place-memory.js';
import { placeTyped } from './place-typed.js';
import {
  asWords,
  meaningOfText,
  type PlaceSuggestion,
  type UnderstoodText,
  withPlace,
  withUnderstood,
} from './understood.js';
import { useSuggestions } from './use-suggestions.js';

/** How long parsing a phrase may take before its words are searched, in milliseconds. */
const patienceMs = 1500;

export interface OneBoxOptions {
  /** The words that are searched now. */
  value: string;
  /** The filters that the text is added to. */
  filters: SearchFilters;
  onSearch: (filters: SearchFilters) => void;
  userLocation: ReturnType<typeof useUserLocation>;
}

/** The text of the one box, its suggestions while it is typed, and its search. */
export function useOneBox({ value, filters, onSearch, userLocation: { location, detect } }: OneBoxOptions) {
  const { queryClient } = useServices();
  const memory = usePlaceMemory();
  const [typed, setTyped] = useState<string | null>(null);
  const [followed, setFollowed] = useState(value);
  const [busy, setBusy] = useState(false);
  const [nearVisitor, setNearVisitor] = useState<SearchFilters | null>(null);
  if (followed !== value) {
    setFollowed(value);
    setTyped(null);
  }
  const text = typed ?? value;

  const finish = (next: SearchFilters) => {
    setNearVisitor(null);
    onSearch(next);
  };

  useEffect(() => {
    if (nearVisitor && location.status === 'found') finish({ ...nearVisitor, coordinates: location.coordinates });
  });

  /** Parses a phrase; without a response its words are searched. */
  const understand = async (phrase: string, words: string): Promise<UnderstoodText> => {
    if (phrase === '') return asWords('');
    const late = new Promise<never>((_, reject) => window.setTimeout(reject, patienceMs));
    return Promise.race([queryClient.fetchQuery(understandQuery(phrase)), late]).catch(() => asWords(words));
  };

  const search = async (place?: PlaceSuggestion, from: SearchFilters = filters) => {
    if (busy) return;
    setBusy(true);
    const words = place ? placeTyped(text, place.label).before : text.trim();
    const understood = await understand(place ? `${words} ${place.label}`.trim() : words, words);
    setBusy(false);
    const next = withUnderstood(from, understood);
    const meaning = meaningOfText(words, understood);
    if (meaning && !place) rememberMeaning(memory, meaning);
    if (place) return finish(withPlace(next, place));
    if (!understood.nearMe || next.location || next.coordinates) return finish(next);
    setNearVisitor(next);
    if (location.status !== 'found') detect();
  };

  return {
    text,
    setText: (changed: string) => {
      setTyped(changed);
      setNearVisitor(null);
    },
    /** Resets to the current search words. */
    clear: () => setTyped(null),
    ...useSuggestions(typed, filters),
    busy,
    /** The search asked for the visitor's position and does not have it. */
    waitsForPosition: nearVisitor !== null,
    /** Searches the text, at a suggested place if one is chosen, with these filters instead of the given ones. */
    search,
  };
}

export type OneBoxState = ReturnType<typeof useOneBox>;
