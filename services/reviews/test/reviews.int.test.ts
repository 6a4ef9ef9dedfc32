import type { ReviewBody, ReviewList } from '@poolpros/contracts/http/reviews';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recountRatings } from '../src/db/rating-store.js';
import { callers, contractor, type Harness, reviewBody, startReviews } from './support.js';

let reviews: Harness;
let nextId = 1;

beforeAll(async () => {
  reviews = await startReviews();
});
afterAll(async () => {
  await reviews.stop();
});

/** An installer of its own for each test. */
async function newInstaller(changes = {}): Promise<number> {
  const id = nextId++;
  await reviews.publishContractor(1, contractor(id, changes));
  return id;
}

async function list(installerId: number, page = 1, asked: Record<string, string> = {}): Promise<ReviewList> {
  const query = new URLSearchParams({ installerId: String(installerId), page: String(page), ...asked });
  const response = await reviews.app.inject({ url: `/reviews?${query}` });
  expect(response.statusCode).toBe(200);
  return response.json();
}

async function mailData(id: string) {
  const response = await reviews.app.inject({
    url: `/internal/mail/review-verify/${id}`,
    headers: { authorization: `Bearer ${callers.tokens.notifications}` },
  });
  return { status: response.statusCode, body: response.json() };
}

async function eventsOf(type: string, installerId: number) {
  const events = await reviews.published();
  return events.filter(
    (event) =>
      event.type === type &&
      typeof event.data === 'object' &&
      event.data !== null &&
      'installerId' in event.data &&
      event.data.installerId === installerId,
  );
}

test('a review goes from the form over the mail to the profile and changes the stars', async () => {
  const installerId = await newInstaller();
  const accepted = await reviews.post('/reviews', reviewBody({ installerId, email: 'a1@home.example' }));
  expect(accepted).toEqual({ status: 202, body: { id: expect.any(String), status: 'submitted' } });
  expect((await list(installerId)).total).toBe(0);
  expect(await eventsOf('reviews.review.submitted.v1', installerId)).toMatchObject([
    { aggregateId: accepted.body.id, aggregateVersion: 1, data: { reviewId: accepted.body.id, installerId } },
  ]);

  const mail = await mailData(accepted.body.id);
  expect(mail.body).toMatchObject({
    to: [{ name: 'Theo Brandt', address: 'a1@home.example' }],
    replyTo: null,
    facts: { name: 'Theo Brandt', businessName: 'Hillstone Pools & Spas', published: null },
  });
  const token = new URL(mail.body.facts.verifyUrl).pathname.split('/').at(-1) ?? '';
  expect(mail.body.facts.verifyUrl).toBe(`https://poolpros.example/verify-review/${token}`);

  const shown = await reviews.post('/reviews/verification', { token });
  expect(shown).toMatchObject({
    status: 200,
    body: {
      installerId,
      installerName: 'Hillstone Pools & Spas',
      profilePath: `/pool-contractor/texas/austin/hillstone-pools-and-spas-${installerId}`,
      rating: 4,
      status: 'submitted',
    },
  });
  expect((await list(installerId)).total).toBe(0);

  for (const press of ['first', 'second'])
    expect(await reviews.post('/reviews/verify', { token }), press).toMatchObject({
      status: 200,
      body: { status: 'published' },
    });

  const { figures, items } = await list(installerId);
  expect(figures).toEqual({ rating: 4, reviewCount: 1, distribution: { '1': 0, '2': 0, '3': 0, '4': 1, '5': 0 } });
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({ displayName: 'Theo B.', stage: 'job_done', source: 'open', sample: false });
  expect(JSON.stringify(items)).not.toMatch(/Brandt|home\.example/);
  expect(await eventsOf('reviews.review.published.v1', installerId)).toMatchObject([{ aggregateVersion: 2 }]);
  expect(await eventsOf('reviews.rating.changed.v1', installerId)).toMatchObject([
    { aggregateId: String(installerId), aggregateVersion: 1, data: { installerId, rating: 4, reviewCount: 1 } },
  ]);
});

