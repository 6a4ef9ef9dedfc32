import type { FormEvent } from 'react';
import type { SearchFilters } from '../../../entities/search/search-filters.js';
import { useOneBox } from '../../../entities/search-box/use-one-box.js';
import type { FilterDraft } from './use-filter-draft.js';

/** The search of a panel: the text of the one box is understood and added to the chosen filters. */
export function useFilterSearch({ draft, userLocation }: FilterDraft, onSearch: (filters: SearchFilters) => void) {
  const box = useOneBox({ value: draft.q, filters: draft, onSearch, userLocation });
  return {
    box,
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (box.text.trim() === draft.q) onSearch(draft);
      else void box.search();
    },
  };
}
