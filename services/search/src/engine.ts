import type { estypes } from '@elastic/elasticsearch';
import { batched } from '@poolpros/chassis/batch';
import { callHttp } from '@poolpros/chassis/http-call';
import { UnavailableError } from '@poolpros/chassis/unavailable';
import { Pool } from 'undici';
import { refusalOf, searchTimeoutMs } from './elasticsearch.js';
import { type Hits, parseFound } from './found-json.js';

/** The engine rejects this query: it needs too much memory, too many clauses or too much time. */
export class QueryRefusedError extends UnavailableError {
  override name = 'QueryRefusedError';
}

export interface HowToAsk {
  timeoutMs?: number;
  /**
   * Whether the search may share a request with others and wait for the slowest of them. Only for one that is always
   * fast.
   */
  inBatch?: boolean;
  /** What goes first when there is too much to do; `first` by default. */
  rank?: keyof typeof ranks;
}

/** `begun` is the rest of a search that the engine has begun with. */
export const ranks = { begun: 0, first: 1, suggestion: 2 } as const;

/** Where visitors' searches go. All other requests to Elasticsearch use its client (ADR 14). */
export interface SearchEngine {
  /**
   * The response to one search of an index, with each card as its bytes. Throws UnavailableError if Elasticsearch cannot respond now,
   * QueryRefusedError if the search may be the reason or `timeoutMs` (500) have passed, and Error if the search is
   * invalid.
   */
  search(index: string, search: estypes.SearchSearchRequestBody, how?: HowToAsk): Promise<Hits>;
  close(): Promise<void>;
}

/**
 * While this many requests are in flight, new searches are collected into the next one. That costs the engine and this
 * process a third less than separate requests (ADR 70).
 */
const batches = { most: 16, atOnce: 2 };

const wholeOnly = 'allow_partial_search_results';

interface Asked {
  index: string;
  body: string;
  /** When its caller stops waiting, on the clock of `performance`. */
  until: number;
  found?: Found | undefined;
}
type Found = Hits | { status: number; error: estypes.ErrorCause };

/** `url` may contain credentials. `onTook` gets the milliseconds that the engine reports for a search. */
export function createSearchEngine(url: string, onTook: (ms: number) => void = () => {}): SearchEngine {
  const { origin, pathname, username, password } = new URL(url);
  const pool = new Pool(origin, { connect: { timeout: searchTimeoutMs } });
  const root = pathname.replace(/\/$/, '');
  const credentials = [username, password].map(decodeURIComponent).join(':');
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(username && { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` }),
  };

  async function post(path: string, body: string, timeoutMs: number): Promise<unknown> {
    const answer = await callHttp(pool, { method: 'POST', path, headers, body }, timeoutMs).catch((cause: unknown) => {
      const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
      throw isLate ? tooLate(cause) : new UnavailableError('the search engine does not respond', { cause });
    });
    if (answer.status !== 200) throw refusal(answer.status, errorIn(answer.body));
    return parseFound(answer.body);
  }

  // A partial response would show wrong totals.
  const alone = async ({ index, body, until }: Asked): Promise<Hits> =>
    (await post(`${root}/${index}/_search?${wholeOnly}=false`, body, until - performance.now())) as Hits;

  async function together(asked: Asked[]): Promise<void> {
    const now = performance.now();
    const waited = asked.filter(({ until }) => until > now);
    const [first, ...others] = waited;
    if (!first) return;
    if (others.length === 0) {
      first.found = await alone(first);
      return;
    }
    const body = waited
      .map(({ index, body }) => `${JSON.stringify({ index, [wholeOnly]: false })}\n${body}\n`)
      .join('');
    const end = Math.max(...waited.map(({ until }) => until));
    const { responses } = (await post(`${root}/_msearch`, body, end - now)) as { responses: Found[] };
    for (const [at, each] of waited.entries()) each.found = responses[at];
  }

  const ask = batched(batches, together);

  async function askInBatch(asked: Asked): Promise<Hits> {
    await untilTime(ask(asked), asked.until);
    const { found } = asked;
    if (!found) throw tooLate();
    if ('error' in found) throw refusal(found.status, found.error);
    return found;
  }

  return {
    async search(index, search, { timeoutMs = searchTimeoutMs, inBatch = false } = {}) {
      if (timeoutMs <= 0) throw tooLate();
      const asked: Asked = { index, body: JSON.stringify(search), until: performance.now() + timeoutMs };
      const found = await (inBatch ? askInBatch(asked) : alone(asked));
      onTook(found.took);
      return found;
    },
    close: () => pool.destroy(),
  };
}

const tooLate = (cause?: unknown): Error =>
  new QueryRefusedError('the search engine is late', { cause, code: 'gateway_timeout' });

/** The result of some work, if it arrives before `end` on the clock of `performance`. */
async function untilTime(work: Promise<void>, end: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooLate()), end - performance.now());
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** The error in the response to a request that was rejected as a whole; a proxy in front may send anything. */
function errorIn(body: Buffer): estypes.ErrorCause {
  try {
    const { error } = JSON.parse(body.toString()) as Partial<estypes.ErrorResponseBase>;
    if (typeof error === 'object') return error;
  } catch {}
  return { type: 'unknown', reason: 'no reason given' };
}

/** The engine's error types for a query that is too expensive. */
const tooDear = new Set(['circuit_breaking_exception', 'too_many_clauses', 'too_many_nested_clauses']);

function refusal(status: number, error: estypes.ErrorCause): Error {
  const causes = [error, ...(error.root_cause ?? [])].flatMap((each) => [each, each.caused_by ?? each]);
  const cause = causes.find(({ type }) => tooDear.has(type));
  const { type, reason } = cause ?? error;
  const message = `the search engine refused a search: ${status} ${type}: ${reason}`;
  return cause ? new QueryRefusedError(message) : refusalOf(status, message);
}