test('only finished jobs count in the stars, but every published review is listed', async () => {
  const installerId = await newInstaller();
  for (const [index, stage] of (['job_done', 'quote_only', 'enquiry'] as const).entries()) {
    const email = `stage${index}@home.example`;
    await reviews.post('/reviews', reviewBody({ installerId, email, stage, rating: stage === 'job_done' ? 5 : 1 }));
    await reviews.post('/reviews/verify', { token: await reviews.tokenOf(email) });
  }
  const { figures, total, items } = await list(installerId);
  expect(figures).toMatchObject({ rating: 5, reviewCount: 1 });
  expect(total).toBe(3);
  expect(items.map(({ stage }) => stage)).toEqual(['enquiry', 'quote_only', 'job_done']);
});

test('details are shown with a review, and their means once three counted reviews give them', async () => {
  const installerId = await newInstaller();
  const publish = async (email: string, changes: Partial<ReviewBody>): Promise<void> => {
    await reviews.post('/reviews', reviewBody({ installerId, email, ...changes }));
    await reviews.post('/reviews/verify', { token: await reviews.tokenOf(email) });
  };
  await publish('details1@home.example', { subRatings: { tidiness: 5, quality: 5, value: 2 } });
  await publish('details2@home.example', { subRatings: { quality: 4 } });
  await publish('details3@home.example', {});
  await publish('details4@home.example', { stage: 'enquiry' });
  const early = await list(installerId);
  expect(early.items.map(({ subRatings }) => subRatings)).toEqual([
    {},
    {},
    { quality: 4 },
    { quality: 5, tidiness: 5, value: 2 },
  ]);
  expect(early.subRatings).toEqual([]);

  await publish('details5@home.example', { subRatings: { quality: 5, value: 1 } });
  await reviews.post(
    '/reviews',
    reviewBody({ installerId, email: 'details6@home.example', subRatings: { quality: 1, value: 1 } }),
  );
  expect((await list(installerId)).subRatings).toEqual([{ aspect: 'quality', rating: 4.7, reviewCount: 3 }]);
  const token = await reviews.tokenOf('details6@home.example');
  expect((await reviews.post('/reviews/verification', { token })).body.subRatings).toEqual({ quality: 1, value: 1 });
  await reviews.post('/reviews/verify', { token });
  expect((await list(installerId)).subRatings).toEqual([
    { aspect: 'quality', rating: 3.8, reviewCount: 4 },
    { aspect: 'value', rating: 1.3, reviewCount: 3 },
  ]);
});

test('the store takes no stars for an aspect that no review can give', async () => {
  const installerId = await newInstaller();
  const email = 'stored@home.example';
  await reviews.post('/reviews', reviewBody({ installerId, email }));
  for (const given of ['{"quality": 6}', '{"quality": 2.5}', '{"quality": "5"}', '{"quality": [5]}', '[5]'])
    await expect(
      reviews.database.dataSource.query('update reviews set sub_ratings = $1 where email = $2', [given, email]),
      given,
    ).rejects.toThrow('check constraint');
});

