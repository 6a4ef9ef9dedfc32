import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newId } from '@poolpros/chassis/ids';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { contactRequestCreated, directoryFactsStream } from '@poolpros/contracts/events/directory';
import { reviewPublished, reviewRemoved } from '@poolpros/contracts/events/reviews';
import {
  newWebhookSchema,
  type Webhook,
  webhookDeliveriesSchema,
  webhooksSchema,
} from '@poolpros/contracts/http/webhooks';
import { planLimits } from '@poolpros/contracts/plans';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { takeDue } from '../src/connections/db/webhook-delivery-store.js';
import { makeOwner } from '../src/team/actions/make-owner.js';
import { callers, type Harness, startDirectory } from './support.js';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

let directory: Harness;
let listingId: number;
let owner: string;
/** What each path of the receiver responds; 0 for never. */
const responses = new Map<string, number>();
let received: Received[] = [];
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString();
  });
  request.on('end', () => {
    const path = request.url ?? '';
    received.push({ path, headers: request.headers, body });
    const status = responses.get(path) ?? 204;
    if (status > 0) response.writeHead(status).end(body);
  });
});
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  directory = await startDirectory({ environment: { WEBHOOK_TARGETS: 'any' } });
  await directory.start('webhooks');
});
afterAll(async () => {
  await directory.stop();
  receiver.closeAllConnections();
  receiver.close();
});
beforeEach(async () => {
  // Without the rows, what is in flight records nothing.
  await sql('delete from webhooks');
  await directory.empty();
  responses.clear();
  stand().contacts.length = 0;
  stand().unproven.clear();
  stand().isUp = true;
  listingId = (await directory.add()).id;
  owner = person('dana@hillstone.example');
  await directory.database.transaction((tx) => makeOwner(tx, { listingId, accountId: owner }, new Date()));
  received = [];
});

