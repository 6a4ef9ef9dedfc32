import { honeypotName } from '@poolpros/contracts/honeypot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, reviewBody, startReviews } from './support.js';

let reviews: Harness;

beforeAll(async () => {
  reviews = await startReviews();
});
afterAll(async () => {
  await reviews.stop();
});

test('an unproven review that is handed in again leaves the first link working, and each confirms its own words', async () => {
  const installerId = await reviews.newInstaller();
  const email = 'again@home.example';
  const first = await reviews.post('/reviews', reviewBody({ installerId, email, rating: 2 }));
  const firstToken = await reviews.tokenOf(email);
  const second = await reviews.post('/reviews', reviewBody({ installerId, email: 'Again@Home.example ', rating: 5 }));
  const secondToken = await reviews.tokenOf(email);
  expect(second.body.id).not.toBe(first.body.id);
  expect(
    (await reviews.eventsOf('reviews.review.submitted.v1', installerId)).map((event) => event.aggregateId),
  ).toEqual([first.body.id, second.body.id]);
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
  // The other link belongs to the same person, who has one review per installer.
  for (const path of ['/reviews/verification', '/reviews/verify'])
    expect((await reviews.post(path, { token: secondToken })).body).toMatchObject({ rating: 2, status: 'published' });
  expect((await reviews.mailData(second.body.id)).body.facts).toMatchObject({ published: { rating: 2 } });
  expect((await reviews.list(installerId)).figures).toMatchObject({ rating: 2, reviewCount: 1 });
});

test('of two links to reviews of one person that are used at once, one publishes', async () => {
  const installerId = await reviews.newInstaller();
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
  expect((await reviews.list(installerId)).figures).toMatchObject({ reviewCount: 1 });
});

test('one email gets five mails about reviews a day, whatever is requested, and the response stays the same', async () => {
  const email = 'flooded@home.example';
  const submit = async (installerId: number, changes = {}) => {
    const response = await reviews.post('/reviews', reviewBody({ installerId, email, ...changes }));
    expect(response).toEqual({ status: 202, body: { id: expect.any(String), status: 'submitted' } });
    return (await reviews.eventsOf('reviews.review.submitted.v1', installerId)).length;
  };
  const first = await reviews.newInstaller();
  expect(await submit(first)).toBe(1);
  await reviews.post('/reviews/verify', { token: await reviews.tokenOf(email) });
  expect(await submit(first, { rating: 1 })).toBe(2);
  const second = await reviews.newInstaller();
  expect(await submit(second)).toBe(1);
  expect(await submit(second, { rating: 1 })).toBe(2);
  expect(await submit(await reviews.newInstaller())).toBe(1);
  for (const installerId of [await reviews.newInstaller(), await reviews.newInstaller()])
    expect(await submit(installerId)).toBe(0);
  expect(await submit(first, { rating: 2 })).toBe(2);
  const other = await reviews.newInstaller();
  expect((await reviews.post('/reviews', reviewBody({ installerId: other, email: 'calm@home.example' }))).status).toBe(
    202,
  );
  expect(await reviews.eventsOf('reviews.review.submitted.v1', other)).toHaveLength(1);

  await reviews.database.dataSource.query(`update review_mails set asked_at = asked_at - interval '1 day'`);
  expect(await submit(await reviews.newInstaller())).toBe(1);
});

test('a second review gets the same response as a first one, and a mail about the first review', async () => {
  const installerId = await reviews.newInstaller();
  const email = 'twice@home.example';
  const first = await reviews.post('/reviews', reviewBody({ installerId, email, rating: 5 }));
  const token = await reviews.tokenOf(email);
  await reviews.post('/reviews/verify', { token });

  const second = await reviews.post('/reviews', reviewBody({ installerId, email, rating: 1 }));
  expect(second).toEqual({ status: 202, body: { id: expect.any(String), status: 'submitted' } });
  expect(second.body.id).not.toBe(first.body.id);
  expect((await reviews.list(installerId)).figures).toMatchObject({ rating: 5, reviewCount: 1 });
  expect(
    (await reviews.eventsOf('reviews.review.submitted.v1', installerId)).map((event) => event.aggregateId),
  ).toEqual([first.body.id, first.body.id]);
  expect((await reviews.mailData(first.body.id)).body.facts).toMatchObject({ published: { rating: 5 } });
  expect((await reviews.post('/reviews/verify', { token })).body).toMatchObject({ status: 'published', rating: 5 });
});

