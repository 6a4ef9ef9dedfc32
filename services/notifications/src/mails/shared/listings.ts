import { counted } from '@poolpros/contracts/counted';

/** Why the team of a business gets a notice about its page. */
export const toTeam =
  "You received this email because you manage this business's page. These notices are always emailed.";

interface Listed {
  name: string;
  location: string;
  rating: number | null;
  reviewCount: number;
  profileUrl: string;
}

/** A business in a list of links: its name, where it is, and its rating. */
export const listedLink = ({ name, location, profileUrl, ...rated }: Listed) => ({
  title: name,
  url: profileUrl,
  text: `${location} · ${ratingOf(rated)}`,
});

function ratingOf({ rating, reviewCount }: Pick<Listed, 'rating' | 'reviewCount'>): string {
  if (rating === null || reviewCount === 0) return 'No reviews yet';
  return `${rating.toFixed(1)} stars from ${counted(reviewCount, 'job review')}`;
}
