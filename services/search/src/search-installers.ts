import type { estypes } from '@elastic/elasticsearch';
import { metresPerMile } from '@poolpros/places/geo';
import type { Matching } from '@poolpros/search-rules/matching';
import { pointsOf, type SearchPlan } from '@poolpros/search-rules/plan';
import type { Find, StoreResult } from '@poolpros/search-rules/run-search';
import { searchTimeoutMs } from './elasticsearch.js';
import { type HowToAsk, QueryRefusedError, type SearchEngine } from './engine.js';
import type { Hits } from './found-json.js';
import type { IndexedListing } from './index/card.js';
import { listingsOf } from './query/cards.js';
import { awayAmong, facetsOf, foundWithin } from './query/facets.js';
import { fuzzyWordsOf, fuzzyWordsSearch } from './query/fuzzy-words.js';
import { awaySearch, bestScoreSearch, ownMiles, pageSearch } from './query/searches.js';
import { exactClauses, fuzzyClauses, partialClauses, type WordClauses, weightClauses } from './query/words.js';

/** The time reserved for the words as typed, in case the fuzzy match takes too long. */
const withoutTyposMs = 150;

/**
 * Finds the listings for the plans of one visitor's search. Throws UnavailableError if Elasticsearch cannot respond. If
 * it rejects only the fuzzy match, `onRefusal` is called and that match finds nothing.
 */
export function createFind(o: {
  engine: SearchEngine;
  alias: string;
  onRefusal: (error: QueryRefusedError) => void;
}): Find<IndexedListing> {
  const until = performance.now() + searchTimeoutMs;

  let rank: HowToAsk['rank'] = 'first';
  function ask(search: estypes.SearchSearchRequestBody, { end = until, inBatch = false } = {}): Promise<Hits> {
    const found = o.engine.search(o.alias, search, { timeoutMs: end - performance.now(), inBatch, rank });
    rank = 'begun';
    return found;
  }

  async function find(plan: SearchPlan, words: WordClauses | null, end = until): Promise<StoreResult<IndexedListing>> {
    // Few listings are near a point. Without one the engine scans all of them, and words may match most.
    const inBatch = words === null && pointsOf(plan).length > 0;
    const { hits, aggregations } = await ask(pageSearch(plan, words), { end, inBatch });
    const within = foundWithin(aggregations);
    const counted = within?.aggregates ?? aggregations;
    const away = awayAmong(counted);
    const list = async (skip: number, take: number) =>
      listingsOf((await ask(awaySearch(plan, words, skip, take))).hits.hits);
    return {
      installers: listingsOf(hits.hits.filter((hit) => isFound(plan, hit))),
      total: within?.total ?? totalOf(hits) + away,
      facets: facetsOf(counted, pointsOf(plan).length > 0 ? aggregations : null),
      ...(away > 0 && { away: { count: away, list } }),
    };
  }

  async function findFuzzy(
    plan: SearchPlan,
    words: NonNullable<SearchPlan['words']>,
  ): Promise<StoreResult<IndexedListing>> {
    const end = until - withoutTyposMs;
    const lookUp = fuzzyWordsSearch('words', [words]);
    // No listing has the words as typed, since the exact match found none.
    if (!lookUp) return emptyResult(plan);
    try {
      const fuzzy = fuzzyWordsOf(await ask(lookUp, { end }));
      const isAsTyped = [...fuzzy.values()].every((stored) => stored.length === 0);
      return isAsTyped ? emptyResult(plan) : await find(plan, fuzzyClauses(words, fuzzy), end);
    } catch (error) {
      // The engine has just served the words as typed, so the error belongs to this query.
      if (!(error instanceof QueryRefusedError)) throw error;
      o.onRefusal(error);
      return emptyResult(plan);
    }
  }

  async function findPartial(
    plan: SearchPlan,
    words: NonNullable<SearchPlan['words']>,
  ): Promise<StoreResult<IndexedListing>> {
    const { hits } = await ask(bestScoreSearch(plan, weightClauses(words)));
    const score = hits.max_score;
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

const emptyResult = (plan: SearchPlan): StoreResult<IndexedListing> => ({
  installers: [],
  total: 0,
  facets: facetsOf(undefined, pointsOf(plan).length > 0 ? {} : null),
});

/** When sorted by distance, listings beyond the visitor's distance follow those within. */
function isFound(plan: SearchPlan, { sort }: estypes.SearchHit<unknown>): boolean {
  const miles = ownMiles(plan);
  return plan.sort !== 'distance' || miles === null || Number(sort?.[0]) < miles * metresPerMile;
}

// The search requests the exact count of those that take requests.
const totalOf = ({ total }: estypes.SearchHitsMetadata<unknown>): number =>
  typeof total === 'number' ? total : (total?.value ?? 0);