test('addresses of one mailbox are one person, who has one public review of a business', async () => {
  const installerId = await reviews.newInstaller();
  for (const [email, rating] of [
    ['rev+1@home.example', 1],
    ['rev+2@home.example', 2],
  ] as const) {
    expect((await reviews.post('/reviews', reviewBody({ installerId, email, rating }))).status).toBe(202);
    if (rating === 1) await reviews.post('/reviews/verify', { token: await reviews.tokenOf(email) });
  }
  const rows = await reviews.database.dataSource.query('select email, status from reviews where installer_id = $1', [
    installerId,
  ]);
  expect(rows).toEqual([{ email: 'rev+1@home.example', status: 'published' }]);
});

test.each(['😀'.repeat(40), '.'.repeat(60), `Great ${'🏊'.repeat(40)}`])(
  'a text of emoji or punctuation is no review: %s',
  async (text) => {
    const installerId = await reviews.newInstaller();
    const response = await reviews.post('/reviews', reviewBody({ installerId, email: 'emoji@home.example', text }));
    expect(response).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'body.text', message: expect.stringContaining('emoji and punctuation do not count') }] },
    });
  },
);

test('of many identical reviews at once one is stored, and one mail sent', async () => {
  const installerId = await reviews.newInstaller();
  const email = 'many@home.example';
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => reviews.post('/reviews', reviewBody({ installerId, email }))),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(202));
  const rows = await reviews.database.dataSource.query('select id from reviews where email = $1', [email]);
  expect(rows).toHaveLength(1);
  expect(await reviews.eventsOf('reviews.review.submitted.v1', installerId)).toHaveLength(1);
  const changed = reviewBody({ installerId, email, title: undefined, service: undefined, workMonth: undefined });
  for (const _ of ['first', 'second']) await reviews.post('/reviews', changed);
  expect(await reviews.eventsOf('reviews.review.submitted.v1', installerId)).toHaveLength(2);
  for (const subRatings of [
    { quality: 5, value: 4 },
    { value: 4, quality: 5 },
  ])
    await reviews.post('/reviews', reviewBody({ installerId, email, subRatings }));
  expect(await reviews.eventsOf('reviews.review.submitted.v1', installerId)).toHaveLength(3);
});

test('a quote has no month of work, whatever was sent with it or stored before', async () => {
  const installerId = await reviews.newInstaller();
  const quote = { installerId, email: 'quote@home.example', stage: 'quote_only' } as const;
  const { id } = await reviews.publish({ ...quote, workMonth: '2019-01' });
  const stored = await reviews.database.dataSource.query('select work_month from reviews where id = $1', [id]);
  expect(stored).toEqual([{ work_month: null }]);
  await reviews.database.dataSource.query(`update reviews set work_month = '2026-05' where id = $1`, [id]);
  expect((await reviews.list(installerId)).items).toMatchObject([{ id, workMonth: null }]);
  await reviews.publish({ installerId, email: 'job@home.example', workMonth: reviewBody().workMonth });
  expect((await reviews.list(installerId)).items[0]).toMatchObject({ workMonth: reviewBody().workMonth });
});

test('a review that is sent again with its key gets the first response', async () => {
  const payload = reviewBody({ installerId: await reviews.newInstaller(), email: 'k1@home.example' });
  const headers = { 'idempotency-key': '8e03978e-40d5-43dd-bc93-6894a57f9324' };
  const send = () => reviews.app.inject({ method: 'POST', url: '/reviews', payload, headers });
  const [first, again] = [await send(), await send()];
  expect([first.statusCode, again.statusCode, again.body]).toEqual([202, 202, first.body]);
  expect(again.headers['idempotent-replayed']).toBe('true');
});

test('a filled honeypot is answered with a question at its field, and nothing is stored', async () => {
  const installerId = await reviews.newInstaller();
  const email = 'trap@home.example';
  const response = await reviews.post('/reviews', reviewBody({ installerId, email, [honeypotName]: 'Acme Corp' }));
  expect(response).toMatchObject({
    status: 400,
    body: { errors: [{ path: `body.${honeypotName}`, message: 'empty this field if you are a person' }] },
  });
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
