import type { Mentions } from '@poolpros/contracts/http/reviews';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contractor, type Harness, reviewBody, startReviews } from './support.js';

let reviews: Harness;

beforeAll(async () => {
  reviews = await startReviews();
  for (const id of [1, 2, 3, 4]) await reviews.publishContractor(1, contractor(id));
  await publish(1, 'They replastered the pool in June, and the new plaster is smooth all the way down.');
  await publish(1, 'New plaster and new tile. The tile lines up with the coping, and the plaster has no streaks.');
  await publish(1, 'The pump was loud for a week; they came back and set it on rubber feet, free of charge.');
  await publish(2, 'Every Tuesday at nine they brush and vacuum. Nothing else to tell, which is a good sign.');
  await publish(4, 'They set the coping by hand and came back for the last stone without being asked. Well done.');
  await publish(4, 'New tile on the steps and new coping all around, level to the eye from end to end.');
  await publish(3, 'The plaster came out streaked, and it took them three months to say so.', 'unconfirmed');
});
afterAll(async () => {
  await reviews.stop();
});

let sent = 0;

async function publish(installerId: number, text: string, as: 'published' | 'unconfirmed' = 'published') {
  sent += 1;
  const email = `m${sent}@home.example`;
  expect(await reviews.post('/reviews', reviewBody({ installerId, text, email, title: '' }))).toMatchObject({
    status: 202,
  });
  if (as === 'published')
    expect(await reviews.post('/reviews/verify', { token: await reviews.tokenOf(email) })).toMatchObject({
      status: 200,
    });
}

async function mentions(query: string) {
  const response = await reviews.app.inject({ url: `/reviews/mentions?${query}` });
  return { status: response.statusCode, body: response.json<Mentions & { errors: { path: string }[] }>() };
}

test('name the topic that most public reviews mention, in whatever form of the word, with words of the newest', async () => {
  const { body } = await mentions('installerIds=1,2,3&services=Pool+Renovation');
  expect(body.mentions).toEqual([
    { installerId: 1, topic: 'plaster', reviews: 2, quote: expect.stringMatching(/plaster/i) },
  ]);
  const quote = body.mentions[0]?.quote ?? '';
  expect(quote.split(' ').length).toBeLessThanOrEqual(9);
  expect('New plaster and new tile. The tile lines up with the coping, and the plaster has no streaks.').toContain(
    quote,
  );
});

test('take the topic that the table names first where two are mentioned equally often', async () => {
  const { body } = await mentions('installerIds=1&q=tile+and+pump');
  expect(body.mentions).toMatchObject([{ topic: 'tile', reviews: 1 }]);
});

test('name the very word that they quote, and count the reviews that hold it', async () => {
  const { body } = await mentions('installerIds=4&services=Pool+Renovation');
  expect(body.mentions).toEqual([
    { installerId: 4, topic: 'coping', reviews: 2, quote: expect.stringMatching(/coping/) },
  ]);
});

test('are none where nothing was asked that reviews speak of', async () => {
  expect((await mentions('installerIds=1&q=smith')).body.mentions).toEqual([]);
  expect((await mentions('installerIds=1')).body.mentions).toEqual([]);
});

test.each([
  ['installerIds=1&services=gossip', 'services'],
  ['q=tile', 'installerIds'],
  ['installerIds=1,2,3,4,5,6,7,8,9,10,11&q=tile', 'installerIds'],
])('%s is an error that names %s', async (query, field) => {
  const { status, body } = await mentions(query);
  expect(status).toBe(400);
  expect(body.errors[0]?.path).toContain(`query.${field}`);
});
