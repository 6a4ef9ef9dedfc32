import type { Client, estypes } from '@elastic/elasticsearch';
import { UnavailableError } from '@poolpros/chassis/unavailable';
import type { Found } from '@poolpros/search-rules/answer';
import { pointsOf, type SearchPlan } from '@poolpros/search-rules/plan';
import { engineFailure, isUnavailableStatus } from './elasticsearch.js';
import type { InstallerDocument } from './index/document.js';
import { facetsOf } from './query/facets.js';
import { searchesOf } from './query/searches.js';

type Hits = estypes.SearchResponseBody<Pick<InstallerDocument, 'installer'>>;

/** Finds what a plan asks for. Throws UnavailableError while Elasticsearch cannot answer. */
export async function findInstallers(client: Client, alias: string, plan: SearchPlan): Promise<Found> {
  const points = pointsOf(plan);
  const [found, distances = found] = await run(client, alias, searchesOf(plan));
  if (!found) throw new Error('the search engine left a search unanswered');
  return {
    installers: found.hits.hits.flatMap(({ _source }) => (_source ? [_source.installer] : [])),
    total: totalOf(found),
    facets: facetsOf(found.aggregations, points.length > 0 ? distances?.aggregations : undefined),
  };
}

// Every search asks for the exact count.
const totalOf = ({ hits }: Hits): number => (typeof hits.total === 'number' ? hits.total : (hits.total?.value ?? 0));

async function run(client: Client, alias: string, bodies: estypes.SearchSearchRequestBody[]): Promise<Hits[]> {
  // A partial answer would show wrong totals as if they were right.
  const header = { index: alias, allow_partial_search_results: false };
  const { responses } = await client
    .msearch<Pick<InstallerDocument, 'installer'>>({ searches: bodies.flatMap((body) => [header, body]) })
    .catch((error: unknown) => {
      throw engineFailure(error);
    });
  return responses.map(answered);
}

function answered(item: estypes.MsearchResponseItem<Pick<InstallerDocument, 'installer'>>): Hits {
  if (!('error' in item)) return item;
  const reason = `the search engine refused a search: ${item.error.reason}`;
  throw isUnavailableStatus(item.status) ? new UnavailableError(reason) : new Error(reason);
}
