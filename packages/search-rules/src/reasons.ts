import type { InstallerCard } from '@poolpros/contracts/http/installers';

/** The "why this result" lines of a card, from data only; `distance` in miles. Takes the part of a card that they are made of. */
export function reasonsFor(card: Pick<InstallerCard, 'distance' | 'servesPoint' | 'rating' | 'reviewCount'>): string[] {
  const reasons: string[] = [];
  if (card.distance !== null) reasons.push(`${card.distance.toFixed(1)} miles away`);
  if (card.servesPoint) reasons.push('Serves this address');
  if (card.rating !== null && card.reviewCount > 0)
    reasons.push(
      `Rated ${card.rating.toFixed(1)} in ${card.reviewCount} job ${card.reviewCount === 1 ? 'review' : 'reviews'}`,
    );
  return reasons;
}
