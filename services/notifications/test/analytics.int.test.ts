import type { Database } from '@poolpros/chassis/database';
import { newId } from '@poolpros/chassis/ids';
import { eventually } from '@poolpros/chassis/testing/eventually';
import {
  claimApproved,
  contactRequestStepTaken,
  requestMessageSent,
  submissionApproved,
} from '@poolpros/contracts/events/directory';
import { reviewPublished } from '@poolpros/contracts/events/reviews';
import { dayMs, hourMs } from '@poolpros/contracts/time';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { analyticsDays, leaseMs, sendAnalytics } from '../src/actions/send-analytics.js';
import { createSendEvents, type SendEvents, sendMs } from '../src/analytics/provider.js';
import { startAnalyticsProvider } from './analytics-provider.js';
import { type Harness, mailData, startNotifications } from './support.js';

let provider: Awaited<ReturnType<typeof startAnalyticsProvider>>;
beforeAll(async () => {
  provider = await startAnalyticsProvider();
});
afterAll(() => provider.close());
beforeEach(() => provider.reset());

const start = (schedule = {}) =>
  startNotifications({ schedule, environment: { POSTHOG_KEY: 'token', POSTHOG_HOST: provider.url } });
const waiting = (service: Harness) => service.query('select event_id as id from analytics_events order by added_at');
const sentOf = (id: string) => provider.batches.flat().filter(({ uuid }) => uuid === id);
const step = { machine: 'contact_request', installerId: 10 };
const approve = (service: Harness, installerId: number, id?: string) =>
  service.publish(submissionApproved, { submissionId: newId(), installerId }, id);

describe('with a key', () => {
  let service: Harness;
  beforeAll(async () => {
    service = await start();
  });
  afterAll(() => service.stop());
  afterEach(async () => {
    await service.query('delete from analytics_events');
  });

  test('what happened to a listing is sent under its id, without a person', async () => {
    const email = `${newId()}@team.example`;
    const [submissionId, reviewId] = [newId(), newId()];
    service.respondWith('submission-approved', submissionId, mailData(email, {}));
    const ids = [
      await service.publish(submissionApproved, { submissionId, installerId: 7 }),
      await service.publish(claimApproved, { claimId: newId(), installerId: 8 }),
      await service.publish(reviewPublished, { reviewId, installerId: 9, rating: 5 }),
      await service.publish(contactRequestStepTaken, { ...step, action: 'reply', from: 'seen', to: 'replied' }),
    ];
    await eventually(() => expect(ids.flatMap(sentOf)).toHaveLength(4));
    const found = ids.flatMap(sentOf).map(({ event, distinct_id, properties }) => ({
      event,
      distinct_id,
      listing: properties.listing_id,
      profile: properties.$process_person_profile,
    }));
    expect(found).toEqual([
      { event: 'submission_approved', distinct_id: 'listing-7', listing: 7, profile: false },
      { event: 'claim_approved', distinct_id: 'listing-8', listing: 8, profile: false },
      { event: 'review_published', distinct_id: 'listing-9', listing: 9, profile: false },
      { event: 'request_replied', distinct_id: 'listing-10', listing: 10, profile: false },
    ]);
    for (const personal of [email, submissionId, reviewId, 'Dana']) expect(provider.text()).not.toContain(personal);
    await eventually(async () => expect(await waiting(service)).toEqual([]));
  });

  test('an event that is delivered again is sent once', async () => {
    const id = await approve(service, 7);
    await approve(service, 7, id);
    const last = await approve(service, 7);
    await eventually(() => expect(sentOf(last)).toHaveLength(1));
    expect(sentOf(id)).toHaveLength(1);
  });

  test('a request is replied to once, however many messages and steps follow', async () => {
    const contactRequestId = newId();
    const reply = { ...step, action: 'reply', from: 'delivered', to: 'replied' };
    const message = { contactRequestId, installerId: 10, side: 'business' } as const;
    const ids = [await service.publish(contactRequestStepTaken, reply)];
    for (let messages = 0; messages < 2; messages++)
      ids.push(await service.publish(requestMessageSent, { ...message, messageId: newId() }));
    ids.push(
      await service.publish(contactRequestStepTaken, { ...step, action: 'quote', from: 'replied', to: 'quoted' }),
    );
    const last = await approve(service, 7);
    await eventually(() => expect(sentOf(last)).toHaveLength(1));
    expect(ids.flatMap(sentOf).map(({ uuid, event }) => [uuid, event])).toEqual([[ids[0], 'request_replied']]);
  });

  test('what the provider refuses with a 500 is sent again under the same id, and then no more', async () => {
    provider.answer(500, 200);
    const id = await approve(service, 7);
    await eventually(async () => expect(await waiting(service)).toEqual([]));
    expect(sentOf(id)).toHaveLength(2);
    const last = await approve(service, 7);
    await eventually(() => expect(sentOf(last)).toHaveLength(1));
    expect(sentOf(id)).toHaveLength(2);
  });

  test('a provider that never answers holds up no mail, and gets the event later', async () => {
    provider.answer('never');
    const id = await approve(service, 7);
    await eventually(() => expect(sentOf(id)).not.toHaveLength(0));
    const email = `${newId()}@reviewer.example`;
    const facts = { businessName: 'Hillstone Pools', profileUrl: 'https://poolpros.example/p' };
    service.respondWith('review-published', '99', mailData(email, facts));
    await service.publish(reviewPublished, { reviewId: newId(), installerId: 99, rating: 5 });
    await eventually(() => expect(service.smtp.sentTo(email)).toHaveLength(1));
    expect((await waiting(service)).map((row) => row.id)).toContain(id);
    provider.answer(200);
    await eventually(async () => expect(await waiting(service)).toEqual([]));
  });
});

