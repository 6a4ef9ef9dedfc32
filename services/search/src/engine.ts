import type { estypes } from '@elastic/elasticsearch';
import { callHttp } from '@poolpros/chassis/http-call';
import { UnavailableError } from '@poolpros/chassis/unavailable';
import { Pool } from 'undici';
import { refusalOf, searchTimeoutMs } from './elasticsearch.js';

export type Hits = estypes.SearchResponseBody<unknown>;

/** The engine rejects this query: it needs too much memory, too many clauses or too much time. */
export class QueryRefusedError extends UnavailableError {
  override name = 'QueryRefusedError';
}

/** Where visitors' searches go. Everything else that is asked of Elasticsearch goes by its client (ADR 14). */
export interface SearchEngine {
  /**
   * The response to one search of an index. Throws UnavailableError when Elasticsearch cannot respond now, QueryRefusedError
   * when the search may be the reason or `timeoutMs` (500) pass or have passed, and Error when it is wrong.
   */
  search(index: string, search: estypes.SearchSearchRequestBody, timeoutMs?: number): Promise<Hits>;
  close(): Promise<void>;
}

/**
 * So many searches of one process are under way at once, the others wait their turn: the engine works on a few at a time,
 * and what it accepts beyond them makes all of them late.
 */
const mostConnections = 16;

/** `url` may hold a name and a password. */
export function createSearchEngine(url: string): SearchEngine {
  const { origin, pathname, username, password } = new URL(url);
  const pool = new Pool(origin, { connections: mostConnections, connect: { timeout: searchTimeoutMs } });
  const root = pathname.replace(/\/$/, '');
  const credentials = [username, password].map(decodeURIComponent).join(':');
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(username && { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` }),
  };

  async function post(path: string, body: string, timeoutMs: number): Promise<string> {
    if (timeoutMs <= 0) throw new QueryRefusedError('no time is left to ask the search engine');
    const answer = await callHttp(pool, { method: 'POST', path, headers, body }, timeoutMs).catch((cause: unknown) => {
      const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
      const Failure = isLate ? QueryRefusedError : UnavailableError;
      throw new Failure('the search engine does not answer', { cause });
    });
    if (answer.status !== 200) throw refusal(answer.status, errorIn(answer.body));
    return answer.body.toString();
  }

  return {
    async search(index, search, timeoutMs = searchTimeoutMs) {
      // A partial response would show wrong totals.
      const path = `${root}/${index}/_search?allow_partial_search_results=false`;
      return JSON.parse(await post(path, JSON.stringify(search), timeoutMs)) as Hits;
    },
    close: () => pool.destroy(),
  };
}

/** The error in the response to a request that was rejected as a whole; a proxy in front may send anything. */
function errorIn(body: Buffer): estypes.ErrorCause {
  try {
    const { error } = JSON.parse(body.toString()) as Partial<estypes.ErrorResponseBase>;
    if (typeof error === 'object') return error;
  } catch {}
  return { type: 'unknown', reason: 'no reason given' };
}

/** What the engine calls a query that asks too much of it. */
const tooDear = new Set(['circuit_breaking_exception', 'too_many_clauses', 'too_many_nested_clauses']);

function refusal(status: number, error: estypes.ErrorCause): Error {
  const causes = [error, ...(error.root_cause ?? [])].flatMap((each) => [each, each.caused_by ?? each]);
  const cause = causes.find(({ type }) => tooDear.has(type));
  const { type, reason } = cause ?? error;
  const message = `the search engine refused a search: ${status} ${type}: ${reason}`;
  return cause ? new QueryRefusedError(message) : refusalOf(status, message);
}
