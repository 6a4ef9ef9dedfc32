import { newId } from '@poolpros/chassis/ids';
import { historyOf } from '@poolpros/chassis/machine/history';
import { tablesWith } from '@poolpros/chassis/testing/rows';
import {
  contactRequestCreated,
  contactRequestWithdrawn,
  requestHeld,
  requestLinkRequested,
  requestMessageSent,
  requestSent,
  requestUnanswered,
} from '@poolpros/contracts/events/directory';
import { followedRequestSchema } from '@poolpros/contracts/http/followed-requests';
import { dayMs, hourMs } from '@poolpros/contracts/time';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { lockAddress } from '../src/base/db/locks.js';
import { expireRequests } from '../src/requests/actions/expire-requests.js';
import { announceUnanswered } from '../src/requests/actions/offer-others.js';
import { takeUnanswered } from '../src/requests/db/request-store.js';
import { contactRequestMachine } from '../src/requests/domain/contact-request.js';
import { requestsOf } from './requests.js';
import { callers, type Harness, startDirectory } from './support.js';

let directory: Harness;
let installerId: number;
let requests: ReturnType<typeof requestsOf>;
beforeAll(async () => {
  directory = await startDirectory();
  requests = requestsOf(directory);
});
afterAll(() => directory.stop());
beforeEach(async () => {
  await directory.empty();
  installerId = (await directory.add()).id;
});
const unknown = 'A'.repeat(43);

test('shows the homeowner every business of the request, without the email of anybody', async () => {
  const other = await directory.add({ name: 'Lone Heron Pool Co.', contactEmail: null });
  const { id, token } = await requests.send({
    installerId,
    alsoTo: [other.id],
    service: 'Pool Repair',
    zip: '78704',
    facts: { trouble: 'leak' },
  });
  const { status, body } = await requests.follow('view', token);
  expect(status).toBe(200);
  expect(followedRequestSchema.parse(body)).toEqual(body);
  expect(body).toMatchObject({
    name: 'Ann Hale',
    service: 'Pool Repair',
    zip: '78704',
    facts: { trouble: 'leak' },
    isConfirmed: true,
    isWithdrawn: false,
    outcome: null,
    recipients: [
      { contactRequestId: id, name: 'Hillstone Pools & Spas', status: 'new', undelivered: false, mayWrite: true },
      { name: 'Lone Heron Pool Co.', status: 'new', undelivered: true, isClaimed: false },
    ],
  });
  expect(JSON.stringify(body)).not.toContain('@');
});

test('an unknown link is no request, and one whose page has ended can be renewed', async () => {
  expect(await requests.follow('view', unknown)).toMatchObject({ status: 404, body: { code: 'link_invalid' } });
  const { token, requestId } = await requests.send({ installerId });
  const later = (days: number) => new Date(Date.now() + days * dayMs);
  await directory.atTime(later(89), async () => expect((await requests.follow('view', token)).status).toBe(200));
  await directory.atTime(later(91), async () => {
    for (const route of ['view', 'withdraw', 'erase'])
      expect(await requests.follow(route, token)).toMatchObject({ status: 410, body: { code: 'link_expired' } });
    expect((await directory.post('/requests/links', { token })).status).toBe(202);
    expect((await requests.follow('view', token)).status).toBe(200);
    const { to, facts } = await requests.mail('request-link', requestId);
    expect([to[0]?.address, requests.tokenIn(facts.followUrl)]).toEqual(['ann@home.example', token]);
  });
  expect((await directory.post('/requests/links', { token: unknown })).status).toBe(404);
  expect(await directory.events(requestLinkRequested.type)).toHaveLength(1);
});

