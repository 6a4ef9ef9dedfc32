import { poolTypes as allPoolTypes, services as allServices, isRadiusStated } from '@poolpros/contracts/catalogue';
import type { ComparedInstaller, Comparison } from '@poolpros/contracts/http/installers';
import { apiPaths, directoryPath } from '@poolpros/contracts/paths';
import { servesFrom } from '@poolpros/contracts/reach';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { SearchContext } from '../../entities/listings/compare-list.js';
import { awaySentence, awayText } from '../../entities/listings/contact-button.js';
import { nearMeMiles, noFilters, searchResultsPath } from '../../entities/search/search-filters.js';
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

/** What a visitor should know before they write to a business. */
export interface RecipientNote {
  /** The first words, which stand out. */
  why?: string;
  text: string;
  /** Where to go instead. */
  instead?: { label: string; to: string };
}

/** What a visitor should know of a recipient; nothing of one that has joined, takes requests and serves the point of the search. */
export function notesOn(installer: ComparedInstaller, context: SearchContext): RecipientNote[] {
  const { name, availability, city, stateSlug, citySlug } = installer;
  if (availability)
    return [
      {
        why: `${awayText(availability)}.`,
        text: `${awaySentence(name, availability)} To find someone else, see`,
        instead: { label: `all contractors in ${city}`, to: directoryPath(stateSlug, citySlug) },
      },
    ];
  const [area, reach] = [areaText(installer), reachText(installer)];
  const instead = context.point ? { instead: { label: 'Find others who work there', to: othersThere(context) } } : {};
  return [...(area ? [{ text: area, ...instead }] : []), ...(reach ? [{ text: reach }] : [])];
}

/** A business as it is from where the visitor saved it, where no search says another place. */
export const fromWhereSaved = (installer: ComparedInstaller, miles: number | null | undefined): ComparedInstaller =>
  installer.distance !== null || typeof miles !== 'number'
    ? installer
    : { ...installer, distance: miles, servesPoint: servesFrom(installer, miles) };

/** Why a business may not come to the point of a search; null for one that serves it. */
function areaText({ name, servesPoint, serviceRadius, distance, city }: ComparedInstaller): string | null {
  if (servesPoint !== false || distance === null) return null;
  return isRadiusStated(serviceRadius)
    ? `${name} works within ${serviceRadius} miles of ${city}. Your search location is ${Math.round(distance)} miles away, so the business may decline.`
    : `${name} is ${Math.round(distance)} miles from your search location and does not say that it works there.`;
}

/** The search for others at the point of a search: by its name, or around the visitor's own position. */
const othersThere = ({ point = null, location = '', services = [] }: SearchContext): string =>
  searchResultsPath({
    ...noFilters,
    services: among(services, allServices),
    poolTypes: among(services, allPoolTypes),
    ...(location ? { location } : { coordinates: point, distance: nearMeMiles }),
  });

const among = (chosen: readonly string[], all: readonly string[]) => chosen.filter((each) => all.includes(each));

/** How a message reaches a business that has not joined; null for one that has. */
function reachText({ name, reach }: Pick<ComparedInstaller, 'name' | 'reach'>): string | null {
  if (reach === 'email')
    return `${name} has not joined PoolPros yet. Your message will go to the email address we have on file. We cannot tell whether anyone checks it.`;
  if (reach === 'none')
    return `${name} has not joined PoolPros yet, and we have no email address for it. We will keep your message and show it to the business when it joins. Until then it may go unread, so call instead.`;
  return null;
}

/** The headline of a message that waits for its writer. */
export const mustConfirmTitle = 'Check your email: confirm to send';

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
