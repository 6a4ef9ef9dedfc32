import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { problem } from '../../../test/render.js';
import { createApiClient } from './api-client.js';
import { fieldErrors, isUnavailable } from './api-error.js';
import { logFailure } from './log-failure.js';
import { createTokenStore } from './token-store.js';

const respondingWith = (...responses: Response[]) =>
  vi.fn<typeof fetch>(async () => responses.shift() ?? Response.json({}));

const clientWith = (fetch: typeof globalThis.fetch) => {
  const tokens = createTokenStore(window.localStorage);
  return { tokens, api: createApiClient({ tokens, fetch, onFailure: logFailure }) };
};

const headersOf = (fetch: ReturnType<typeof respondingWith>, call = 0) =>
  new Headers(fetch.mock.calls[call]?.[1]?.headers);

beforeEach(() => void vi.spyOn(console, 'info').mockReturnValue());
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

describe('requests', () => {
  it('carry a JSON content type only with a body, and always cookies', async () => {
    const fetch = respondingWith();
    const { api } = clientWith(fetch);
    await api.get('/api/summary');
    await api.post('/api/contact-requests', { name: 'Ann' });
    expect(headersOf(fetch, 0).has('content-type')).toBe(false);
    expect(headersOf(fetch, 1).get('content-type')).toBe('application/json');
    expect(fetch.mock.calls[1]?.[1]).toMatchObject({ method: 'POST', body: '{"name":"Ann"}', credentials: 'include' });
  });

  it('carry the token that the path chooses', async () => {
    const fetch = respondingWith();
    const { api, tokens } = clientWith(fetch);
    tokens.set('contractor', 'c');
    await api.get('/api/contractors/me/listings');
    await api.get('/api/admin/submissions');
    await api.post('/api/reviews', {});
    tokens.set('admin', 'a');
    await api.post('/api/reviews', {});
    await api.get('/api/installers/search-enhanced?state=texas');
    expect([0, 1, 2, 3, 4].map((call) => headersOf(fetch, call).get('authorization'))).toEqual([
      'Bearer c',
      null,
      'Bearer c',
      'Bearer a',
      'Bearer c',
    ]);
  });

  it('tell whoever asks the headers of a response that is OK', async () => {
    const refused = problem(404, 'not_found');
    const { api } = clientWith(respondingWith(Response.json({}, { headers: { 'x-request-id': 'r1' } }), refused));
    const onResponse = vi.fn((headers: Pick<Headers, 'get'>) => headers.get('x-request-id'));
    await api.get('/api/summary', undefined, { onResponse });
    await api.get('/api/x', undefined, { onResponse }).catch(() => null);
    expect(onResponse.mock.results.map(({ value }) => value)).toEqual(['r1']);
  });
});

describe('responses', () => {
  it('that are empty read as an empty object', async () => {
    const { api } = clientWith(respondingWith(new Response(null, { status: 204 })));
    await expect(api.post('/api/x')).resolves.toEqual({});
  });

  it('that are not OK fail with status, colon and text', async () => {
    const { api } = clientWith(respondingWith(new Response('no such thing', { status: 404 })));
    await expect(api.get('/api/x')).rejects.toThrow('404: no such thing');
  });

  it('that are not OK and empty fail with the status text', async () => {
    const { api } = clientWith(respondingWith(new Response(null, { status: 502, statusText: 'Bad Gateway' })));
    const error = await api.get('/api/x').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ message: '502: Bad Gateway' });
    expect(isUnavailable(error)).toBe(true);
  });

  it('that are problems give code, detail and sentences by field', async () => {
    const refusal = problem(400, 'invalid_request', {
      detail: 'Check the form.',
      errors: [{ path: 'body.email', message: 'enter an email address' }],
    });
    const { api } = clientWith(respondingWith(refusal));
    const error = await api.post('/api/contact-requests', {}).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 400, code: 'invalid_request', detail: 'Check the form.' });
    expect(fieldErrors(error)).toEqual({ email: 'Enter an email address.' });
  });

  it('that hold a caller back say for how long', async () => {
    const held = problem(429, 'too_many_requests');
    held.headers.set('retry-after', '40');
    const { api } = clientWith(respondingWith(held));
    await expect(api.post('/api/x')).rejects.toMatchObject({ retryAfterSeconds: 40 });
  });

  it('that are HTML are named as such', async () => {
    const { api } = clientWith(respondingWith(new Response('<!DOCTYPE html><p>login</p>')));
    await expect(api.get('/api/x')).rejects.toThrow('server returned HTML instead of JSON');
  });

  it('that are not JSON are quoted up to 100 characters', async () => {
    const { api } = clientWith(respondingWith(new Response('x'.repeat(300))));
    await expect(api.get('/api/x')).rejects.toThrow(new Error(`JSON response is invalid: ${'x'.repeat(100)}`));
  });
});