function stand() {
  if (!directory.accounts) throw new Error('directory asks accounts');
  return directory.accounts;
}
function person(email: string): string {
  const accountId = newId();
  stand().contacts.push({ accountId, name: 'Dana Kessler', email });
  return accountId;
}
const sql = <Row>(text: string, values: unknown[] = []) => directory.database.dataSource.query<Row[]>(text, values);
const as = (accountId: string) => directory.contractor(accountId);
const base = () => `/contractors/me/listings/${listingId}/webhooks`;
const urlOf = (path: string) => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}${path}`;
const post = (change: object = {}, accountId = owner) =>
  directory.post(base(), { url: urlOf('/hook'), events: ['request.created'], ...change }, as(accountId));
const add = async (change: object = {}, accountId = owner) => {
  const { status, body } = await post(change, accountId);
  expect(status, JSON.stringify(body)).toBe(201);
  return newWebhookSchema.parse(body);
};
const step = (id: string, name: string, body: object = {}) => directory.post(`${base()}/${id}${name}`, body, as(owner));
const turn = (id: string, isOn: boolean) => step(id, '', { events: ['request.created'], isOn });
const list = async () => {
  const { status, body } = await directory.get(base(), as(owner));
  expect(status, JSON.stringify(body)).toBe(200);
  return webhooksSchema.parse(body);
};
const stopOf = async (id: string) => (await list()).items.find((each: Webhook) => each.id === id)?.stop;
const deliveries = async (id: string) => {
  const { status, body } = await directory.get(`${base()}/${id}/deliveries`, as(owner));
  expect(status, JSON.stringify(body)).toBe(200);
  return webhookDeliveriesSchema.parse(body).items;
};
const ask = async (name = 'jordan') => {
  const sent = await directory.post('/contact-requests', {
    installerId: listingId,
    name,
    email: `${name}@home.example`,
    message: `Green water, ${name}`,
  });
  expect(sent.status, JSON.stringify(sent.body)).toBe(201);
  return String(sent.body.id);
};
const settled = (id: string, status: string) =>
  eventually(async () => {
    const [last] = await deliveries(id);
    expect(last?.status).toBe(status);
    return last;
  });
const tried = (id: string, tries: number) =>
  eventually(async () => {
    const [last] = await deliveries(id);
    expect(last?.tries).toBe(tries);
    return last;
  });
const comeDue = () => sql('update webhook_deliveries set due_at = now()');

/** The signature of Standard Webhooks, computed apart from the product's. */
function verifies({ headers, body }: Received, secret: string): boolean {
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const wanted = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(wanted);
}

describe('a webhook', () => {
  test('is told of a request by its id, signed with the secret that was shown once', async () => {
    const { id, secret } = await add();
    expect(JSON.stringify([await list(), await sql('select * from webhooks')])).not.toContain(secret);
    const requestId = await ask();
    const delivery = await settled(id, 'delivered');
    const [message] = received;
    if (!message) throw new Error('nothing was received');
    expect(verifies(message, secret)).toBe(true);
    expect(message.headers['webhook-id']).toBe(delivery?.id);
    expect(Math.abs(Number(message.headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60);
    const { type, data } = JSON.parse(message.body);
    expect([type, data.listingId, data.requestId]).toEqual(['request.created', listingId, requestId]);
    expect(delivery).toMatchObject({ httpStatus: 204, tries: 1, reason: null, nextTryAt: null });
    const traces = [message.body, ...directory.lines, JSON.stringify(await sql('select * from webhook_deliveries'))];
    for (const word of ['jordan', 'Green water', secret]) expect(traces.join()).not.toContain(word);
  });

  test('is told of public reviews that were taken down, and not of one that never was public', async () => {
    const { id } = await add({ events: ['review.removed'] });
    const [held, removed] = [newId(), newId()];
    for (const [reviewId, wasPublic] of [
      [held, false],
      [removed, true],
    ] as const)
      await directory.publish(reviewRemoved, {
        aggregateId: reviewId,
        data: { reviewId, installerId: listingId, byStaff: false, wasPublic },
      });
    await directory.waitUntilIdle();
    await settled(id, 'delivered');
    expect(received.map(({ body }) => JSON.parse(body))).toMatchObject([
      { type: 'review.removed', data: { reviewId: removed, listingId } },
    ]);
  });

  test('is told of published reviews, decided changes and statuses, and of nothing that it did not choose', async () => {
    const all = await add({ events: ['review.published', 'listing.change_decided', 'listing.status_changed'] });
    const other = await add({ url: urlOf('/other') });
    const reviewId = newId();
    const event = { aggregateId: reviewId, data: { reviewId, installerId: listingId, rating: 4 } };
    await directory.publish(reviewPublished, event);
    await directory.waitUntilIdle();
    await directory.post(
      `/contractors/me/listings/${listingId}/changes`,
      { before: { phone: '+15125550142' }, after: { phone: '(512) 555-0188' } },
      as(owner),
    );
    const [change] = await sql<{ id: string; version: number }>(
      'select id, version from listing_changes where decided_at is null',
    );
    const applied = await directory.post(
      `/admin/changes/${change?.id}/apply`,
      { version: change?.version },
      directory.admin(),
    );
    expect(applied.status, JSON.stringify(applied.body)).toBe(200);
    // What waits of a closed business is not sent.
    await eventually(() => expect(received).toHaveLength(2));
    const closed = await directory.post(`/contractors/me/listings/${listingId}/close`, {}, as(owner));
    expect(closed.status, JSON.stringify(closed.body)).toBeLessThan(300);
    await eventually(() => expect(received).toHaveLength(3));
    const told = received.map(({ body }) => JSON.parse(body)).map(({ type, data }) => [type, data]);
    expect(Object.fromEntries(told)).toMatchObject({
      'review.published': { reviewId, rating: 4 },
      'listing.change_decided': { changeId: change?.id, outcome: 'applied' },
      'listing.status_changed': { status: 'closed' },
    });
    expect(await deliveries(other.id)).toEqual([]);
    expect(await stopOf(all.id)).toBe('closed');
  });

  test('receives nothing older than itself', async () => {
    const { id } = await add();
    await directory.publish(contactRequestCreated, {
      aggregateId: newId(),
      occurredAt: new Date(Date.now() - 60_000),
      data: { contactRequestId: newId(), installerId: listingId },
    });
    await directory.waitUntilIdle();
    expect(await deliveries(id)).toEqual([]);
  });

  test('has two secrets for a day after one was replaced, and replacing it twice ends the one in between', async () => {
    const first = await add();
    const second = newWebhookSchema.parse((await step(first.id, '/secret')).body);
    expect(Date.parse(second.oldSecretUntil ?? '') - Date.now()).toBeGreaterThan(23 * 3_600_000);
    const third = newWebhookSchema.parse((await step(first.id, '/secret')).body);
    expect((await step(first.id, '/test')).status).toBe(202);
    await settled(first.id, 'delivered');
    const verified = (secrets: string[]) =>
      secrets.map((secret) => received.at(-1) && verifies(received.at(-1) as Received, secret));
    expect(verified([first.secret, second.secret, third.secret])).toEqual([true, false, true]);
    await sql('update webhooks set old_secret_until = now()');
    await step(first.id, '/test');
    await eventually(() => expect(received).toHaveLength(2));
    expect(verified([first.secret, third.secret])).toEqual([false, true]);
  });

  test('is added after a step-up, as often as the plan holds, at a URL of its own', async () => {
    stand().unproven.add(owner);
    expect((await post()).body).toMatchObject({ status: 403, code: 'step_up_required' });
    stand().unproven.clear();
    const same = await Promise.all(Array.from({ length: 3 }, () => post()));
    expect(same.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    const more = await Promise.all(Array.from({ length: 6 }, (_, at) => post({ url: urlOf(`/${at}`) })));
    expect(more.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 409, 409]);
    expect((await list()).items).toHaveLength(planLimits.pro.webhooks);
    expect((await post({ url: 'nothing' })).body.errors[0].path).toBe('body.url');
    expect((await post({ events: [] })).body.errors[0].path).toBe('body.events');
  });

  test('is removed with what was told to it', async () => {
    const { id } = await add();
    await ask();
    await settled(id, 'delivered');
    expect((await step(id, '/remove')).status).toBe(204);
    expect((await step(id, '/remove')).status).toBe(404);
    expect(await sql('select id from webhook_deliveries')).toEqual([]);
  });
});

describe('a delivery', () => {
  test('is tried again until it is taken, with the same id', async () => {
    responses.set('/hook', 500);
    const { id } = await add();
    await ask();
    expect(await tried(id, 1)).toMatchObject({ status: 'waiting', httpStatus: 500, reason: 'status' });
    responses.set('/hook', 200);
    await comeDue();
    expect(await settled(id, 'delivered')).toMatchObject({ tries: 2, httpStatus: 200, reason: null });
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await sql('select failing_since from webhooks')).toEqual([{ failing_since: null }]);
  });

  test('is given up after eight tries, and can be sent again, with the tries of a new one', async () => {
    responses.set('/hook', 503);
    const { id } = await add();
    await ask();
    await tried(id, 1);
    await sql('update webhook_deliveries set tries = 7, due_at = now()');
    const failed = await settled(id, 'failed');
    expect(failed).toMatchObject({ tries: 8, httpStatus: 503, nextTryAt: null });
    expect(await stopOf(id)).toBeNull();
    responses.delete('/hook');
    expect((await step(id, `/deliveries/${failed?.id}/repeat`)).status).toBe(202);
    expect(await settled(id, 'delivered')).toMatchObject({ id: failed?.id, tries: 1 });
    expect((await step(id, `/deliveries/${newId()}/repeat`)).status).toBe(404);
  });

  test('costs no try while accounts is away', async () => {
    const { id } = await add();
    stand().isUp = false;
    await ask();
    await eventually(async () => {
      const [row] = await sql<{ leases: number }>('select leases from webhook_deliveries where lease_until is null');
      expect(row?.leases).toBe(1);
    });
    expect((await deliveries(id))[0]).toMatchObject({ status: 'waiting', tries: 0, triedAt: null });
    expect(received).toEqual([]);
    stand().isUp = true;
    await comeDue();
    expect(await settled(id, 'delivered')).toMatchObject({ tries: 1 });
  });

  test('is erased after 30 days', async () => {
    const { id } = await add();
    await ask('ann');
    await settled(id, 'delivered');
    await sql(`update webhook_deliveries set created_at = now() - interval '31 days'`);
    const last = await ask('bea');
    await eventually(async () =>
      expect((await deliveries(id)).map(({ status }) => status)).toEqual(['delivered', 'delivered']),
    );
    await directory.runHourlyJobs(new Date());
    expect(await sql('select data from webhook_deliveries')).toEqual([{ data: { requestId: last } }]);
  });

  test('that a process left behind is taken again when its time is over, and its late outcome is left out', async () => {
    responses.set('/hook', 0);
    const { id } = await add();
    await ask();
    await eventually(() => expect(received).toHaveLength(1));
    responses.delete('/hook');
    await sql('update webhook_deliveries set lease_until = now()');
    expect(await settled(id, 'delivered')).toMatchObject({ tries: 1 });
    receiver.closeAllConnections();
    expect((await deliveries(id))[0]).toMatchObject({ status: 'delivered', httpStatus: 204 });
  });

  test('of a business whose endpoint is slow holds up no other business, and not all its own', async () => {
    responses.set('/slow', 0);
    await add({ url: urlOf('/slow') });
    for (const name of ['ann', 'bea', 'cleo', 'dora']) await ask(name);
    await eventually(() => expect(received).toHaveLength(2));
    const [taken] = await Promise.all([
      takeDue(directory.database.dataSource.manager, { most: 10, mostOfBusiness: 2 }),
    ]);
    expect(taken).toEqual([]);
    listingId = (await directory.add({ name: 'Other Pools' })).id;
    await directory.database.transaction((tx) => makeOwner(tx, { listingId, accountId: owner }, new Date()));
    const { id } = await add();
    await ask();
    await settled(id, 'delivered');
    expect(received.filter(({ path }) => path === '/slow')).toHaveLength(2);
  });

  test('is taken by one of two that ask at once', async () => {
    const { id } = await add({ events: ['review.published'] });
    await sql(
      `insert into webhook_deliveries (id, webhook_id, event, data, status, tries, leases, due_at, created_at)
       select gen_random_uuid(), $1, 'review.published', '{}', 'waiting', 0, 0, now(), now() from generate_series(1, 40)`,
      [id],
    );
    const { manager } = directory.database.dataSource;
    const takes = await Promise.all(
      Array.from({ length: 6 }, () => takeDue(manager, { most: 10, mostOfBusiness: 30 })),
    );
    const ids = takes.flat().map((each) => each.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('a webhook stops', () => {
  const turnedOff = async (webhookId: string) =>
    (await directory.published(directoryFactsStream))
      .filter(({ type }) => type === 'directory.webhook.turned_off.v1')
      .map(({ data }) => data)
      .filter((data) => JSON.stringify(data).includes(webhookId));

  test('when it is turned off; what waits is called off, and can be sent again when it is on', async () => {
    responses.set('/hook', 500);
    const { id } = await add();
    await ask();
    const waiting = await tried(id, 1);
    expect((await turn(id, false)).body).toMatchObject({ isOn: false, stop: 'off' });
    expect((await deliveries(id))[0]).toMatchObject({ status: 'failed', reason: 'off' });
    await ask('later');
    expect(await deliveries(id)).toHaveLength(1);
    const repeat = () => step(id, `/deliveries/${waiting?.id}/repeat`);
    expect([(await repeat()).body.detail, (await step(id, '/test')).status]).toEqual([
      'This webhook is off. Turn it on first.',
      409,
    ]);
    responses.delete('/hook');
    expect((await turn(id, true)).body).toMatchObject({ isOn: true, stop: null });
    expect((await repeat()).status).toBe(202);
    await settled(id, 'delivered');
    expect(await turnedOff(id)).toEqual([]);
  });

  test('at once when its receiver says 410, and its business is told', async () => {
    responses.set('/hook', 410);
    const { id } = await add();
    await ask();
    expect(await settled(id, 'failed')).toMatchObject({ httpStatus: 410, reason: 'gone', tries: 1 });
    expect(await stopOf(id)).toBe('gone');
    expect(await turnedOff(id)).toEqual([{ webhookId: id, installerId: listingId }]);
    const mail = () => directory.get(`/internal/mail/webhook-off/${id}`, callers.tokens.notifications);
    expect((await mail()).body).toMatchObject({
      to: [{ address: 'dana@hillstone.example' }],
      facts: {
        businessName: 'Hillstone Pools & Spas',
        host: new URL(urlOf('/')).host,
        cause: 'gone',
        roomUrl: expect.stringMatching(`/company-dashboard/${listingId}\\?room=connections$`),
      },
    });
    await turn(id, true);
    expect((await mail()).status).toBe(410);
  });

  test('after days in which a delivery after the other was given up, and not before', async () => {
    responses.set('/hook', 500);
    const { id } = await add();
    await ask();
    await tried(id, 1);
    await sql(`update webhooks set failing_since = now() - interval '6 days'`);
    await comeDue();
    await tried(id, 2);
    expect(await stopOf(id)).toBeNull();
    await sql('update webhook_deliveries set tries = 7, due_at = now()');
    await settled(id, 'failed');
    expect(await stopOf(id)).toBe('failing');
    expect(await turnedOff(id)).toHaveLength(1);
    await turn(id, true);
    expect(await stopOf(id)).toBeNull();
  });

  test.each([
    ['plan', () => sql('delete from founding_places')],
    ['closed', () => sql(`update installers set status = 'closed'`)],
    ['account_closed', async () => void stand().contacts.splice(0)],
    ['role_changed', () => sql(`update listing_members set role = 'staff' where account_id <> $1`, [owner])],
  ])('with the reason %s, which its delivery has as well', async (reason, happen) => {
    const manager = person('robin@hillstone.example');
    await directory.join(listingId, manager, 'manager');
    responses.set('/hook', 500);
    const { id } = await add({}, manager);
    await ask();
    await tried(id, 1);
    const before = received.length;
    await happen();
    await comeDue();
    expect(await settled(id, 'failed')).toMatchObject({ reason, tries: 1 });
    expect(received).toHaveLength(before);
    expect(await stopOf(id)).toBe(reason);
  });

  test('for good when who added it leaves the team', async () => {
    const manager = person('robin@hillstone.example');
    await directory.join(listingId, manager, 'manager');
    await add({}, manager);
    await sql('delete from listing_members where account_id = $1', [manager]);
    expect((await list()).items).toEqual([]);
  });
});
