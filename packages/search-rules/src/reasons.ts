import { isRadiusStated, lowerLabelOf } from '@poolpros/contracts/catalogue';
import { formatList } from '@poolpros/contracts/format-list';
import type { InstallerCard } from '@poolpros/contracts/http/installers';
import { replySpeed } from '@poolpros/contracts/reply-speed';

type Reasoned = Pick<
  InstallerCard,
  | 'services'
  | 'poolTypes'
  | 'specializations'
  | 'distance'
  | 'servesPoint'
  | 'responseMinutes'
  | 'badges'
  | 'city'
  | 'serviceRadius'
>;

/**
 * The "why this result" lines of a card, from data only: which of the requested services and pool types it offers, and
 * whether it serves the place. The card shows distance and rating already (docs/rules.md#reasons).
 */
export function reasonsFor(card: Reasoned, asked: readonly string[] = []): string[] {
  const { servesPoint, responseMinutes, badges, city, serviceRadius } = card;
  const license = badges.find(({ kind }) => kind === 'license');
  const reply = responseMinutes === null ? null : replySpeed(responseMinutes);
  return [
    ...offerOf(card, asked),
    reachOf({ servesPoint, serviceRadius, city }),
    ...(reply ? [`Usually replies within ${reply.text}`] : []),
    ...(license ? [license.text] : []),
  ];
}

/** Whether the business serves the place. Without a stated radius, only how far the site shows it. */
function reachOf({
  servesPoint,
  serviceRadius,
  city,
}: Pick<Reasoned, 'servesPoint' | 'serviceRadius' | 'city'>): string {
  if (isRadiusStated(serviceRadius))
    return servesPoint ? 'Serves this location' : `Works within ${serviceRadius} miles of ${city}`;
  return servesPoint ? `Within ${serviceRadius} miles` : `Listed within ${serviceRadius} miles of ${city}`;
}

/** The requested services and pool types that a business offers, in one line; none without a match. */
function offerOf({ services, poolTypes, specializations }: Reasoned, asked: readonly string[]): string[] {
  const does = asked.filter((wanted) => (services as readonly string[]).includes(wanted));
  const builds = asked.filter((wanted) => [...poolTypes, ...specializations].some((offered) => offered === wanted));
  return [
    ...(does.length > 0 ? [`Does ${inWords(does)}`] : []),
    ...(builds.length > 0 ? [`Builds ${inWords(builds)}`] : []),
  ];
}

const inWords = (ids: readonly string[]): string => formatList(ids.map(lowerLabelOf));
