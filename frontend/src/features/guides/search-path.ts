import { pagePaths } from '@poolpros/contracts/paths';
import type { NextStep } from '../../../content/guides/types.js';

/** URL of the search that a guide leads to, as `searchResultsPath` writes it: a guide has no use for the rest of a search. */
export const searchPath = (search: NextStep['search']): string => {
  const [name, value] =
    'serviceType' in search ? ['serviceType', search.serviceType] : ['services', search.services.join(',')];
  return `${pagePaths.searchResults}?${new URLSearchParams([[name, value]])}`;
};
