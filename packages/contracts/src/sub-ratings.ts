import { keysOf } from './keys-of.js';

/** Aspects that a reviewer can rate in addition to the stars of the whole job (docs/rules.md#sub-ratings). */
export const subRatings = {
  quality: 'Quality of work',
  communication: 'Communication',
  value: 'Value',
  schedule: 'On schedule',
  tidiness: 'Cleanliness',
} as const;
export type SubRating = keyof typeof subRatings;
export const subRatingKeys = keysOf(subRatings);

/** The stars of one review by aspect, one to five; unrated aspects are left out. */
export type SubRatings = { [K in SubRating]?: number | undefined };

/**
 * The sub-ratings of a review in the order of the table: `Quality of work 5 · Cleanliness 4`. The text breaks only
 * between two of them. Empty if there are none.
 */
export const subRatingsText = (given: SubRatings): string =>
  subRatingKeys
    .flatMap((key) => (given[key] ? `${subRatings[key]} ${given[key]}`.replaceAll(' ', '\u00a0') : []))
    .join(' · ');
