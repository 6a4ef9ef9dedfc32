import { apiPaths } from '@poolpros/contracts/paths';
import { expect, it } from 'vitest';
import { createTestServices, problem } from '../../../test/render.js';
import { queryFunction } from './query-client.js';
import { type ReadKey, readKey } from './read-key.js';

const reading = (queryKey: ReadKey, on401?: 'throw' | 'null') => {
  const { api } = createTestServices({
    'GET /api/places/states/texas/cities?a=1': [],
    'GET /api/accounts/admin/me': problem(401, 'unauthenticated'),
  });
  return queryFunction(api, on401)({ queryKey, signal: new AbortController().signal });
};

it('reads with a GET to the first element of the query key, which the second fills in', async () => {
  await expect(reading(readKey(apiPaths.cities, { a: 1, state: 'texas' }))).resolves.toEqual([]);
});

const me = readKey(apiPaths.me, { audience: 'admin' });

it('fails on a 401 unless it is asked for null', async () => {
  await expect(reading(me)).rejects.toMatchObject({ status: 401 });
  await expect(reading(me, 'null')).resolves.toBeNull();
});

it('never retries, polls or goes stale by itself', () => {
  const { queryClient } = createTestServices();
  expect(queryClient.getDefaultOptions()).toMatchObject({
    queries: { retry: false, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, refetchInterval: false },
    mutations: { retry: false },
  });
});