describe('a risky request', () => {
  const risky = { email: 'ann@mailinator.com' };

  test('reaches nobody before the homeowner confirms it, and everybody once', async () => {
    const owner = newId();
    await directory.join(installerId, owner);
    const unclaimed = await directory.add();
    const { id, token, requestId, body } = await requests.send({ installerId, alsoTo: [unclaimed.id], ...risky });
    expect(body.mustConfirm).toBe(true);
    expect(await directory.events(contactRequestCreated.type)).toEqual([]);
    expect((await directory.events(requestHeld.type)).map(({ data }) => data)).toEqual([{ requestId }]);
    const inbox = () => directory.get('/contractors/me/contact-requests', directory.contractor(owner));
    expect((await inbox()).body.total).toBe(0);
    expect((await directory.get(`/contractors/me/contact-requests/${id}`, directory.contractor(owner))).status).toBe(
      404,
    );
    expect((await requests.follow('view', token)).body).toMatchObject({ isConfirmed: false, offered: [] });

    for (let time = 0; time < 2; time++)
      expect((await requests.follow('confirm', token)).body).toMatchObject({
        isConfirmed: true,
        recipients: [{ status: 'delivered' }, { status: 'new' }],
      });
    expect(await directory.events(contactRequestCreated.type)).toHaveLength(2);
    expect(await directory.events(requestSent.type)).toHaveLength(1);
    expect((await inbox()).body.total).toBe(1);
  });

  test('can be confirmed for seven days, and is erased after them', async () => {
    const { token } = await requests.send({ installerId, ...risky });
    await directory.atTime(new Date(Date.now() + 7 * dayMs), async () =>
      expect((await requests.follow('confirm', token)).status).toBe(410),
    );
    await directory.database.dataSource.query(`update requests set created_at = now() - interval '7 days 1 hour'`);
    await directory.runHourlyJobs(new Date());
    expect((await requests.follow('view', token)).status).toBe(404);
  });

  test('that is withdrawn cannot be confirmed', async () => {
    const { token } = await requests.send({ installerId, ...risky });
    await requests.follow('withdraw', token);
    expect((await requests.follow('confirm', token)).status).toBe(409);
    expect(await directory.events(contactRequestCreated.type)).toEqual([]);
  });
});

test('what the homeowner writes is in the thread, once for each key, and its event has no words', async () => {
  const { id, token } = await requests.send({ installerId });
  const headers = { 'idempotency-key': newId() };
  const payload = { token, contactRequestId: id, text: 'The gate code is at the door.' };
  const post = () => directory.app.inject({ method: 'POST', url: '/requests/messages', payload, headers });
  const [first, again] = [await post(), await post()];
  expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
  const { body } = await requests.follow('view', token);
  expect(body.recipients[0]?.messages).toMatchObject([{ side: 'homeowner', via: 'page', text: payload.text }]);
  const events = await directory.events(requestMessageSent.type);
  expect(events.map(({ data }) => data)).toEqual([
    { messageId: body.recipients[0]?.messages[0]?.id, contactRequestId: id, installerId, side: 'homeowner' },
  ]);
  const mail = await requests.mail('request-message', String(events[0]?.data.messageId));
  expect(mail).toMatchObject({
    to: [{ address: 'office@hillstone.example', facts: { answerUrl: expect.stringContaining('/answer-request/') } }],
    facts: { name: 'Ann Hale', text: payload.text },
  });
});

test('the homeowner writes to the businesses of the request only, twenty times a day', async () => {
  const { id, token } = await requests.send({ installerId });
  const stranger = await requests.send({ installerId, email: 'bob@home.example', message: 'Another pool.' });
  const write = (contactRequestId: string, text = 'Hello') =>
    requests.follow('messages', token, { contactRequestId, text });
  expect((await write(stranger.id)).status).toBe(404);
  expect((await write(id, ' ')).body.errors).toMatchObject([{ path: 'body.text' }]);
  for (let number = 0; number < 20; number++) expect((await write(id, `Message ${number}`)).status).toBe(201);
  expect((await write(id)).status).toBe(429);
});

