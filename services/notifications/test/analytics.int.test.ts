import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { newId } from '@poolpros/chassis/ids';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { claimApproved, requestMessageSent, submissionApproved } from '@poolpros/contracts/events/directory';
import { reviewPublished } from '@poolpros/contracts/events/reviews';
import { dayMs, hourMs } from '@poolpros/contracts/time';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { analyticsDays, sendAnalytics } from '../src/actions/send-analytics.js';
import { type Harness, mailData, startNotifications } from './support.js';

interface Sent {
  event: string;
  uuid: string;
  distinct_id: string;
  timestamp: string;
  properties: Record<string, unknown>;
}

/** A provider that answers as told: with a status, or `never`. */
async function startProvider() {
  const batches: Sent[][] = [];
  let texts = '';
  const answers: (number | 'never')[] = [];
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = request.headers['content-encoding'] === 'gzip' ? request.pipe(createGunzip()) : request;
    const { batch } = (await json(body)) as { batch: Sent[] };
    texts += JSON.stringify(batch);
    batches.push(batch);
    const answer = answers.length > 1 ? answers.shift() : (answers[0] ?? 200);
    if (answer === 'never') return;
    response.writeHead(answer ?? 200, { 'content-type': 'application/json' }).end('{"status":1}');
  }
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    batches,
    text: () => texts,
    /** From now on; the last one stays. */
    answer: (...next: (number | 'never')[]) => answers.splice(0, answers.length, ...next),
    reset() {
      batches.length = 0;
      answers.length = 0;
    },
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

let provider: Awaited<ReturnType<typeof startProvider>>;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.close());
beforeEach(() => provider.reset());

const start = (schedule = {}) =>
  startNotifications({ schedule, environment: { POSTHOG_KEY: 'token', POSTHOG_HOST: provider.url } });
const waiting = (service: Harness) => service.query('select event_id as id from analytics_events order by added_at');
const sentOf = (id: string) => provider.batches.flat().filter(({ uuid }) => uuid === id);
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
      await service.publish(requestMessageSent, {
        messageId: newId(),
        contactRequestId: newId(),
        installerId: 10,
        side: 'business',
      }),
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

test('an event is given up after seven days, and not before', async () => {
  const service = await startNotifications({ paused: true });
  const added = new Date('2026-11-01T00:00Z');
  await service.query(
    `insert into analytics_events (event_id, name, listing_id, occurred_at, added_at)
     values ('${newId()}', 'claim_approved', 7, '2026-11-01T00:00Z', '2026-11-01T00:00Z')`,
  );
  const { database, log } = service.context;
  const send = async () => {
    throw new Error('away');
  };
  const run = (ms: number) =>
    sendAnalytics({ database, send, log }, new Date(added.getTime() + ms), new AbortController().signal);
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
