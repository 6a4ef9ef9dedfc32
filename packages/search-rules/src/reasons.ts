import type { InstallerCard } from '@poolpros/contracts/http/installers';

type Reasoned = Pick<
  InstallerCard,
  'distance' | 'servesPoint' | 'rating' | 'reviewCount' | 'responseMinutes' | 'badges' | 'city' | 'serviceRadius'
>;

/** Product rules 2.4: how soon a firm usually replies is said in these steps; `within` in minutes. */
const replySpeeds = [
  { within: 60, text: 'Usually replies within 1 hour' },
  { within: 240, text: 'Usually replies within 4 hours' },
  { within: 1440, text: 'Usually replies within 24 hours' },
] as const;

/** The "why this result" lines of a card, from data only; `distance` in miles. */
export function reasonsFor(card: Reasoned): string[] {
  const { distance, servesPoint, rating, reviewCount, responseMinutes, badges, city, serviceRadius } = card;
  const license = badges.find(({ kind }) => kind === 'license');
  const reply = responseMinutes !== null && replySpeeds.find(({ within }) => responseMinutes <= within);
  return [
    ...(distance === null ? [`Works within ${serviceRadius} miles of ${city}`] : [`${distance.toFixed(1)} miles away`]),
    ...(servesPoint ? ['Serves this address'] : []),
    ...(rating !== null && reviewCount > 0
      ? [`Rated ${rating.toFixed(1)} in ${reviewCount} job ${reviewCount === 1 ? 'review' : 'reviews'}`]
      : []),
    ...(reply ? [reply.text] : []),
    ...(license ? [license.text] : []),
  ];
}