test('details can be added, and what is not named stays', async () => {
  const { token } = await requests.send({ installerId, service: 'Pool Repair' });
  const { body } = await requests.follow('details', token, { timing: 'now', facts: { since: 'days' } });
  expect(body).toMatchObject({ service: 'Pool Repair', timing: 'now', facts: { since: 'days' } });
  const wrong = await requests.follow('details', token, { facts: { since: 'yesterday' } });
  expect([wrong.status, wrong.body.errors]).toMatchObject([400, [{ path: 'body.facts.since' }]]);
  expect((await requests.follow('details', token, { zip: '123' })).body.errors).toMatchObject([{ path: 'body.zip' }]);
});

test('a withdrawn request ends for every business, without the phone, and those who had it are notified', async () => {
  const owner = newId();
  await directory.join(installerId, owner);
  const unreached = await directory.add({ contactEmail: null });
  const { id, token } = await requests.send({ installerId, alsoTo: [unreached.id], phone: '(512) 555-0188' });
  const read = async () =>
    (await directory.get(`/contractors/me/contact-requests/${id}`, directory.contractor(owner))).body;
  expect(await read()).toMatchObject({ status: 'delivered', phone: '+15125550188', others: 1 });
  for (let time = 0; time < 2; time++)
    expect((await requests.follow('withdraw', token)).body).toMatchObject({
      isWithdrawn: true,
      recipients: [{ status: 'withdrawn', mayWrite: false }, { status: 'withdrawn' }],
    });
  expect(await read()).toMatchObject({ status: 'withdrawn', phone: null, mayReply: false, moves: [] });
  const events = await directory.events(contactRequestWithdrawn.type);
  expect(events.map(({ data }) => data)).toEqual([{ contactRequestId: id, installerId }]);
  for (const [route, more] of [
    ['messages', { contactRequestId: id, text: 'Hello' }],
    ['details', { timing: 'now' }],
    ['outcome', { outcome: 'not_doing' }],
    ['others', { installerIds: [unreached.id] }],
  ] as const)
    expect((await requests.follow(route, token, more)).status).toBe(409);
});

test('the homeowner says who got the job, and can correct it', async () => {
  const second = await directory.add({ name: 'Second' });
  const { id, token } = await requests.send({ installerId, alsoTo: [second.id] });
  const statuses = async (outcome: object) => {
    const { body } = await requests.follow('outcome', token, outcome);
    return [body.outcome, body.hiredId, body.value, ...body.recipients.map(({ status }) => status)];
  };
  expect(await statuses({ outcome: 'hired', contactRequestId: id, value: 4200 })).toEqual([
    'hired',
    id,
    4200,
    'won',
    'lost',
  ]);
  expect(await statuses({ outcome: 'elsewhere' })).toEqual(['elsewhere', null, null, 'lost', 'lost']);
  const other = (await requests.follow('view', token)).body.recipients[1]?.contactRequestId;
  expect(await statuses({ outcome: 'hired', contactRequestId: other })).toEqual(['hired', other, null, 'lost', 'won']);
  const steps = await historyOf(directory.database.dataSource.manager, contactRequestMachine, id);
  expect(steps.map(({ action, actor }) => [action, actor.kind])).toEqual([
    ['send', 'anonymous'],
    ['hire', 'anonymous'],
    ['pass_over', 'anonymous'],
  ]);
});

test.each([
  [{ outcome: 'hired' }, 'body.contactRequestId'],
  [{ outcome: 'elsewhere', contactRequestId: newId() }, 'body.contactRequestId'],
  [{ outcome: 'hired', contactRequestId: newId() }, 'body.contactRequestId'],
  [{ outcome: 'not_doing', value: 5 }, 'body.value'],
  [{ outcome: 'not_doing', value: -1 }, 'body.value'],
  [{ outcome: 'maybe' }, 'body.outcome'],
])('the outcome %j is rejected, naming %s', async (outcome, path) => {
  const { token } = await requests.send({ installerId });
  const { status, body } = await requests.follow('outcome', token, outcome);
  expect([status, body.errors]).toMatchObject([400, [{ path }]]);
  expect((await requests.follow('view', token)).body.outcome).toBeNull();
});