test('concurrent verifications leave a rating that counts each of them, with one version each', async () => {
  const installerId = await newInstaller();
  const ratings = [1, 2, 3, 4, 5, 5];
  const tokens = [];
  for (const [index, rating] of ratings.entries()) {
    const email = `race${index}@home.example`;
    await reviews.post('/reviews', reviewBody({ installerId, email, rating }));
    tokens.push(await reviews.tokenOf(email));
  }
  const responses = await Promise.all(
    [...tokens, ...tokens].map((token) => reviews.post('/reviews/verify', { token })),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(12).fill(200));
  expect((await list(installerId)).figures).toEqual({
    rating: 3.3,
    reviewCount: 6,
    distribution: { '1': 1, '2': 1, '3': 1, '4': 1, '5': 2 },
  });
  const changes = await eventsOf('reviews.rating.changed.v1', installerId);
  expect(changes.map(({ aggregateVersion }) => aggregateVersion)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(changes.at(-1)?.data).toMatchObject({ rating: 3.3, reviewCount: 6 });
});

test('an unproven review that is handed in again leaves the first link working, and each confirms its own words', async () => {
  const installerId = await newInstaller();
  const email = 'again@home.example';
  const first = await reviews.post('/reviews', reviewBody({ installerId, email, rating: 2 }));
  const firstToken = await reviews.tokenOf(email);
  const second = await reviews.post('/reviews', reviewBody({ installerId, email: 'Again@Home.example ', rating: 5 }));
  const secondToken = await reviews.tokenOf(email);
  expect(second.body.id).not.toBe(first.body.id);
  expect((await eventsOf('reviews.review.submitted.v1', installerId)).map((event) => event.aggregateId)).toEqual([
    first.body.id,
    second.body.id,
  ]);
  for (const [token, rating] of [
    [firstToken, 2],
    [secondToken, 5],
  ] as const)
    expect((await reviews.post('/reviews/verification', { token })).body).toMatchObject({
      rating,
      status: 'submitted',
    });

  const verified = await reviews.post('/reviews/verify', { token: firstToken });
  expect(verified.body).toMatchObject({ rating: 2, status: 'published' });
  // The other link belongs to the same person, who has one review of an installer.
  for (const path of ['/reviews/verification', '/reviews/verify'])
    expect((await reviews.post(path, { token: secondToken })).body).toMatchObject({ rating: 2, status: 'published' });
  expect((await mailData(second.body.id)).body.facts).toMatchObject({ published: { rating: 2 } });
  expect((await list(installerId)).figures).toMatchObject({ rating: 2, reviewCount: 1 });
});

test('of two links to reviews of one person that are used at once, one publishes', async () => {
  const installerId = await newInstaller();
  const email = 'both@home.example';
  const tokens = [];
  for (const rating of [1, 5]) {
    await reviews.post('/reviews', reviewBody({ installerId, email, rating }));
    tokens.push(await reviews.tokenOf(email));
  }
  const responses = await Promise.all(
    [...tokens, ...tokens].map((token) => reviews.post('/reviews/verify', { token })),
  );
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(responses.map(({ body }) => body.rating)).size).toBe(1);
  expect((await list(installerId)).figures).toMatchObject({ reviewCount: 1 });
});

test('one email gets five mails about reviews a day, whatever is requested, and the response stays the same', async () => {
  const email = 'flooded@home.example';
  const submit = async (installerId: number, changes = {}) => {
    const response = await reviews.post('/reviews', reviewBody({ installerId, email, ...changes }));
    expect(response).toEqual({ status: 202, body: { id: expect.any(String), status: 'submitted' } });
    return (await eventsOf('reviews.review.submitted.v1', installerId)).length;
  };
  const first = await newInstaller();
  expect(await submit(first)).toBe(1);
  await reviews.post('/reviews/verify', { token: await reviews.tokenOf(email) });
  expect(await submit(first, { rating: 1 })).toBe(2);
  const second = await newInstaller();
  expect(await submit(second)).toBe(1);
  expect(await submit(second, { rating: 1 })).toBe(2);
  expect(await submit(await newInstaller())).toBe(1);
  for (const installerId of [await newInstaller(), await newInstaller()]) expect(await submit(installerId)).toBe(0);
  expect(await submit(first, { rating: 2 })).toBe(2);
  const other = await newInstaller();
  expect((await reviews.post('/reviews', reviewBody({ installerId: other, email: 'calm@home.example' }))).status).toBe(
    202,
  );
  expect(await eventsOf('reviews.review.submitted.v1', other)).toHaveLength(1);

  await reviews.database.dataSource.query(`update review_mails set asked_at = asked_at - interval '1 day'`);
  expect(await submit(await newInstaller())).toBe(1);
});

