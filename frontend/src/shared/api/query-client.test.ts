import { expect, it } from 'vitest';
import { createTestServices, problem } from '../../../test/render.js';
import { queryFunction } from './query-client.js';

const reading = (path: string, on401?: 'throw' | 'null') => {
  const { api } = createTestServices({
    'GET /api/summary': { installers: 3 },
    'GET /api/me': problem(401, 'unauthenticated'),
  });
  return queryFunction(api, on401)({ queryKey: [path, 'ignored'], signal: new AbortController().signal });
};

it('reads with a GET to the first element of the query key', async () => {
  await expect(reading('/api/summary')).resolves.toEqual({ installers: 3 });
});

it('fails on a 401 unless it is asked for null', async () => {
  await expect(reading('/api/me')).rejects.toMatchObject({ status: 401 });
  await expect(reading('/api/me', 'null')).resolves.toBeNull();
});

it('never retries, polls or goes stale by itself', () => {
  const { queryClient } = createTestServices();
  expect(queryClient.getDefaultOptions()).toMatchObject({
    queries: { retry: false, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, refetchInterval: false },
    mutations: { retry: false },
  });
});
