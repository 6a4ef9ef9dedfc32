import type { estypes } from '@elastic/elasticsearch';
import { callHttp } from '@poolpros/chassis/http-call';
import { UnavailableError } from '@poolpros/chassis/unavailable';
import { Pool } from 'undici';
import { refusalOf, searchTimeoutMs } from './elasticsearch.js';

export type Hits<T> = estypes.SearchResponseBody<T>;

/** Where visitors' searches go. Everything else that is asked of Elasticsearch goes by its client (ADR 14). */
export interface SearchEngine {
  /**
   * The answers to several searches of one index, in their order. Throws UnavailableError when Elasticsearch cannot
   * answer all of them now, or within `timeoutMs` (500), and Error when it refuses one.
   */
  search<T>(index: string, searches: estypes.SearchSearchRequestBody[], timeoutMs?: number): Promise<Hits<T>[]>;
  close(): Promise<void>;
}

/** `url` may hold a name and a password. */
export function createSearchEngine(url: string): SearchEngine {
  const { origin, pathname, username, password } = new URL(url);
  const pool = new Pool(origin, { connections: 256, connect: { timeout: searchTimeoutMs } });
  const path = `${pathname.replace(/\/$/, '')}/_msearch`;
  const credentials = [username, password].map(decodeURIComponent).join(':');
  const headers = {
    'content-type': 'application/x-ndjson',
    accept: 'application/json',
    ...(username && { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` }),
  };

  async function ask(body: string, timeoutMs: number): Promise<string> {
    const answer = await callHttp(pool, { method: 'POST', path, headers, body }, timeoutMs).catch((cause: unknown) => {
      throw new UnavailableError('the search engine does not answer', { cause });
    });
    if (answer.status !== 200) throw refusal(answer.status, answer.body.toString());
    return answer.body.toString();
  }

  return {
    async search<T>(
      index: string,
      searches: estypes.SearchSearchRequestBody[],
      timeoutMs = searchTimeoutMs,
    ): Promise<Hits<T>[]> {
      // A partial answer would show wrong totals as if they were right.
      const header = JSON.stringify({ index, allow_partial_search_results: false });
      const lines = searches.map((search) => `${header}\n${JSON.stringify(search)}\n`);
      const { responses } = JSON.parse(await ask(lines.join(''), timeoutMs)) as estypes.MsearchMultiSearchResult<T>;
      return responses.map(answered);
    },
    close: () => pool.destroy(),
  };
}

function answered<T>(item: estypes.MsearchResponseItem<T>): Hits<T> {
  if ('error' in item) throw refusal(item.status, item.error.reason ?? item.error.type);
  return item;
}

const refusal = (status: number, reason: string): Error =>
  refusalOf(status, `the search engine refused a search: ${status} ${reason}`);