test('a second review gets the same response as a first one, and a mail about the first review', async () => {
  const installerId = await newInstaller();
  const email = 'twice@home.example';
  const first = await reviews.post('/reviews', reviewBody({ installerId, email, rating: 5 }));
  const token = await reviews.tokenOf(email);
  await reviews.post('/reviews/verify', { token });

  const second = await reviews.post('/reviews', reviewBody({ installerId, email, rating: 1 }));
  expect(second).toEqual({ status: 202, body: { id: expect.any(String), status: 'submitted' } });
  expect(second.body.id).not.toBe(first.body.id);
  expect((await list(installerId)).figures).toMatchObject({ rating: 5, reviewCount: 1 });
  expect((await eventsOf('reviews.review.submitted.v1', installerId)).map((event) => event.aggregateId)).toEqual([
    first.body.id,
    first.body.id,
  ]);
  expect((await mailData(first.body.id)).body.facts).toMatchObject({ published: { rating: 5 } });
  expect((await reviews.post('/reviews/verify', { token })).body).toMatchObject({ status: 'published', rating: 5 });
});

test('of many identical reviews at once one is stored, and one mail sent', async () => {
  const installerId = await newInstaller();
  const email = 'many@home.example';
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => reviews.post('/reviews', reviewBody({ installerId, email }))),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(202));
  const rows = await reviews.database.dataSource.query('select id from reviews where email = $1', [email]);
  expect(rows).toHaveLength(1);
  expect(await eventsOf('reviews.review.submitted.v1', installerId)).toHaveLength(1);
  const changed = reviewBody({ installerId, email, title: undefined, service: undefined, workMonth: undefined });
  for (const _ of ['first', 'second']) await reviews.post('/reviews', changed);
  expect(await eventsOf('reviews.review.submitted.v1', installerId)).toHaveLength(2);
  for (const subRatings of [
    { quality: 5, value: 4 },
    { value: 4, quality: 5 },
  ])
    await reviews.post('/reviews', reviewBody({ installerId, email, subRatings }));
  expect(await eventsOf('reviews.review.submitted.v1', installerId)).toHaveLength(3);
});

test('a review that is sent again with its key gets the first response', async () => {
  const payload = reviewBody({ installerId: await newInstaller(), email: 'k1@home.example' });
  const headers = { 'idempotency-key': '8e03978e-40d5-43dd-bc93-6894a57f9324' };
  const send = () => reviews.app.inject({ method: 'POST', url: '/reviews', payload, headers });
  const [first, again] = [await send(), await send()];
  expect([first.statusCode, again.statusCode, again.body]).toEqual([202, 202, first.body]);
  expect(again.headers['idempotent-replayed']).toBe('true');
});

test('a filled honeypot gets the response of an accepted form and stores nothing', async () => {
  const installerId = await newInstaller();
  const email = 'trap@home.example';
  const response = await reviews.post('/reviews', reviewBody({ installerId, email, company: 'x' }));
  expect(response.status).toBe(202);
  expect(await reviews.database.dataSource.query('select from reviews where email = $1', [email])).toHaveLength(0);
});

