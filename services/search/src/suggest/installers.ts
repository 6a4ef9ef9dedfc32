import type { estypes } from '@elastic/elasticsearch';
import type { Log } from '@poolpros/chassis/log';
import { UnavailableError } from '@poolpros/chassis/unavailable';
import type { Installer } from '@poolpros/contracts/http/installers';
import type { Suggestions } from '@poolpros/contracts/http/one-box';
import { offered } from '@poolpros/contracts/limits';
import { profilePath } from '@poolpros/contracts/slug';
import { type TypedWords, typedWords } from '@poolpros/search-rules/typed-words';
import type { SearchEngine } from '../engine.js';
import { cardIn } from '../index/card.js';
import { listingsOf, withCards } from '../query/cards.js';
import { fuzzyWordsOf, fuzzyWordsSearch } from '../query/fuzzy-words.js';
import { fuzzyNameQuery, nameQuery } from '../query/words.js';

const mostInstallers = offered.suggestions;
/** A user who types does not wait longer for names. */
const timeoutMs = 200;

const best = (queries: estypes.QueryDslQueryContainer[]): estypes.SearchSearchRequestBody => ({
  query: { bool: { filter: [{ terms: { status: ['published', 'paused'] } }], must: [{ dis_max: { queries } }] } },
  sort: ['_score', { rankScore: 'desc' }, { id: 'asc' }],
  size: mostInstallers,
  track_total_hits: false,
  ...withCards,
});

/**
 * At most five installers, except closed ones, whose names are similar to one of the texts: the name itself, names that
 * begin with it, names with its words; if there are none, names with typos. Better rated ones first. Null if
 * Elasticsearch fails or takes too long.
 */
export async function suggestInstallers(
  { engine, alias, log }: { engine: SearchEngine; alias: string; log: Log },
  texts: readonly string[],
): Promise<Suggestions['installers'] | null> {
  const until = performance.now() + timeoutMs;
  const typed = texts.map(typedWords).filter(({ words }) => words.length > 0);
  if (typed.length === 0) return [];
  const ask = (search: estypes.SearchSearchRequestBody) =>
    engine.search(alias, search, { timeoutMs: until - performance.now(), rank: 'suggestion' });
  const listed = async (query: (words: TypedWords) => estypes.QueryDslQueryContainer) =>
    listingsOf((await ask(best(typed.map(query)))).hits.hits).map((found) => suggestionOf(cardIn(found)));
  try {
    const exact = await listed(nameQuery);
    if (exact.length > 0) return exact;
    const lookUp = fuzzyWordsSearch('nameWords', typed);
    if (!lookUp) return [];
    const fuzzy = fuzzyWordsOf(await ask(lookUp));
    return await listed((words) => fuzzyNameQuery(words, fuzzy));
  } catch (error) {
    // An engine that is down is reported by the search itself; anything else is a bug here.
    if (!(error instanceof UnavailableError)) log.error({ err: error }, 'installers are not suggested');
    return null;
  }
}

const suggestionOf = (listing: Installer): Suggestions['installers'][number] => ({
  id: listing.id,
  name: listing.name,
  location: listing.location,
  path: profilePath(listing),
});
