import type { IncomingHttpHeaders } from 'node:http';
import { isFormField } from '@poolpros/contracts/form-fields';
import type { SearchScope } from '@poolpros/contracts/http/search';
import { isMissing, missingPagePath } from '@poolpros/contracts/missing-page';
import { isPage, type RouteName } from '@poolpros/contracts/page-table';
import type { PageRow } from '@poolpros/contracts/pages/row';
import { canonicalOf, matchRoute } from '@poolpros/contracts/route-match';
import { holdsSecret } from '@poolpros/contracts/secret-urls';
import { installerIdOfSlug } from '@poolpros/contracts/slug';
import type { Places } from '@poolpros/places/places';
import { serviceArea, serviceAreasNamed } from '@poolpros/places/service-areas';

/** A page that is the same for everybody. */
export interface PublicPage {
  /** Its path with the query keys that change its content. */
  key: string;
  /** The listings that it shows, by the names in its path. */
  scope: SearchScope;
  /** The listing that the page is about. */
  listingId?: number;
  /** Set for the page that says that there is none. */
  status?: 404;
}

type Parameters = Readonly<Record<string, string>>;

/** No link has a longer one. */
const longestUrl = 300;
/** For an area, the most populous cities that it lists. */
const mostPoints = 20;

/** The public page that a request asks for; null for any other page, and if the request identifies its sender. */
export function publicPageOf(
  places: Places,
  { url, headers }: { url: string; headers: IncomingHttpHeaders },
): PublicPage | null {
  if (headers.cookie !== undefined || headers.authorization !== undefined || url.length > longestUrl) return null;
  if (holdsSecret(url)) return null;
  const [path = '', ...asked] = url.split(/(?=\?)/);
  if (isMissing(path)) return missingPage;
  const match = matchRoute(path);
  if (!match || !isPage(match.row) || !isPublic(match.row) || canonicalOf(match) !== path) return null;
  const query = countedQuery(match.name, match.row, new URLSearchParams(asked.join('')));
  if (!query) return null;
  return { key: query.size > 0 ? `${path}?${query}` : path, ...dependsOn(places, match.parameters) };
}

/** All paths without a page share one, which shows whether the site has samples, as every page does. */
const missingPage: PublicPage = { key: missingPagePath, scope: { kind: 'everywhere' }, status: 404 };

const isPublic = ({ index, frame }: PageRow): boolean => index !== 'never' && frame === 'site';

/** The part of the query that changes the content of the page, sorted; null if it holds what was typed into a form. */
function countedQuery(
  name: RouteName,
  { query: counted = [] }: PageRow,
  asked: URLSearchParams,
): URLSearchParams | null {
  if ([...asked.keys()].some((key) => isFormField(name, key))) return null;
  const query = new URLSearchParams([...asked].filter(([key]) => counted.includes(key)));
  query.sort();
  return query;
}

/** A page about a place shows businesses that serve it; a page without a place may show any business. */
function dependsOn(places: Places, parameters: Parameters): Pick<PublicPage, 'scope' | 'listingId'> {
  const { state = '', city = '', serviceArea: area = '', slug } = parameters;
  const found = area === '' ? places.city(state, city) : null;
  const listingId = found && slug !== undefined ? installerIdOfSlug(slug) : null;
  if (found) return { scope: pointsOf([found]), ...(listingId !== null && { listingId }) };
  const around = state === '' ? serviceAreasNamed(places, area)[0] : serviceArea(places, state, area);
  if (around) return { scope: pointsOf(around.cities.slice(0, mostPoints)) };
  return { scope: state === '' ? { kind: 'everywhere' } : { kind: 'state', stateSlug: state } };
}

const pointsOf = (cities: readonly { latitude: number; longitude: number }[]): SearchScope => ({
  kind: 'points',
  points: cities.map(({ latitude, longitude }) => ({ lat: latitude, lon: longitude })),
});
