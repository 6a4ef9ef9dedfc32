import { afterAll, beforeAll, expect, test } from 'vitest';
import { contractor, type Harness, reviewBody, startReviews } from './support.js';

let reviews: Harness;

beforeAll(async () => {
  reviews = await startReviews();
});
afterAll(async () => {
  await reviews.stop();
});

test.each([
  ['that does not exist', null],
  ['that closed nobody knows when', 'closed'],
  ['that was removed', 'removed'],
] as const)('rejects a review of an installer %s', async (_, status) => {
  const installerId = status ? await reviews.newInstaller({ status }) : 999_999;
  const response = await reviews.post('/reviews', reviewBody({ installerId }));
  expect(response).toMatchObject({ status: 404, body: { code: 'installer_not_found' } });
});

test('an installer that is away for a while takes reviews of what it did', async () => {
  const installerId = await reviews.newInstaller({ status: 'paused' });
  const email = 'paused@home.example';
  expect(await reviews.post('/reviews', reviewBody({ installerId, email }))).toMatchObject({ status: 202 });
  expect((await reviews.post('/reviews/verify', { token: await reviews.tokenOf(email) })).status).toBe(200);
  expect((await reviews.list(installerId)).total).toBe(1);
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

test('an installer that has closed takes reviews for 90 days', async () => {
  const closed = (since: string) =>
    reviews.newInstaller({ status: 'closed', availability: { status: 'closed', since } });
  const send = async (installerId: number) =>
    (await reviews.post('/reviews', reviewBody({ installerId, email: `closed${installerId}@home.example` }))).status;
  expect(await send(await closed(daysAgo(89)))).toBe(202);
  expect(await send(await closed(daysAgo(91)))).toBe(404);
});

test('a review of a suspended installer is held until it is back', async () => {
  const installerId = await reviews.newInstaller({ status: 'suspended' });
  const email = 'held@home.example';
  await reviews.post('/reviews', reviewBody({ installerId, email }));
  const token = await reviews.tokenOf(email);
  for (const _ of ['first', 'second'])
    expect(await reviews.post('/reviews/verify', { token })).toMatchObject({ status: 200, body: { status: 'held' } });
  expect(await reviews.list(installerId)).toMatchObject({ total: 0, moderation: { waiting: 1 } });
  await reviews.publishContractor(2, contractor(installerId, { status: 'published' }));
  expect(await reviews.list(installerId)).toMatchObject({ total: 1, figures: { reviewCount: 1 } });
  expect(await reviews.eventsOf('reviews.review.published.v1', installerId)).toHaveLength(1);
  // The same event again publishes nothing twice.
  await reviews.publishContractor(3, contractor(installerId, { status: 'paused' }));
  expect(await reviews.eventsOf('reviews.review.published.v1', installerId)).toHaveLength(1);
});

test('reviews of a merged installer go to the survivor, where a person keeps one, and new ones follow', async () => {
  const [survivor, merged] = [await reviews.newInstaller(), await reviews.newInstaller()];
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
  expect((await reviews.list(survivor)).figures).toMatchObject({ reviewCount: 2, rating: 4 });
  await reviews.post('/reviews/verify', { token: open });
  await publish(merged, 'later@home.example', 2);
  expect((await reviews.list(survivor)).figures).toMatchObject({ reviewCount: 4, rating: 3 });
  expect((await reviews.list(merged)).figures).toMatchObject({ reviewCount: 1, rating: 1 });
});
