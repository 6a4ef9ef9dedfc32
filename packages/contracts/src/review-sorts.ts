import { keysOf } from './keys-of.js';

/** Orders of the reviews of a listing. None puts praise or criticism first unless the visitor asks for it. */
export const reviewSorts = {
  newest: 'Newest',
  highest: 'Most stars',
  lowest: 'Fewest stars',
} as const;
export type ReviewSort = keyof typeof reviewSorts;
export const reviewSortKeys = keysOf(reviewSorts);
