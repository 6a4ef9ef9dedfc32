import { counted } from '@poolpros/contracts/counted';
import type { ReviewSort } from '@poolpros/contracts/review-sorts';

/** Which reviews a visitor reads, in which order. */
export interface ReviewFilters {
  sort: ReviewSort;
  /** Of finished jobs with so many stars; null for all. */
  stars: number | null;
  words: string;
}

export const allReviews: ReviewFilters = { sort: 'newest', stars: null, words: '' };

export const isNarrowed = ({ stars, words }: ReviewFilters): boolean => stars !== null || words !== '';

/** How many there are of those that were chosen: `3 job reviews with 5 stars and “pump”`. */
export function foundText(total: number, { stars, words }: ReviewFilters): string {
  const noun = `${stars === null ? 'review' : 'job review'}${total === 1 ? '' : 's'}`;
  const conditions = [stars !== null && counted(stars, 'star'), words && `“${words}”`];
  const wanted = conditions.filter(Boolean).join(' and ');
  return `${total === 0 ? 'No' : total} ${noun}${wanted && ` with ${wanted}`}`;
}

/** A length of time in its largest unit: `12 minutes`, `5 hours`, `3 days`. */
export function durationText(minutes: number): string {
  if (minutes < 60) return counted(Math.max(1, minutes), 'minute');
  if (minutes < 48 * 60) return counted(Math.round(minutes / 60), 'hour');
  return counted(Math.round(minutes / (24 * 60)), 'day');
}
