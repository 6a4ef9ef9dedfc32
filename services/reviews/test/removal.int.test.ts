import { newId } from '@poolpros/chassis/ids';
import { historyOf } from '@poolpros/chassis/machine/history';
import { ratingChanged, reviewRemoved } from '@poolpros/contracts/events/reviews';
import type { AdminReviewList } from '@poolpros/contracts/http/admin-reviews';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reviewEntity } from '../src/db/entities.js';
import { countForStaff, listForStaff } from '../src/db/staff-review-store.js';
import { reviewMachine } from '../src/domain/review.js';
import { contractor, type Harness, reviewBody, startReviews } from './support.js';

let reviews: Harness;
beforeAll(async () => {
  reviews = await startReviews();
});
afterAll(() => reviews.stop());

const moderator = newId();
const remove = (id: string, body: object = { reasonCode: 'private_person', note: 'The name of the helper.' }) =>
  reviews.post(`/admin/reviews/${id}/remove`, body, reviews.staff(moderator));
const withdraw = (token: string) => reviews.post('/reviews/withdraw', { token });
async function search(query: Record<string, string>): Promise<AdminReviewList> {
  const url = `/admin/reviews?${new URLSearchParams(query)}`;
  return (await reviews.app.inject({ url, headers: { authorization: `Bearer ${reviews.staff()}` } })).json();
}
const mentionsOf = async (installerId: number) =>
  (await reviews.app.inject({ url: `/reviews/mentions?installerIds=${installerId}&q=tile` })).json().mentions;
const rowOf = (id: string) => reviews.database.dataSource.manager.findOneByOrFail(reviewEntity, { id });
const lastStepOf = async (id: string) =>
  (await historyOf(reviews.database.dataSource.manager, reviewMachine, id)).at(-1);

describe('the staff', () => {
  test('takes down a published review: it leaves the list, the figures and the quotes, and its author reads why', async () => {
    const installerId = await reviews.newInstaller();
    const { id, token } = await reviews.publish({ installerId, email: 'removed@home.example', rating: 1 });
    await reviews.publish({ installerId, email: 'stays@home.example', rating: 5, text: 'x'.repeat(40) });
    expect(await mentionsOf(installerId)).toHaveLength(1);

    expect(await remove(id)).toMatchObject({
      status: 200,
      body: { id, listing: { id: installerId }, removal: { reasonCode: 'private_person' } },
    });
    expect(await reviews.list(installerId)).toMatchObject({
      total: 1,
      items: [{ rating: 5 }],
      figures: { rating: 5, reviewCount: 1 },
      moderation: { received: 2, published: 1, removed: 1 },
    });
    expect(await mentionsOf(installerId)).toEqual([]);
    expect((await reviews.eventsOf(ratingChanged.type, installerId)).at(-1)).toMatchObject({
      data: { reviewCount: 1, rating: 5 },
    });
    expect(await reviews.eventsOf(reviewRemoved.type, installerId)).toMatchObject([
      { aggregateId: id, aggregateVersion: 3, data: { reviewId: id, byStaff: true, wasPublic: true } },
    ]);
    expect(await lastStepOf(id)).toMatchObject({
      action: 'remove',
      from: 'published',
      to: 'removed',
      actor: { kind: 'staff', id: moderator },
      reason: 'private_person',
    });
    expect((await reviews.mailData(id, 'review-removed')).body).toMatchObject({
      to: [{ name: 'Theo Brandt', address: 'removed@home.example' }],
      facts: {
        businessName: 'Hillstone Pools & Spas',
        reason: 'It names a private person.',
        note: 'The name of the helper.',
        policyUrl: 'https://poolpros.example/reviews-policy',
      },
    });
    expect(await reviews.post('/reviews/verify', { token })).toMatchObject({
      status: 200,
      body: { status: 'removed', removalReason: 'private_person' },
    });
    expect((await reviews.list(installerId)).total).toBe(1);
  });

  test('takes down once, with a reason, and nothing that is not public', async () => {
    const installerId = await reviews.newInstaller();
    const { id } = await reviews.publish({ installerId, email: 'once@home.example' });
    expect((await remove(id, {})).status).toBe(400);
    expect((await remove(newId())).body.code).toBe('review_not_found');
    expect((await remove(id)).status).toBe(200);
    expect(await remove(id)).toMatchObject({ status: 409, body: { detail: 'The review is removed.' } });
    expect(await reviews.eventsOf(reviewRemoved.type, installerId)).toHaveLength(1);
  });

  test('finds published reviews by listing and words, and sees those that were taken down with the reason', async () => {
    const installerId = await reviews.newInstaller();
    const text = 'Pool, spa and the 100% wrong invoice, which came twice.';
    const { id } = await reviews.publish({ installerId, email: 'found@home.example', text });
    const { id: other } = await reviews.publish({ installerId, email: 'other@home.example' });
    await reviews.publish({ installerId: await reviews.newInstaller(), email: 'else@home.example', text });
    const listed = { installerId: String(installerId) };
    expect((await search(listed)).items.map((review) => review.id)).toEqual([other, id]);
    expect((await search({ ...listed, q: '100% INVOICE' })).items.map((review) => review.id)).toEqual([id]);
    await remove(id);
    expect(await search(listed)).toMatchObject({ total: 1, open: 1, items: [{ id: other, removal: null }] });
    expect(await search({ ...listed, state: 'removed' })).toMatchObject({
      total: 1,
      items: [{ id, text, displayName: 'Theo B.', removal: { note: 'The name of the helper.' } }],
    });
    expect((await search({})).total).toBeGreaterThan(1);
    expect(JSON.stringify(await search({}))).not.toMatch(/home\.example|Brandt/);
  });

  test('keeps what a removed review says for 90 days, and its author may write another one at once', async () => {
    const installerId = await reviews.newInstaller();
    const { id } = await reviews.publish({
      installerId,
      email: 'kept@home.example',
      text: 'a removed text '.repeat(4),
    });
    await remove(id);
    const days = (count: number) => new Date(Date.now() + count * 86_400_000);
    await reviews.runHourlyJobs(days(89));
    expect(await rowOf(id)).toMatchObject({ status: 'removed', email: 'kept@home.example' });
    await reviews.publish({ installerId, email: 'kept@home.example' });
    expect((await reviews.list(installerId)).total).toBe(1);
    for (const _ of ['first', 'second']) await reviews.runHourlyJobs(days(91));
    const row = await rowOf(id);
    expect(row).toMatchObject({ status: 'removed', removalReason: 'private_person', version: 4 });
    expect(JSON.stringify(row)).not.toMatch(/Theo|home\.example|removed text|helper/);
    expect((await reviews.mailData(id, 'review-removed')).status).toBe(410);
    expect((await reviews.list(installerId)).moderation).toMatchObject({ received: 2, removed: 1 });
  });

  test('looks for words in the newest reviews only, however many there are', async () => {
    const installerId = await reviews.newInstaller();
    const publish = (email: string, text: string) =>
      reviews.publish({ installerId, email: `${email}@home.example`, text });
    await publish('older', 'They replaced the pump and the old heater in one day.');
    const { id } = await publish('newer', 'They replaced the pump and the old heater in one day.');
    await publish('newest', 'They replaced the old heater in one single day.');
    const tx = reviews.database.dataSource.manager;
    const wanted = { state: 'published', installerId, newest: 2 } as const;
    const found = { ...wanted, words: ['pump', 'heater'] };
    expect((await listForStaff(tx, found, { offset: 0, size: 10 })).map((review) => review.id)).toEqual([id]);
    expect(await countForStaff(tx, found)).toBe(1);
    expect(await countForStaff(tx, { ...wanted, words: [] })).toBe(3);
  });
});

