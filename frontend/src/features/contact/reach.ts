import { isRadiusStated } from '@poolpros/contracts/catalogue';
import type { ComparedInstaller, Comparison } from '@poolpros/contracts/http/installers';
import { apiPaths } from '@poolpros/contracts/paths';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { SearchContext } from '../../entities/listings/compare-list.js';
import { awayText } from '../../entities/listings/contact-button.js';
import { staleTime } from '../../shared/api/query-client.js';
import { readKey } from '../../shared/api/read-key.js';
import type { ContactTarget } from './api.js';
import type { SentMessage } from './hooks/use-contact-form.js';

/** GET /api/installers/compare: how a message reaches each of these, and whether they serve the point of a search. */
export const reachQuery = (recipients: readonly ContactTarget[], point?: SearchContext['point']) =>
  queryOptions<Comparison>({
    queryKey: readKey(apiPaths.compare, { ids: recipients.map(({ id }) => id).join(','), ...pointOf(point) }),
    staleTime,
    // While one more is ticked, what is said of the others stays.
    placeholderData: keepPreviousData,
    enabled: recipients.length > 0,
  });

const pointOf = (point: SearchContext['point']) => point && { lat: point.lat, lon: point.lon };

/** What a visitor should know of a business that is closed, away or out of the area; null for every other one. */
export function areaText(
  installer: Pick<ComparedInstaller, 'name' | 'availability' | 'servesPoint' | 'serviceRadius' | 'distance' | 'city'>,
): string | null {
  const { name, availability, servesPoint, serviceRadius, distance, city } = installer;
  if (availability?.status === 'closed') return `${name} is closed and takes no requests.`;
  if (availability) return `${name} takes no requests now: ${awayText(availability).toLowerCase()}.`;
  if (servesPoint !== false || distance === null) return null;
  return isRadiusStated(serviceRadius)
    ? `${name} works within ${serviceRadius} miles of ${city}. Your search location is ${Math.round(distance)} miles away, so it may decline.`
    : `${name} is ${Math.round(distance)} miles from your search location and does not say that it works there.`;
}

/** What a visitor should know before they write to a business; null for one that has joined. */
export function reachText({ name, reach }: Pick<ComparedInstaller, 'name' | 'reach'>): string | null {
  if (reach === 'email')
    return `${name} has not joined PoolPros yet. Your message goes to the email that we have for it. We cannot tell whether somebody reads it there.`;
  if (reach === 'none')
    return `${name} has not joined PoolPros yet, and we have no email for it. We keep your message and show it to the business when it joins. Until then nobody may read it, so call instead.`;
  return null;
}

/** The headline of a message that waits for its writer. */
export const mustConfirmTitle = 'Check your mail: confirm to send';

/** Those whom a message reached, and those whom it did not. */
export const byReach = ({ recipients, undelivered }: Pick<SentMessage, 'recipients' | 'undelivered'>) => ({
  reached: recipients.filter(({ id }) => !undelivered.includes(id)),
  missed: recipients.filter(({ id }) => undelivered.includes(id)),
});

/** What became of a message, as a headline. */
export function sentTitle(sent: SentMessage): string {
  if (sent.mustConfirm) return mustConfirmTitle;
  const { reached } = byReach(sent);
  if (reached.length === 0) return 'Your message was not delivered';
  return reached.length === 1
    ? 'Your message is on its way'
    : `Your message is on its way to ${reached.length} businesses`;
}
