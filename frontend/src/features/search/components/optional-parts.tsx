import { loadInternationalNotice } from '../../../entities/search/international-notice.js';
import { lazyPart } from '../../../shared/lib/lazy-part.js';
import { ResultsSkeleton } from './results-list.js';

const fallback = <ResultsSkeleton />;

export const nothingFound = lazyPart(() => import('./nothing-found.js').then((module) => module.NothingFound), {
  fallback,
});
export const placeQuestion = lazyPart(() => import('./place-meaning.js').then((module) => module.PlaceQuestion), {
  fallback,
});
export const placeLine = lazyPart(() => import('./place-meaning.js').then((module) => module.PlaceLine));

/** The server waits for them before it renders the page. */
export const loadOptionalParts = () =>
  Promise.all([nothingFound.load(), placeQuestion.load(), placeLine.load(), loadInternationalNotice()]);
