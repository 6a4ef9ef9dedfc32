import type { NextStep } from '../../../content/guides/types.js';
import { noFilters, searchResultsPath } from '../../shared/search/search-filters.js';

/** URL of the search that a guide leads to. */
export const searchPath = (search: NextStep['search']): string => searchResultsPath({ ...noFilters, ...search });