describe('its author', () => {
  test('takes a review down by the mailed link: it is erased and counts nowhere, and a second time changes nothing', async () => {
    const installerId = await reviews.newInstaller();
    const { id, token } = await reviews.publish({ installerId, email: 'author@home.example', rating: 2 });
    for (const press of ['first', 'second'])
      expect(await withdraw(token), press).toMatchObject({ status: 200, body: { status: 'withdrawn', text: '' } });
    expect(await reviews.list(installerId)).toMatchObject({
      total: 0,
      figures: { reviewCount: 0 },
      moderation: { received: 0, published: 0, removed: 0 },
    });
    expect(JSON.stringify(await rowOf(id))).not.toMatch(/Theo|home\.example|Spa heats/);
    expect(await lastStepOf(id)).toMatchObject({ action: 'withdraw', to: 'withdrawn', actor: { kind: 'anonymous' } });
    expect(await reviews.eventsOf(reviewRemoved.type, installerId)).toMatchObject([
      { data: { reviewId: id, byStaff: false, wasPublic: true } },
    ]);
    expect((await reviews.eventsOf(ratingChanged.type, installerId)).at(-1)).toMatchObject({
      data: { reviewCount: 0 },
    });
    expect((await reviews.post('/reviews/verify', { token })).body).toMatchObject({ status: 'withdrawn' });
    expect((await reviews.mailData(id, 'review-removed')).status).toBe(410);
  });

  test('takes down one that is held, of which nobody was told', async () => {
    const installerId = await reviews.newInstaller({ status: 'suspended' });
    const { token } = await reviews.publish({ installerId, email: 'held@home.example' });
    expect((await withdraw(token)).body).toMatchObject({ status: 'withdrawn' });
    expect(await reviews.eventsOf(reviewRemoved.type, installerId)).toMatchObject([{ data: { wasPublic: false } }]);
    await reviews.publishContractor(2, contractor(installerId));
    expect((await reviews.list(installerId)).total).toBe(0);
  });

  test('cannot take down what was never confirmed, what the staff took down, or what a link does not lead to', async () => {
    const installerId = await reviews.newInstaller();
    const { id, token } = await reviews.publish({ installerId, email: 'gone@home.example' });
    await remove(id);
    expect((await withdraw(token)).status).toBe(409);
    expect((await withdraw('A'.repeat(43))).body.code).toBe('link_invalid');
    const unproven = await reviews.newInstaller();
    await reviews.post('/reviews', reviewBody({ installerId: unproven, email: 'un@home.example' }));
    expect((await withdraw(await reviews.tokenOf('un@home.example'))).status).toBe(409);
  });
});
