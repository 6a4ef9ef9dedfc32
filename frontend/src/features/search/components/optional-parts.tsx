import { loadInternationalNotice } from '../../../entities/search/international-notice.js';
import { lazyPart } from '../../../shared/lib/lazy-part.js';
import { ResultsSkeleton } from './results-list.js';

const fallback = <ResultsSkeleton />;

/** The fallback has the height of the open panel. */
export const advancedFilters = lazyPart(
  () => import('./advanced-filters.js').then((module) => module.AdvancedFilters),
  {
    fallback: <div className="h-[446px]" />,
  },
);
export const nothingFound = lazyPart(() => import('./nothing-found.js').then((module) => module.NothingFound), {
  fallback,
});
export const placeQuestion = lazyPart(() => import('./place-meaning.js').then((module) => module.PlaceQuestion), {
  fallback,
});
export const placeLine = lazyPart(() => import('./place-meaning.js').then((module) => module.PlaceLine));

/** The server waits for them before it renders the page. */
export const loadOptionalParts = () =>
  Promise.all([
    advancedFilters.load(),
    nothingFound.load(),
    placeQuestion.load(),
    placeLine.load(),
    loadInternationalNotice(),
  ]);