test.each([
  ['rating', { rating: 6 }, 'body.rating'],
  ['rating in halves', { rating: 4.5 }, 'body.rating'],
  ['no rating', { rating: undefined }, 'body.rating'],
  ['text too short', { text: 'Nice people.' }, 'body.text'],
  ['text too long', { text: 'x'.repeat(3001) }, 'body.text'],
  ['title too long', { title: 'x'.repeat(101) }, 'body.title'],
  ['control characters in a title', { title: 'a\u202eb' }, 'body.title'],
  ['no mail', { email: 'theo' }, 'body.email'],
  ['an email as name', { name: 'theo@home.example' }, 'body.name'],
  ['a month to come', { workMonth: '2999-01' }, 'body.workMonth'],
  ['a month long past', { workMonth: '2019-01' }, 'body.workMonth'],
  ['not a month', { workMonth: '2026-13' }, 'body.workMonth'],
  ['an unknown service', { service: 'Plumbing' }, 'body.service'],
  ['an unknown stage', { stage: 'rumour' }, 'body.stage'],
  ['too many stars for an aspect', { subRatings: { quality: 6 } }, 'body.subRatings.quality'],
  ['details of a quote', { stage: 'quote_only', subRatings: { quality: 5 } }, 'body.subRatings'],
  ['a missing attestation', { noConnection: false }, 'body.noConnection'],
  ['a huge installer id', { installerId: 99_999_999_999 }, 'body.installerId'],
])('rejects %s and names the field', async (_, changes, path) => {
  const response = await reviews.post('/reviews', { ...reviewBody({ email: 'bad@home.example' }), ...changes });
  expect(response.status).toBe(400);
  expect(response.body).toMatchObject({ code: 'invalid_request', errors: [{ path }] });
});

test.each([
  ['that does not exist', null],
  ['that closed nobody knows when', 'closed'],
  ['that was removed', 'removed'],
])('rejects a review of an installer %s', async (_, status) => {
  const installerId = status ? await newInstaller({ status }) : 999_999;
  const response = await reviews.post('/reviews', reviewBody({ installerId }));
  expect(response).toMatchObject({ status: 404, body: { code: 'installer_not_found' } });
});

