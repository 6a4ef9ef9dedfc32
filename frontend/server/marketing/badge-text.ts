import { brand } from '../../src/shared/brand.js';
import type { FoundListing } from './shown-listing.js';

/** What a badge says. */
export interface BadgeText {
  /** The first line. */
  name: string;
  /** The figure of the second line, next to a star; null where there is none to show. */
  rating: string | null;
  /** The rest of the second line. */
  line: string;
  /** For people who do not see it. */
  label: string;
}

/** For a listing whose figures are not shown: it says nothing about the business. */
export const neutralBadge: BadgeText = {
  name: brand.name,
  rating: null,
  line: 'Find a pool contractor',
  label: `${brand.name}: find a pool contractor`,
};

/** The text of a badge, by the rules for figures on pages (docs/rules.md#badge). */
export function badgeText(listing: FoundListing): BadgeText {
  if (typeof listing === 'string' || listing.state === 'closed') return neutralBadge;
  const { state, name, rating, reviewCount } = listing;
  if (state === 'sample') return withoutFigures(name, `Sample listing on ${brand.name}`);
  if (rating === null || reviewCount === 0) return withoutFigures(name, `Listed on ${brand.name}`);
  const reviews = `${reviewCount.toLocaleString('en-US')} ${reviewCount === 1 ? 'review' : 'reviews'}`;
  return {
    name,
    rating: rating.toFixed(1),
    line: reviews,
    label: `${name}: ${rating.toFixed(1)} out of 5 from ${reviews} on ${brand.name}`,
  };
}

const withoutFigures = (name: string, line: string): BadgeText => ({
  name,
  rating: null,
  line,
  label: `${name}: ${line}`,
});