/** A paused service, an event that waits in it, and a round that sends with `send`. */
async function startPaused(addedAt = new Date().toISOString()) {
  const service = await startNotifications({ paused: true });
  const id = newId();
  await service.query(
    `insert into analytics_events (event_id, name, listing_id, occurred_at, added_at)
     values ('${id}', 'claim_approved', 7, '${addedAt}', '${addedAt}')`,
  );
  const { database, log, config } = service.context;
  const round = (send: SendEvents, now = new Date(), from: Pick<Database, 'transaction'> = database) =>
    sendAnalytics({ database: from, send, log }, now, new AbortController().signal);
  return { service, id, database, config, round };
}

test('while the provider is asked nothing is locked, and another process sends other events', async () => {
  const { service, id, round } = await startPaused();
  const other = newId();
  const sent: string[][] = [];
  await round(async (events) => {
    sent.push(events.map(({ eventId }) => eventId));
    await service.query(
      `insert into analytics_events (event_id, name, listing_id, occurred_at) values ('${other}', 'claim_approved', 8, now())`,
    );
    await service.query('select 1 from analytics_events for update nowait');
    await round(async (those) => void sent.push(those.map(({ eventId }) => eventId)));
  });
  expect(sent).toEqual([[id], [other]]);
  expect(await waiting(service)).toEqual([]);
  await service.stop();
});

test('what a process sent before it died is sent again once its lease ends, under the same id', async () => {
  const { service, id, database, config, round } = await startPaused();
  const send = createSendEvents({ ...config, POSTHOG_KEY: 'token', POSTHOG_HOST: provider.url });
  if (!send) throw new Error('there is no key');
  const died = new Error('died');
  let transactions = 0;
  // The third one would delete what was sent.
  const dying: Pick<Database, 'transaction'> = {
    transaction: (work) => (++transactions === 3 ? Promise.reject(died) : database.transaction(work)),
  };
  await expect(round(send, new Date(), dying)).rejects.toBe(died);
  await round(send);
  expect(sentOf(id)).toHaveLength(1);
  expect(await waiting(service)).toEqual([{ id }]);

  const [{ left = 0 } = {}] = await service.query(
    'select extract(epoch from lease_until - now()) * 1000 as left from analytics_events',
  );
  expect(Number(left)).toBeLessThanOrEqual(leaseMs);
  expect(leaseMs).toBeGreaterThan(sendMs);
  await service.query('update analytics_events set lease_until = now()');
  await round(send);
  const [first, second, ...more] = sentOf(id);
  expect(more).toEqual([]);
  expect(second).toEqual(first);
  expect(await waiting(service)).toEqual([]);
  await service.stop();
});

test('an event is given up after seven days, and not before', async () => {
  const added = new Date('2026-11-01T00:00Z');
  const { service, round } = await startPaused(added.toISOString());
  const send = () => Promise.reject(new Error('away'));
  const run = (ms: number) => round(send, new Date(added.getTime() + ms));
  await run(analyticsDays * dayMs);
  expect(await waiting(service)).toHaveLength(1);
  await run(analyticsDays * dayMs + 1);
  expect(await waiting(service)).toEqual([]);
  await service.stop();
});

test('what waits is sent when the service stops', async () => {
  const service = await start({ sweepEveryMs: hourMs });
  // The next run of the job is an hour later.
  await eventually(async () => {
    const runs = await service.query("select 1 from job_runs where job = 'send analytics' and finished_at is not null");
    return runs.length === 1;
  });
  const id = await approve(service, 7);
  expect(sentOf(id)).toHaveLength(0);
  await service.stop();
  expect(sentOf(id)).toHaveLength(1);
});

test('without a key nothing is stored or sent', async () => {
  const service = await startNotifications();
  await approve(service, 7);
  expect(await waiting(service)).toEqual([]);
  await service.stop();
  expect(provider.batches).toEqual([]);
});