test('an installer that is away for a while takes reviews of what it did', async () => {
  const installerId = await newInstaller({ status: 'paused' });
  const email = 'paused@home.example';
  expect(await reviews.post('/reviews', reviewBody({ installerId, email }))).toMatchObject({ status: 202 });
  expect((await reviews.post('/reviews/verify', { token: await reviews.tokenOf(email) })).status).toBe(200);
  expect((await list(installerId)).total).toBe(1);
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

test('an installer that has closed takes reviews for 90 days', async () => {
  const closed = (since: string) => newInstaller({ status: 'closed', availability: { status: 'closed', since } });
  const send = async (installerId: number) =>
    (await reviews.post('/reviews', reviewBody({ installerId, email: `closed${installerId}@home.example` }))).status;
  expect(await send(await closed(daysAgo(89)))).toBe(202);
  expect(await send(await closed(daysAgo(91)))).toBe(404);
});

test('a review of a suspended installer is held until it is back', async () => {
  const installerId = await newInstaller({ status: 'suspended' });
  const email = 'held@home.example';
  await reviews.post('/reviews', reviewBody({ installerId, email }));
  const token = await reviews.tokenOf(email);
  for (const _ of ['first', 'second'])
    expect(await reviews.post('/reviews/verify', { token })).toMatchObject({ status: 200, body: { status: 'held' } });
  expect(await list(installerId)).toMatchObject({ total: 0, moderation: { waiting: 1 } });
  await reviews.publishContractor(2, contractor(installerId, { status: 'published' }));
  expect(await list(installerId)).toMatchObject({ total: 1, figures: { reviewCount: 1 } });
  expect(await eventsOf('reviews.review.published.v1', installerId)).toHaveLength(1);
  // The same event again publishes nothing twice.
  await reviews.publishContractor(3, contractor(installerId, { status: 'paused' }));
  expect(await eventsOf('reviews.review.published.v1', installerId)).toHaveLength(1);
});

test('reviews of a merged installer go to the survivor, where a person keeps one, and new ones follow', async () => {
  const [survivor, merged] = [await newInstaller(), await newInstaller()];
  const write = async (installerId: number, email: string, rating: number) => {
    await reviews.post('/reviews', reviewBody({ installerId, email, rating }));
    return await reviews.tokenOf(email);
  };
  const publish = async (installerId: number, email: string, rating: number) =>
    reviews.post('/reviews/verify', { token: await write(installerId, email, rating) });
  await publish(survivor, 'both@home.example', 5);
  await publish(merged, 'both@home.example', 1);
  await publish(merged, 'moved@home.example', 3);
  const open = await write(merged, 'open@home.example', 2);
  await reviews.publishContractor(2, contractor(merged, { status: 'merged', mergedInto: survivor }));
  expect((await list(survivor)).figures).toMatchObject({ reviewCount: 2, rating: 4 });
  await reviews.post('/reviews/verify', { token: open });
  await publish(merged, 'later@home.example', 2);
  expect((await list(survivor)).figures).toMatchObject({ reviewCount: 4, rating: 3 });
  expect((await list(merged)).figures).toMatchObject({ reviewCount: 1, rating: 1 });
});

test('links that are unknown, malformed or older than seven days are rejected', async () => {
  const installerId = await newInstaller();
  const email = 'late@home.example';
  expect(await reviews.post('/reviews', reviewBody({ installerId, email }))).toMatchObject({ status: 202 });
  const token = await reviews.tokenOf(email);
  await reviews.database.dataSource.query(
    `update reviews set submitted_at = submitted_at - interval '7 days' where email = $1`,
    [email],
  );
  for (const path of ['/reviews/verification', '/reviews/verify']) {
    expect(await reviews.post(path, { token })).toMatchObject({ status: 410, body: { code: 'link_expired' } });
    expect(await reviews.post(path, { token: 'A'.repeat(43) })).toMatchObject({
      status: 404,
      body: { code: 'link_invalid' },
    });
    expect(await reviews.post(path, { token: 'short' })).toMatchObject({ status: 400 });
  }
  expect((await list(installerId)).total).toBe(0);
});

test('lists ten reviews a page, newest first, and says so to caches', async () => {
  const installerId = await newInstaller();
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
    const response = await list(installerId, page);
    expect(response).toMatchObject({ total: 23, page, totalPages: 3 });
    texts.push(...response.items.map(({ text }) => text));
  }
  expect(texts).toEqual(Array.from({ length: 23 }, (_, index) => `text ${index + 1}`));
  const { headers } = await reviews.app.inject({ url: `/reviews?installerId=${installerId}` });
  expect(headers['cache-control']).toBe('public, max-age=30');
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
    installerId = await newInstaller();
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
    const { items, total } = await list(installerId, 1, asked);
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
    const { figures } = await list(installerId);
    for (const stars of ['1', '2', '3', '4', '5'] as const)
      expect((await list(installerId, 1, { stars })).total, stars).toBe(figures.distribution[stars]);
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
    expect(await list(installerId)).toMatchObject({
      figures: { rating: 4, reviewCount: 3 },
      enquiries: { rating: 3.5, reviewCount: 2 },
      moderation: { received: 7, published: 5, waiting: 1, unproven: 1, medianMinutes: 30 },
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
  expect(await list(888_888)).toEqual({
    figures: { rating: null, reviewCount: 0, distribution: { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 } },
    subRatings: [],
    enquiries: { rating: null, reviewCount: 0 },
    moderation: { received: 0, published: 0, waiting: 0, unproven: 0, medianMinutes: null },
    items: [],
    total: 0,
    page: 1,
    totalPages: 1,
  });
});

test('the facts of a mail are for the notifications only', async () => {
  const { id } = (await reviews.post('/reviews', reviewBody({ installerId: await newInstaller() }))).body;
  const url = `/internal/mail/review-verify/${id}`;
  expect((await reviews.app.inject({ url })).statusCode).toBe(401);
  const as = async (token: string) =>
    (await reviews.app.inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode;
  expect(await as('x'.repeat(48))).toBe(401);
  expect(await as(callers.tokens.web)).toBe(403);
  expect(await as(callers.tokens.notifications)).toBe(200);
});