describe('a stream', () => {
  it('is the body as it comes, opened again with a renewed token, and its failures are not logged', async () => {
    const fetch = respondingWith(
      problem(401, 'token_expired'),
      Response.json({ accessToken: 'new' }),
      new Response('event: ready\n\n', { headers: { 'content-type': 'text/event-stream' } }),
      problem(503, 'service_unavailable'),
    );
    const { api, tokens } = clientWith(fetch);
    tokens.set('contractor', 'old');
    const { signal } = new AbortController();
    const body = await api.stream('/api/contractors/me/events', signal);
    expect(await new Response(body).text()).toBe('event: ready\n\n');
    expect(headersOf(fetch, 2).get('authorization')).toBe('Bearer new');
    await expect(api.stream('/api/contractors/me/events', signal)).rejects.toMatchObject({ status: 503 });
    expect(console.error).not.toHaveBeenCalled();
  });
});

describe('a failed call', () => {
  it('is logged with its path, without its query, an error of the server as an error', async () => {
    const { api } = clientWith(
      respondingWith(
        new Response('no such thing', { status: 404 }),
        new Response('broken', { status: 500 }),
        new Response('<!DOCTYPE html><p>login</p>'),
      ),
    );
    for (const path of ['/api/x?lat=30.267', '/api/y', '/api/z']) await api.get(path).catch(() => null);
    expect(vi.mocked(console.info).mock.calls).toEqual([['/api/x: 404: no such thing']]);
    expect(vi.mocked(console.error).mock.calls).toEqual([
      ['/api/y: 500: broken'],
      ['/api/z: server returned HTML instead of JSON (possible server error or redirect)'],
    ]);
  });

  it('is not logged when it was cancelled', async () => {
    const { api } = clientWith(async (_, init) => {
      init?.signal?.throwIfAborted();
      return Response.json({});
    });
    await expect(api.get('/api/x', AbortSignal.abort())).rejects.toThrow();
    expect(console.error).not.toHaveBeenCalled();
  });
});

describe('an expired token', () => {
  const expired = () => problem(401, 'token_expired');
  const session = () => Response.json({ accessToken: 'new', expiresInSeconds: 900 });

  it('is renewed once and the call repeated', async () => {
    const fetch = respondingWith(expired(), session(), Response.json({ items: [] }));
    const { api, tokens } = clientWith(fetch);
    tokens.set('contractor', 'old');
    await expect(api.get('/api/contractors/me/listings')).resolves.toEqual({ items: [] });
    expect(fetch.mock.calls[1]?.[0]).toBe('/api/accounts/contractor/refresh');
    expect(headersOf(fetch, 2).get('authorization')).toBe('Bearer new');
    expect(tokens.get('contractor')).toBe('new');
  });

  it('is renewed once for calls that fail together', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
      if (String(input).endsWith('/refresh')) return session();
      return new Headers(init?.headers).get('authorization') === 'Bearer new' ? Response.json({}) : expired();
    });
    const { api, tokens } = clientWith(fetch);
    tokens.set('admin', 'old');
    await Promise.all([api.get('/api/admin/submissions'), api.get('/api/admin/submissions?page=2')]);
    expect(fetch.mock.calls.filter(([input]) => String(input).endsWith('/refresh'))).toHaveLength(1);
  });

  it('ends the session when it cannot be renewed', async () => {
    const { api, tokens } = clientWith(respondingWith(expired(), problem(401, 'session_expired')));
    tokens.set('contractor', 'old');
    await expect(api.get('/api/contractors/me/listings')).rejects.toMatchObject({ code: 'token_expired' });
    expect(tokens.get('contractor')).toBeNull();
  });

  it('of a session that has ended is forgotten', async () => {
    const { api, tokens } = clientWith(respondingWith(problem(401, 'session_expired')));
    tokens.set('contractor', 'old');
    await expect(api.get('/api/contractors/me/listings')).rejects.toMatchObject({ code: 'session_expired' });
    expect(tokens.get('contractor')).toBeNull();
  });

  it('is not renewed for another refusal', async () => {
    const fetch = respondingWith(problem(401, 'unauthenticated'));
    const { api, tokens } = clientWith(fetch);
    tokens.set('contractor', 'old');
    await expect(api.get('/api/contractors/me/listings')).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
