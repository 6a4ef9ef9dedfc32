import type { estypes } from '@elastic/elasticsearch';
import type { Matching } from '@poolpros/search-rules/matching';
import { pointsOf, type SearchPlan } from '@poolpros/search-rules/plan';
import type { Find, StoreResult } from '@poolpros/search-rules/run-search';
import { searchTimeoutMs } from './elasticsearch.js';
import { type Hits, QueryRefusedError, type SearchEngine } from './engine.js';
import type { InstallerDocument } from './index/document.js';
import { facetsOf } from './query/facets.js';
import { fuzzyWordsOf, fuzzyWordsSearch } from './query/fuzzy-words.js';
import { bestScoreSearch, searchesOf } from './query/searches.js';
import { exactClauses, fuzzyClauses, partialClauses, type WordClauses, weightClauses } from './query/words.js';

type Shown = Pick<InstallerDocument, 'installer'>;

/** The time of a search reserved for the words as typed, when the fuzzy match takes too long. */
const withoutTyposMs = 150;

/**
 * Finds what the plans of one visitor's search ask for. Throws UnavailableError while Elasticsearch cannot respond; where it
 * only rejects the fuzzy match, `onRefusal` is called, and that match finds none.
 */
export function createFind(o: {
  engine: SearchEngine;
  alias: string;
  onRefusal: (error: QueryRefusedError) => void;
}): Find {
  const until = performance.now() + searchTimeoutMs;

  async function ask(searches: estypes.SearchSearchRequestBody[], end = until): Promise<[Hits<Shown>, Hits<Shown>]> {
    const [first, second = first] = await o.engine.search<Shown>(o.alias, searches, end - performance.now());
    if (!first || !second) throw new Error('the search engine left a search unanswered');
    return [first, second];
  }

  async function find(plan: SearchPlan, words: WordClauses | null, end?: number): Promise<StoreResult> {
    const [page, distances] = await ask(searchesOf(plan, words), end);
    return {
      installers: page.hits.hits.flatMap(({ _source }) => (_source ? [_source.installer] : [])),
      total: totalOf(page),
      facets: facetsOf(page.aggregations, pointsOf(plan).length > 0 ? distances.aggregations : undefined),
    };
  }

  async function findFuzzy(plan: SearchPlan, words: NonNullable<SearchPlan['words']>): Promise<StoreResult> {
    const end = until - withoutTyposMs;
    const lookUp = fuzzyWordsSearch('words', [words]);
    // As typed the words match no listing.
    if (!lookUp) return emptyResult(plan);
    try {
      const [response] = await ask([lookUp], end);
      return await find(plan, fuzzyClauses(words, fuzzyWordsOf(response)), end);
    } catch (error) {
      // The engine has just served the words as typed, so the error belongs to this query.
      if (!(error instanceof QueryRefusedError)) throw error;
      o.onRefusal(error);
      return emptyResult(plan);
    }
  }

  async function findPartial(plan: SearchPlan, words: NonNullable<SearchPlan['words']>): Promise<StoreResult> {
    const [best] = await ask([bestScoreSearch(plan, weightClauses(words))]);
    const score = best.hits.max_score;
    return score ? find(plan, partialClauses(words, score)) : emptyResult(plan);
  }

  return (plan: SearchPlan, matching: Matching) => {
    const { words } = plan;
    if (words === null) return find(plan, null);
    switch (matching) {
      case 'exact':
        return find(plan, exactClauses(words));
      case 'fuzzy':
        return findFuzzy(plan, words);
      case 'partial':
        return findPartial(plan, words);
    }
  };
}

const emptyResult = (plan: SearchPlan): StoreResult => ({
  installers: [],
  total: 0,
  facets: facetsOf(undefined, pointsOf(plan).length > 0 ? {} : undefined),
});

// Every search asks for the exact count.
const totalOf = ({ hits }: Hits<Shown>): number =>
  typeof hits.total === 'number' ? hits.total : (hits.total?.value ?? 0);