describe('others', () => {
  test('who serve the place and take requests are offered while nobody has replied, those of the service first', async () => {
    const near = { latitude: 30.28, longitude: -97.75 };
    const [roofs, leaks] = [
      await directory.add({ name: 'Nearest, other work', ...near, services: ['Pool Lighting'] }),
      await directory.add({ name: 'Repairs leaks', ...near, latitude: 30.35, services: ['Pool Repair'] }),
    ];
    await directory.add({ name: 'Far away', latitude: 40, longitude: -80 });
    await directory.add({ name: 'On vacation', ...near, status: 'paused' });
    const { token } = await requests.send({ installerId, service: 'Pool Repair', zip: '78704' });
    const { offered } = (await requests.follow('view', token)).body;
    expect(offered.map(({ installerId: id }) => id)).toEqual([leaks.id, roofs.id]);
    expect(offered[0]).toMatchObject({ name: 'Repairs leaks', location: 'Austin, TX', miles: expect.any(Number) });
    await requests.follow('outcome', token, { outcome: 'not_doing' });
    expect((await requests.follow('view', token)).body.offered).toEqual([]);
  });

  test('get the same words, each once', async () => {
    const second = await directory.add({ name: 'Second' });
    const { token, requestId } = await requests.send({ installerId });
    for (let time = 0; time < 2; time++)
      expect((await requests.follow('others', token, { installerIds: [second.id, installerId] })).status).toBe(201);
    const { recipients } = (await requests.follow('view', token)).body;
    expect(recipients.map(({ name }) => name)).toEqual(['Hillstone Pools & Spas', 'Second']);
    expect(await requests.requestOf(String(recipients[1]?.contactRequestId))).toBe(requestId);
    expect(await directory.events(contactRequestCreated.type)).toHaveLength(2);
    const missing = await requests.follow('others', token, { installerIds: [999_999] });
    expect([missing.status, missing.body.errors]).toMatchObject([404, [{ path: 'body.installerIds.0' }]]);
  });

  test('are not more a day than a homeowner may ask, also when asked by several requests at once', async () => {
    const others = await Promise.all(
      Array.from({ length: 3 }, (_, number) => directory.add({ name: `Other ${number}` })),
    );
    const tokens: string[] = [];
    for (const message of ['The heater is cold.', 'The pump is loud.', 'The light is out.'])
      tokens.push((await requests.send({ installerId, message })).token);
    const installerIds = others.map(({ id }) => id);
    let asking: ReturnType<typeof requests.follow>[] = [];
    await directory.database.transaction(async (tx) => {
      await lockAddress(tx, 'ann@home.example');
      asking = tokens.map((token) => requests.follow('others', token, { installerIds }));
      const waiting = "select from pg_stat_activity where wait_event = 'advisory' and datname = current_database()";
      await expect.poll(() => directory.database.dataSource.query(waiting)).toHaveLength(asking.length);
    });
    expect((await Promise.all(asking)).map(({ status }) => status).sort()).toEqual([201, 201, 429]);
  });

  test('are mailed to the homeowner once, after 24 hours without a reply', async () => {
    await directory.add({ name: 'Second' });
    const { requestId, id } = await requests.send({ installerId });
    const sentAt = Date.now();
    const announceAt = (ms: number) => announceUnanswered(directory.database, new Date(sentAt + ms));
    await announceAt(24 * hourMs - 60_000);
    expect(await directory.events(requestUnanswered.type)).toEqual([]);
    await announceAt(24 * hourMs + 60_000);
    await announceAt(48 * hourMs);
    expect((await directory.events(requestUnanswered.type)).map(({ data }) => data)).toEqual([{ requestId }]);
    expect(await requests.mail('request-unanswered', requestId)).toMatchObject({
      to: [{ address: 'ann@home.example' }],
      facts: { silent: ['Hillstone Pools & Spas'], offered: [{ name: 'Second', location: 'Austin, TX' }] },
    });
    const { to } = await requests.mail('contact-request', id);
    await requests.thread('messages', requests.tokenIn(to[0]?.facts?.answerUrl), { text: 'We can come on Tuesday.' });
    const mail = `/internal/mail/request-unanswered/${requestId}`;
    expect((await directory.get(mail, callers.tokens.notifications)).status).toBe(410);
  });

  test('are no longer mailed when they have been due for more than 14 days', async () => {
    await requests.send({ installerId });
    const sentAt = Date.now();
    const announceAt = (ms: number) => announceUnanswered(directory.database, new Date(sentAt + ms));
    await announceAt(15 * dayMs + 60_000);
    expect(await directory.events(requestUnanswered.type)).toEqual([]);
    await announceAt(15 * dayMs - 60_000);
    expect(await directory.events(requestUnanswered.type)).toHaveLength(1);
  });
});

