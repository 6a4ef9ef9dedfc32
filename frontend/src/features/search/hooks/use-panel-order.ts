import type { SortOrder } from '@poolpros/contracts/catalogue';
import { useState } from 'react';
import { type SearchFilters, withPanelOrder } from '../../../entities/search/search-filters.js';

/** The order of what the panel searches: the one that the visitor chose by hand, else the panel's own. */
export function usePanelOrder({ sortBy }: SearchFilters) {
  const [chosen, setChosen] = useState<SortOrder | null>(sortBy === 'rating' ? null : sortBy);
  return {
    ordered: (filters: SearchFilters) => (chosen === sortBy ? filters : withPanelOrder(filters)),
    /** The filters without one of them: only an order by distance can lose its reason. */
    reduced: (filters: SearchFilters) =>
      sortBy === 'distance' && chosen !== sortBy ? withPanelOrder(filters) : filters,
    chooseOrder: setChosen,
  };
}
