import type { InstallerCard } from '@poolpros/contracts/http/installers';
import { replySpeed } from '@poolpros/contracts/reply-speed';

type Reasoned = Pick<
  InstallerCard,
  'distance' | 'servesPoint' | 'rating' | 'reviewCount' | 'responseMinutes' | 'badges' | 'city' | 'serviceRadius'
>;

/** The "why this result" lines of a card, from data only; `distance` in miles. */
export function reasonsFor(card: Reasoned): string[] {
  const { distance, servesPoint, rating, reviewCount, responseMinutes, badges, city, serviceRadius } = card;
  const license = badges.find(({ kind }) => kind === 'license');
  const reply = responseMinutes === null ? null : replySpeed(responseMinutes);
  return [
    ...(distance === null ? [`Works within ${serviceRadius} miles of ${city}`] : [`${distance.toFixed(1)} miles away`]),
    ...(servesPoint ? ['Serves this address'] : []),
    ...(rating !== null && reviewCount > 0
      ? [`Rated ${rating.toFixed(1)} in ${reviewCount} job ${reviewCount === 1 ? 'review' : 'reviews'}`]
      : []),
    ...(reply ? [`Usually replies within ${reply.text}`] : []),
    ...(license ? [license.text] : []),
  ];
}