test('requests without a reply are found by when they were sent, and the replies of each are looked up', async () => {
  const plan = await directory.database.transaction(async (tx) => {
    await tx.query('set local enable_seqscan = off; set local enable_bitmapscan = off');
    const query = tx.query.bind(tx);
    const explained = vi.spyOn(tx, 'query').mockImplementation((text, values) => query(`explain ${text}`, values));
    await takeUnanswered(tx, { from: new Date(0), to: new Date() }, 100);
    return JSON.stringify(await explained.mock.results[0]?.value);
  });
  expect(plan).toMatch(/requests_unanswered on requests.*Index Cond: \(\(created_at >= .*contact_requests_request on/);
  expect(plan).not.toContain('Join');
});

test('a request that gets no reply expires a week after it was delivered, and a late reply opens it again', async () => {
  const owner = newId();
  await directory.join(installerId, owner);
  const { id, token } = await requests.send({ installerId });
  const deliveredAt = Date.now();
  const statusAfter = async (ms: number) => {
    await expireRequests(directory.database, new Date(deliveredAt + ms));
    return (await requests.follow('view', token)).body.recipients[0]?.status;
  };
  expect(await statusAfter(7 * dayMs - 60_000)).toBe('delivered');
  expect(await statusAfter(7 * dayMs + 60_000)).toBe('expired');
  const url = `/contractors/me/contact-requests/${id}/messages`;
  const { body } = await directory.post(url, { text: 'Sorry for the wait.' }, directory.contractor(owner));
  expect(body.status).toBe('replied');
});

test('an erased request is gone everywhere at once, and its contact requests hold nothing of it', async () => {
  const owner = newId();
  await directory.join(installerId, owner);
  const { id, token, requestId } = await requests.send({ installerId, phone: '(512) 555-0188' });
  await requests.follow('messages', token, { contactRequestId: id, text: 'ann@home.example is my email' });
  const answer = `/contractors/me/contact-requests/${id}/messages`;
  await directory.post(answer, { text: 'Dear ann@home.example' }, directory.contractor(owner));
  expect((await requests.follow('erase', token)).status).toBe(204);
  expect(await tablesWith(directory, 'ann@home.example')).toEqual([]);
  expect(await tablesWith(directory, '5125550188')).toEqual([]);
  expect((await requests.follow('view', token)).status).toBe(404);
  expect((await directory.get(answer.replace('/messages', ''), directory.contractor(owner))).status).toBe(404);
  const inbox = await directory.get('/contractors/me/contact-requests', directory.contractor(owner));
  expect(inbox.body).toMatchObject({ total: 0, stages: { new: 0, replied: 0, quoted: 0, closed: 0 } });
  const rows = await directory.database.dataSource.query<object[]>('select status, request_id from contact_requests');
  expect(rows).toEqual([{ status: 'withdrawn', request_id: null }]);
  expect(await directory.database.dataSource.query('select id from requests where id = $1', [requestId])).toEqual([]);
});
