import type { Audience, Session } from '@poolpros/contracts/http/accounts';
import { apiPaths, pathTo } from '@poolpros/contracts/paths';
import type { ProblemBody } from '@poolpros/contracts/problem';
import { ApiError } from './api-error.js';
import { tokenChoice } from './token-choice.js';
import type { TokenStore } from './token-store.js';

export interface ApiClient {
  /** `onResponse` gets the headers of a response that is OK. */
  get<T>(path: string, signal?: AbortSignal, more?: Pick<Call, 'headers' | 'onResponse'>): Promise<T>;
  /** GET of a response that is not JSON. */
  file(path: string, headers?: Record<string, string>): Promise<Blob>;
  /** GET of a response without an end. Its failures are not reported, as whoever follows one tries again. */
  stream(path: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
  post<T>(path: string, body?: unknown, headers?: Record<string, string>): Promise<T>;
  /** POST that is sent even when the page is left; a failure is not reported. */
  postLast(path: string, body: unknown): Promise<void>;
}

/** What is read of a response. */
export interface ApiResponse extends Pick<Response, 'ok' | 'status' | 'statusText' | 'text'> {
  headers: Pick<Headers, 'get'>;
}

export interface ApiClientOptions {
  tokens: TokenStore;
  fetch: (path: string, init: RequestInit) => Promise<ApiResponse>;
  /** Throws for a response that violates its contract; present only in development and tests. */
  check?: ((method: string, path: string, response: unknown) => void) | undefined;
  /** Called for every failed call, with its path but not its query. */
  onFailure?: (error: Error, path: string) => void;
}

interface Call {
  /** Reads a response that is OK and not JSON, which only browsers ask for. */
  read?: (ok: Response) => unknown;
  keepalive?: boolean;
  body?: unknown;
  signal?: AbortSignal | undefined;
  headers?: Record<string, string> | undefined;
  onResponse?: ((headers: ApiResponse['headers']) => void) | undefined;
}

/**
 * Calls the product's own API. Throws ApiError for every response that is not OK; an expired access token is renewed
 * once through the refresh cookie and the call repeated.
 */
export function createApiClient({ tokens, fetch, check, onFailure }: ApiClientOptions): ApiClient {
  const renewals = new Map<Audience, Promise<boolean>>();

  const send = (method: string, path: string, { body, signal, headers, keepalive }: Call, token: string | null) =>
    fetch(path, {
      method,
      credentials: 'include',
      headers: {
        ...headers,
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
      ...(keepalive ? { keepalive } : {}),
    });

  const audienceFor = (method: string, path: string): Audience | null => {
    const choice = tokenChoice(method, path);
    if (choice !== 'either') return choice && (tokens.get(choice) === null ? null : choice);
    if (tokens.get('admin') !== null) return 'admin';
    return tokens.get('contractor') === null ? null : 'contractor';
  };

  async function renew(audience: Audience): Promise<boolean> {
    const response = await send('POST', pathTo(apiPaths.refresh, { audience }), {}, null);
    if (!response.ok) {
      tokens.clear(audience);
      return false;
    }
    tokens.set(audience, (await readJson<Session>(response)).accessToken);
    return true;
  }

  // Refresh tokens are used once, so calls that fail together must share one renewal.
  function renewOnce(audience: Audience): Promise<boolean> {
    const running = renewals.get(audience) ?? renew(audience).finally(() => renewals.delete(audience));
    renewals.set(audience, running);
    return running;
  }

  async function call<T>(method: string, path: string, given: Call): Promise<T> {
    const audience = audienceFor(method, path);
    const token = audience && tokens.get(audience);
    const read = async (ok: ApiResponse) => {
      if (given.read) return (await given.read(ok as Response)) as T;
      given.onResponse?.(ok.headers);
      const value = await readJson<T>(ok);
      check?.(method, path, value);
      return value;
    };
    const response = await send(method, path, given, token);
    if (response.ok) return read(response);
    const error = await readError(response);
    if (audience !== null && error.code === 'session_expired') tokens.clear(audience);
    if (audience === null || error.code !== 'token_expired' || !(await renewOnce(audience))) throw error;
    const repeated = await send(method, path, given, tokens.get(audience));
    if (!repeated.ok) throw await readError(repeated);
    return read(repeated);
  }

  async function told<T>(method: string, path: string, given: Call): Promise<T> {
    try {
      return await call<T>(method, path, given);
    } catch (error) {
      // A canceled call did not fail.
      if (error instanceof Error && !given.signal?.aborted) onFailure?.(error, path.replace(/\?.*$/, ''));
      throw error;
    }
  }

  return {
    get: (path, signal, more) => told('GET', path, { signal, ...more }),
    stream: (path, signal) => call('GET', path, { read: (ok) => ok.body, signal }),
    file: (path, headers) => told('GET', path, { read: (ok) => ok.blob(), headers }),
    post: (path, body, headers) => told('POST', path, { body, headers }),
    postLast: (path, body) =>
      call<unknown>('POST', path, { body, keepalive: true }).then(
        () => undefined,
        () => undefined,
      ),
  };
}

async function readJson<T>(response: ApiResponse): Promise<T> {
  const text = await response.text();
  if (text.trim() === '') return {} as T;
  try {
    return JSON.parse(text) as T;
  } catch {
    if (/^\s*<(?:!doctype|html)/i.test(text))
      throw new Error('server returned HTML instead of JSON (possible server error or redirect)');
    throw new Error(`JSON response is invalid: ${text.slice(0, 100)}`);
  }
}

async function readError(response: ApiResponse): Promise<ApiError> {
  const text = await response.text();
  const retryAfter = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  return new ApiError(
    response.status,
    text || response.statusText,
    parseProblem(text, response.headers),
    Number.isNaN(retryAfter) ? null : retryAfter,
  );
}

function parseProblem(text: string, headers: ApiResponse['headers']): Partial<ProblemBody> | null {
  if (!headers.get('content-type')?.includes('application/problem+json')) return null;
  try {
    return JSON.parse(text) as Partial<ProblemBody>;
  } catch {
    return null;
  }
}
