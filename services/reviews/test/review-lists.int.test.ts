import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recountRatings } from '../src/db/rating-store.js';
import { type Harness, reviewBody, startReviews } from './support.js';

let reviews: Harness;

beforeAll(async () => {
  reviews = await startReviews();
});
afterAll(async () => {
  await reviews.stop();
});

test('lists ten reviews a page, newest first, and says so to caches', async () => {
  const installerId = await reviews.newInstaller();
  await reviews.database.dataSource.query(
    `insert into reviews (id, version, installer_id, stage, source, rating, text, display_name, reviewer_name, status,
       submitted_at, published_at, is_sample)
     select gen_random_uuid(), 1, $1, 'job_done', 'open', 5, 'text ' || n, 'A B.', 'A B', 'published', now(),
       now() - make_interval(days => n), true
     from generate_series(1, 23) n`,
    [installerId],
  );
  const texts = [];
  for (const page of [1, 2, 3]) {
    const response = await reviews.list(installerId, page);
    expect(response).toMatchObject({ total: 23, page, totalPages: 3 });
    texts.push(...response.items.map(({ text }) => text));
  }
  expect(texts).toEqual(Array.from({ length: 23 }, (_, index) => `text ${index + 1}`));
  const { headers } = await reviews.app.inject({ url: `/reviews?installerId=${installerId}` });
  expect(headers['cache-control']).toBe('public, max-age=2');
});

describe('of a listing with reviews of many kinds', () => {
  const rows = [
    { stage: 'job_done', rating: 5, title: 'A calm PUMP', text: '100% quiet since' },
    { stage: 'job_done', rating: 5, title: null, text: 'the liner was late' },
    { stage: 'job_done', rating: 2, title: null, text: 'pump leaks, liner torn' },
    { stage: 'quote_only', rating: 5, title: null, text: 'a quote for a pump' },
    { stage: 'enquiry', rating: 2, title: null, text: 'no answer' },
  ];
  let installerId: number;
  beforeAll(async () => {
    installerId = await reviews.newInstaller();
    await reviews.database.dataSource.query(
      `insert into reviews (id, version, installer_id, stage, source, rating, title, text, display_name, reviewer_name,
         status, submitted_at, published_at, is_sample)
       select gen_random_uuid(), 1, $1, stage, 'open', rating, title, text, 'A B.', 'A B', 'published',
         now() - make_interval(days => n::int, mins => 30), now() - make_interval(days => n::int), false
       from rows from (json_to_recordset($2) as (stage text, rating int, title text, text text)) with ordinality
         as row (stage, rating, title, text, n)`,
      [installerId, JSON.stringify(rows)],
    );
    await reviews.database.transaction((tx) => recountRatings(tx, [installerId]));
    for (const email of ['waits@home.example', 'never@home.example'])
      await reviews.post('/reviews', reviewBody({ installerId, email }));
    await reviews.database.dataSource.query(
      `update reviews set status = 'expired', text = '' where email = 'never@home.example'`,
    );
  });

  const textsOf = async (asked: Record<string, string>) => {
    const { items, total } = await reviews.list(installerId, 1, asked);
    expect(total).toBe(items.length);
    return items.map(({ text }) => rows.findIndex((row) => row.text === text));
  };

  test.each([
    ['newest', [0, 1, 2, 3, 4]],
    ['highest', [0, 1, 3, 2, 4]],
    ['lowest', [2, 4, 0, 1, 3]],
  ])('sorts by %s', async (sort, expected) => {
    expect(await textsOf({ sort })).toEqual(expected);
  });

  test('lists for each number of stars those that the distribution counts', async () => {
    const { figures } = await reviews.list(installerId);
    for (const stars of ['1', '2', '3', '4', '5'] as const)
      expect((await reviews.list(installerId, 1, { stars })).total, stars).toBe(figures.distribution[stars]);
    expect(await textsOf({ stars: '5' })).toEqual([0, 1]);
  });

  test.each([
    ['pump', [0, 2, 3]],
    ['Pump LINER', [2]],
    ['100%', [0]],
    ['%', [0]],
    ['_', []],
    ["o'", []],
  ])('finds what has all words of %j, in title or text, as they are written', async (q, expected) => {
    expect(await textsOf({ q })).toEqual(expected);
  });

  test('combines stars, words and order', async () => {
    expect(await textsOf({ stars: '5', q: 'l', sort: 'lowest' })).toEqual([0, 1]);
  });

  test('says what became of those handed in, and keeps the experience of asking apart', async () => {
    expect(await reviews.list(installerId)).toMatchObject({
      figures: { rating: 4, reviewCount: 3 },
      enquiries: { rating: 3.5, reviewCount: 2 },
      moderation: { received: 7, published: 5, waiting: 1, unproven: 1, removed: 0, medianMinutes: 30 },
    });
  });

  test.each([
    ['stars', '6'],
    ['stars', '0'],
    ['stars', '4.5'],
    ['sort', 'best'],
    ['q', 'x'.repeat(81)],
    ['page', '0'],
    ['page', '1001'],
  ])('rejects %s=%s', async (name, value) => {
    const response = await reviews.app.inject({ url: `/reviews?installerId=${installerId}&${name}=${value}` });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errors: [{ path: `query.${name}` }] });
  });
});

test('an installer without reviews has an empty list', async () => {
  expect(await reviews.list(888_888)).toEqual({
    figures: { rating: null, reviewCount: 0, distribution: { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 } },
    subRatings: [],
    enquiries: { rating: null, reviewCount: 0 },
    moderation: { received: 0, published: 0, waiting: 0, unproven: 0, removed: 0, medianMinutes: null },
    items: [],
    total: 0,
    page: 1,
    totalPages: 1,
  });
});
