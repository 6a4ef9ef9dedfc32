import type { LatestReviews } from '@poolpros/contracts/http/reviews';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contractor, type Harness, reviewBody, startReviews } from './support.js';

let reviews: Harness;

beforeAll(async () => {
  reviews = await startReviews();
  await reviews.publishContractor(1, contractor(1));
  await reviews.publishContractor(1, contractor(2, { name: 'Lone Heron', citySlug: 'waco' }));
});
afterAll(async () => {
  await reviews.stop();
});

async function latest(): Promise<LatestReviews['items']> {
  const response = await reviews.app.inject({ url: '/reviews/latest' });
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('public, max-age=2');
  return response.json<LatestReviews>().items;
}

let sent = 0;

async function publish(changes: Parameters<typeof reviewBody>[0]): Promise<void> {
  sent += 1;
  const email = `l${sent}@home.example`;
  expect(await reviews.post('/reviews', reviewBody({ email, ...changes }))).toMatchObject({ status: 202 });
  expect(await reviews.post('/reviews/verify', { token: await reviews.tokenOf(email) })).toMatchObject({ status: 200 });
}

test('the five newest reviews of jobs are named with the page of their business, whatever their stars', async () => {
  expect(await latest()).toEqual([]);
  for (const rating of [5, 4, 3, 2, 1]) await publish({ installerId: 1, rating });
  await publish({ installerId: 2, rating: 2, text: 'They came twice and left the cover off the second time.' });
  await publish({ installerId: 2, stage: 'quote_only', rating: 5 });
  const items = await latest();
  expect(items.map(({ rating }) => rating)).toEqual([2, 1, 2, 3, 4]);
  expect(items[0]).toEqual({
    id: expect.any(String),
    rating: 2,
    text: 'They came twice and left the cover off the second time.',
    service: 'Pool Installation',
    displayName: 'Theo B.',
    publishedAt: expect.stringMatching(/Z$/),
    installerName: 'Lone Heron',
    profilePath: '/pool-contractor/texas/waco/lone-heron-2',
  });
});

test('neither a seed review nor one of a business that is gone is among them', async () => {
  await reviews.database.dataSource.query(`update reviews set is_sample = true where rating = 1`);
  await reviews.publishContractor(2, contractor(2, { status: 'suspended' }));
  expect((await latest()).map(({ rating }) => rating)).toEqual([2, 3, 4, 5]);
});
