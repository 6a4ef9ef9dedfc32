import { keysOf } from './keys-of.js';

/** What a reviewer can rate one by one, beside the stars of the whole job (docs/rules.md#sub-ratings). */
export const subRatings = {
  quality: 'Quality of work',
  communication: 'Communication',
  value: 'Value for money',
  schedule: 'Kept to the dates',
  tidiness: 'Clean site',
} as const;
export type SubRating = keyof typeof subRatings;
export const subRatingKeys = keysOf(subRatings);

/** The stars that one review gives, one to five for each; what it says nothing of is left out. */
export type SubRatings = { [K in SubRating]?: number | undefined };

/**
 * What a review gives, in the order of the table: `Quality of work 5 · Clean site 4`, which breaks into lines between two
 * of them alone. Empty when it gives none.
 */
export const subRatingsText = (given: SubRatings): string =>
  subRatingKeys
    .flatMap((key) => (given[key] ? `${subRatings[key]} ${given[key]}`.replaceAll(' ', '\u00a0') : []))
    .join(' · ');
