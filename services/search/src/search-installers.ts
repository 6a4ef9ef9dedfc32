import type { Found } from '@poolpros/search-rules/answer';
import { pointsOf, type SearchPlan } from '@poolpros/search-rules/plan';
import type { Hits, SearchEngine } from './engine.js';
import type { InstallerDocument } from './index/document.js';
import { facetsOf } from './query/facets.js';
import { searchesOf } from './query/searches.js';

type Shown = Pick<InstallerDocument, 'installer'>;

/** Finds what a plan asks for. Throws UnavailableError while Elasticsearch cannot answer. */
export async function findInstallers(engine: SearchEngine, alias: string, plan: SearchPlan): Promise<Found> {
  const points = pointsOf(plan);
  const [found, distances = found] = await engine.search<Shown>(alias, searchesOf(plan));
  if (!found) throw new Error('the search engine left a search unanswered');
  return {
    installers: found.hits.hits.flatMap(({ _source }) => (_source ? [_source.installer] : [])),
    total: totalOf(found),
    facets: facetsOf(found.aggregations, points.length > 0 ? distances?.aggregations : undefined),
  };
}

// Every search asks for the exact count.
const totalOf = ({ hits }: Hits<Shown>): number =>
  typeof hits.total === 'number' ? hits.total : (hits.total?.value ?? 0);
