import type { Suggestions } from '@poolpros/contracts/http/one-box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebounced } from '../lib/use-debounced.js';
import type { SearchFilters } from '../search/search-filters.js';
import { suggestionsQuery, understandQuery } from './one-box-queries.js';
import { understoodLabels } from './understood.js';

/** Milliseconds without a key before a service is asked; what a text says is worth reading once it is a phrase. */
const suggestAfter = 120;
const understandAfter = 350;
/** Fewer characters begin too much to be worth a question. */
const leastCharacters = 2;

const nothing: Suggestions = { places: [], installers: [] };

interface TypedAnswers {
  suggestions: Suggestions;
  /** What is understood. */
  labels: string[];
}

/** What the services say to a text while it is typed; null for one that nobody has touched. Errors count as silence. */
export function useTypedAnswers(typed: string | null, filters: SearchFilters): TypedAnswers {
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
  if (text.length < leastCharacters) return { suggestions: nothing, labels: [] };
  return { suggestions, labels: understood ? understoodLabels(filters, understood) : [] };
}
