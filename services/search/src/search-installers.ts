import type { Client, estypes } from '@elastic/elasticsearch';
import { UnavailableError } from '@poolpros/chassis/unavailable';
import type { SearchQuery, SearchResponse } from '@poolpros/contracts/http/search';
import { widenedDistance } from '@poolpros/search-rules/widening';
import { engineFailure, isUnavailableStatus } from './elasticsearch.js';
import { facetsOf } from './query/facets.js';
import { pointsOf, type SearchedPlace } from './query/place.js';
import { type Found, type FoundDocument, responseOf, totalOf } from './query/response.js';
import { distanceSearch, type PlacedSearch, pageSearch } from './query/searches.js';

/**
 * Answers a search whose place is resolved. Without a result it widens the visitor's distance to the next step that has one.
 * Throws UnavailableError while Elasticsearch cannot answer.
 */
export async function searchInstallers(
  client: Client,
  alias: string,
  query: SearchQuery,
  place: SearchedPlace,
): Promise<SearchResponse> {
  const search: PlacedSearch = { query, place, miles: query.distance ?? 0 };
  const [found, distances] = await run(client, alias, search);
  if (totalOf(found) > 0) return responseOf(search, found, distances);
  const { byDistance } = facetsOf(found.aggregations, distances?.aggregations);
  const miles = widenedDistance(search.miles, byDistance);
  if (miles === null) return responseOf(search, found, distances);
  const widened = { ...search, miles };
  const [foundFarther] = await run(client, alias, widened);
  return responseOf(widened, foundFarther, distances, search.miles);
}

async function run(client: Client, alias: string, search: PlacedSearch): Promise<[Found, Found | null]> {
  const bodies = [pageSearch(search), ...(pointsOf(search.place).length > 0 ? [distanceSearch(search)] : [])];
  // A partial answer would show wrong totals as if they were right.
  const header = { index: alias, allow_partial_search_results: false };
  const { responses } = await client
    .msearch<FoundDocument>({ searches: bodies.flatMap((body) => [header, body]) })
    .catch((error: unknown) => {
      throw engineFailure(error);
    });
  const [found, distances] = responses.map(answered);
  if (!found) throw new Error('the search engine left a search unanswered');
  return [found, distances ?? null];
}

function answered(item: estypes.MsearchResponseItem<FoundDocument>): Found {
  if (!('error' in item)) return item;
  const reason = `the search engine refused a search: ${item.error.reason}`;
  throw isUnavailableStatus(item.status) ? new UnavailableError(reason) : new Error(reason);
}
