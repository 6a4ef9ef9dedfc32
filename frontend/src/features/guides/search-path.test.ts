import { expect, it } from 'vitest';
import { options } from '../../../content/guides/options.js';
import { noFilters, searchResultsPath } from '../../entities/search/search-filters.js';
import { searchPath } from './search-path.js';

it.each(Object.values(options))('leads to $label by the URL that a search has', ({ search }) => {
  expect(searchPath(search)).toBe(searchResultsPath({ ...noFilters, ...search }));
});
