import type { Suggestions } from '@poolpros/contracts/http/one-box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebounced } from '../../shared/lib/use-debounced.js';
import { suggestionsQuery, understandQuery } from '../search/one-box-queries.js';
import type { SearchFilters } from '../search/search-filters.js';
import { type ServiceSuggestion, servicesTyped } from './services-typed.js';
import { understoodLabels } from './understood.js';

/** Milliseconds without a keystroke before a service is called; understanding waits for a phrase. */
const suggestAfter = 120;
const understandAfter = 350;
/** Fewer characters match too much. */
const leastCharacters = 2;

const nothing: Suggestions = { places: [], installers: [] };

export interface TypedText {
  suggestions: Suggestions & { services: ServiceSuggestion[] };
  /** What is understood. */
  labels: string[];
}

/** Suggestions and recognized labels for a text while it is typed; null for an untouched one. Errors count as none. */
export function useSuggestions(typed: string | null, filters: SearchFilters): TypedText {
  const text = (typed ?? '').trim();
  const suggestFor = useDebounced(text, suggestAfter);
  const understandFor = useDebounced(text, understandAfter);
  const { data: suggestions = nothing } = useQuery({
    ...suggestionsQuery(suggestFor),
    enabled: suggestFor.length >= leastCharacters,
    placeholderData: keepPreviousData,
  });
  const { data: understood } = useQuery({
    ...understandQuery(understandFor),
    enabled: understandFor.length >= leastCharacters,
    placeholderData: keepPreviousData,
  });
  if (text.length < leastCharacters) return { suggestions: { ...nothing, services: [] }, labels: [] };
  return {
    // The text contains it already.
    suggestions: { ...suggestions, services: understood?.services.length ? [] : servicesTyped(typed ?? '') },
    labels: understood ? understoodLabels(filters, understood) : [],
  };
}
