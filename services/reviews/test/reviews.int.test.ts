import type { ReviewBody } from '@poolpros/contracts/http/reviews';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callers, type Harness, reviewBody, startReviews } from './support.js';

let reviews: Harness;

beforeAll(async () => {
  reviews = await startReviews();
});
afterAll(async () => {
  await reviews.stop();
});

test('a review goes from the form over the mail to the profile and changes the stars', async () => {
  const installerId = await reviews.newInstaller();
  const accepted = await reviews.post('/reviews', reviewBody({ installerId, email: 'a1@home.example' }));
  expect(accepted).toEqual({ status: 202, body: { id: expect.any(String), status: 'submitted' } });
  expect((await reviews.list(installerId)).total).toBe(0);
  expect(await reviews.eventsOf('reviews.review.submitted.v1', installerId)).toMatchObject([
    { aggregateId: accepted.body.id, aggregateVersion: 1, data: { reviewId: accepted.body.id, installerId } },
  ]);

  const mail = await reviews.mailData(accepted.body.id);
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
  expect((await reviews.list(installerId)).total).toBe(0);

  for (const press of ['first', 'second'])
    expect(await reviews.post('/reviews/verify', { token }), press).toMatchObject({
      status: 200,
      body: { status: 'published' },
    });

  const { figures, items } = await reviews.list(installerId);
  expect(figures).toEqual({ rating: 4, reviewCount: 1, distribution: { '1': 0, '2': 0, '3': 0, '4': 1, '5': 0 } });
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({ displayName: 'Theo B.', stage: 'job_done', source: 'open', sample: false });
  expect(JSON.stringify(items)).not.toMatch(/Brandt|home\.example/);
  expect(await reviews.eventsOf('reviews.review.published.v1', installerId)).toMatchObject([{ aggregateVersion: 2 }]);
  expect(await reviews.eventsOf('reviews.rating.changed.v1', installerId)).toMatchObject([
    { aggregateId: String(installerId), aggregateVersion: 1, data: { installerId, rating: 4, reviewCount: 1 } },
  ]);
});

test('a sample takes no reviews on a site that others read, and says why', async () => {
  const installerId = await reviews.newInstaller({ name: 'Made-up Pools', sample: true });
  const answer = await reviews.post('/reviews', reviewBody({ installerId, email: 'sample@home.example' }));
  expect(answer).toMatchObject({
    status: 409,
    body: { detail: 'Made-up Pools is a sample, not a real business, and takes no reviews.' },
  });
  expect(await reviews.eventsOf('reviews.review.submitted.v1', installerId)).toEqual([]);
});

test('only finished jobs count in the stars, but every published review is listed', async () => {
  const installerId = await reviews.newInstaller();
  for (const [index, stage] of (['job_done', 'quote_only', 'enquiry'] as const).entries()) {
    const email = `stage${index}@home.example`;
    await reviews.post('/reviews', reviewBody({ installerId, email, stage, rating: stage === 'job_done' ? 5 : 1 }));
    await reviews.post('/reviews/verify', { token: await reviews.tokenOf(email) });
  }
  const { figures, total, items } = await reviews.list(installerId);
  expect(figures).toMatchObject({ rating: 5, reviewCount: 1 });
  expect(total).toBe(3);
  expect(items.map(({ stage }) => stage)).toEqual(['enquiry', 'quote_only', 'job_done']);
});

test('details are shown with a review, and their means once three counted reviews give them', async () => {
  const installerId = await reviews.newInstaller();
  const publish = async (email: string, changes: Partial<ReviewBody>): Promise<void> => {
    await reviews.post('/reviews', reviewBody({ installerId, email, ...changes }));
    await reviews.post('/reviews/verify', { token: await reviews.tokenOf(email) });
  };
  await publish('details1@home.example', { subRatings: { tidiness: 5, quality: 5, value: 2 } });
  await publish('details2@home.example', { subRatings: { quality: 4 } });
  await publish('details3@home.example', {});
  await publish('details4@home.example', { stage: 'enquiry' });
  const early = await reviews.list(installerId);
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
  expect((await reviews.list(installerId)).subRatings).toEqual([{ aspect: 'quality', rating: 4.7, reviewCount: 3 }]);
  const token = await reviews.tokenOf('details6@home.example');
  expect((await reviews.post('/reviews/verification', { token })).body.subRatings).toEqual({ quality: 1, value: 1 });
  await reviews.post('/reviews/verify', { token });
  expect((await reviews.list(installerId)).subRatings).toEqual([
    { aspect: 'quality', rating: 3.8, reviewCount: 4 },
    { aspect: 'value', rating: 1.3, reviewCount: 3 },
  ]);
});

test('the store takes no stars for an aspect that no review can give', async () => {
  const installerId = await reviews.newInstaller();
  const email = 'stored@home.example';
  await reviews.post('/reviews', reviewBody({ installerId, email }));
  for (const given of ['{"quality": 6}', '{"quality": 2.5}', '{"quality": "5"}', '{"quality": [5]}', '[5]'])
    await expect(
      reviews.database.dataSource.query('update reviews set sub_ratings = $1 where email = $2', [given, email]),
      given,
    ).rejects.toThrow('check constraint');
});

test('concurrent verifications leave a rating that counts each of them, with one version each', async () => {
  const installerId = await reviews.newInstaller();
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
  expect((await reviews.list(installerId)).figures).toEqual({
    rating: 3.3,
    reviewCount: 6,
    distribution: { '1': 1, '2': 1, '3': 1, '4': 1, '5': 2 },
  });
  const changes = await reviews.eventsOf('reviews.rating.changed.v1', installerId);
  expect(changes.map(({ aggregateVersion }) => aggregateVersion)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(changes.at(-1)?.data).toMatchObject({ rating: 3.3, reviewCount: 6 });
});

test('links that are unknown, malformed or older than seven days are rejected', async () => {
  const installerId = await reviews.newInstaller();
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
  expect((await reviews.list(installerId)).total).toBe(0);
});

test('the facts of a mail are for the notifications only', async () => {
  const { id } = (await reviews.post('/reviews', reviewBody({ installerId: await reviews.newInstaller() }))).body;
  const url = `/internal/mail/review-verify/${id}`;
  expect((await reviews.app.inject({ url })).statusCode).toBe(401);
  const as = async (token: string) =>
    (await reviews.app.inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode;
  expect(await as('x'.repeat(48))).toBe(401);
  expect(await as(callers.tokens.web)).toBe(403);
  expect(await as(callers.tokens.notifications)).toBe(200);
});
