import { newId } from '@poolpros/chassis/ids';
import { contactRequestCreated, requestSent } from '@poolpros/contracts/events/directory';
import { honeypotName } from '@poolpros/contracts/honeypot';
import { contactRequestCreatedSchema } from '@poolpros/contracts/http/contact-requests';
import { ownBusinessesSchema, ownContactRequestsSchema } from '@poolpros/contracts/http/contractors';
import { mailTemplates } from '@poolpros/contracts/mails/templates';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changeInstaller } from '../src/listings/db/installer-store.js';
import { callers, type Harness, startDirectory } from './support.js';

let directory: Harness;
let installerId: number;
beforeAll(async () => {
  directory = await startDirectory();
});
afterAll(() => directory.stop());
beforeEach(async () => {
  await directory.empty();
  installerId = (await directory.add()).id;
});

const request = (change: object = {}) => ({
  installerId,
  name: 'Ann Hale',
  email: 'Ann@Home.example',
  phone: '512 555 0188',
  message: 'Please call me.\nThe pool leaks near the skimmer.',
  ...change,
});
const send = (change: object = {}) => directory.post('/contact-requests', request(change));
const rows = () =>
  directory.database.dataSource.query<Record<string, unknown>[]>(
    `select c.*, r.name, r.email, r.phone, r.message, r.confirmed_at from contact_requests c
     left join requests r on r.id = c.request_id order by c.created_at, c.id`,
  );

test('stores a request and publishes its id, without what was written', async () => {
  const response = await send();
  expect(response.status).toBe(201);
  const { id } = contactRequestCreatedSchema.parse(response.body);
  expect(await rows()).toMatchObject([
    {
      id,
      installer_id: installerId,
      name: 'Ann Hale',
      email: 'ann@home.example',
      phone: '+15125550188',
      message: 'Please call me.\nThe pool leaks near the skimmer.',
      status: 'new',
    },
  ]);
  const [event] = await directory.events(contactRequestCreated.type);
  expect(contactRequestCreated.envelope.parse(event)).toMatchObject({
    aggregateId: id,
    aggregateVersion: 1,
    data: { contactRequestId: id, installerId },
  });
  expect(JSON.stringify(event)).not.toContain('ann@');
});

test('the same request again within a day is the one stored before, also when both come at once', async () => {
  const responses = await Promise.all([
    send(),
    send(),
    send({ message: ' please call me. The pool leaks near the SKIMMER.' }),
  ]);
  expect(new Set(responses.map((response) => response.body.id)).size).toBe(1);
  expect(responses.map((response) => response.status)).toEqual([201, 201, 201]);
  expect(await rows()).toHaveLength(1);
  expect(await directory.events(contactRequestCreated.type)).toHaveLength(1);
});

test.each([
  ['/contact-requests', () => request()],
  ['/shortlists/mail', () => ({ email: 'ann@home.example', installerIds: [installerId] })],
])('what is sent to %s again with its key gets the first response', async (url, body) => {
  const headers = { 'idempotency-key': newId() };
  const post = () => directory.app.inject({ method: 'POST', url, payload: body(), headers });
  const [first, again] = [await post(), await post()];
  expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
  expect([first.statusCode < 300, again.headers['idempotent-replayed']]).toEqual([true, 'true']);
});

test('the same request counts anew a day later', async () => {
  await send();
  await directory.database.dataSource.query(
    `with older as (update requests set created_at = created_at - interval '25 hours')
     update contact_requests set created_at = created_at - interval '25 hours'`,
  );
  await send();
  expect(await rows()).toHaveLength(2);
});

test('one email may write three times a day to one contractor', async () => {
  for (const number of [1, 2, 3]) expect((await send({ message: `Message ${number}` })).status).toBe(201);
  expect(await send({ message: 'Message 4' })).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(await rows()).toHaveLength(3);
});

test('addresses of one mailbox count as one email', async () => {
  for (const email of ['d.ana@gmail.com', 'dana+pools@gmail.com', 'dana@googlemail.com'])
    expect((await send({ email })).status).toBe(201);
  expect((await send({ email: 'dana@gmail.com' })).status).toBe(429);
});

test('one email may write ten times a day in all', async () => {
  for (let number = 0; number < 10; number++) {
    const { id } = await directory.add({ name: `Contractor ${number}` });
    expect((await send({ installerId: id })).status).toBe(201);
  }
  expect((await send()).status).toBe(429);
  expect((await send({ email: 'other@home.example' })).status).toBe(201);
});

test('a filled honeypot is answered with a question at its field, and nothing is stored', async () => {
  const response = await send({ [honeypotName]: 'https://spam.example' });
  expect(response).toMatchObject({
    status: 400,
    body: { errors: [{ path: `body.${honeypotName}`, message: 'empty this field if you are a person' }] },
  });
  expect(await rows()).toEqual([]);
  expect(await directory.events(contactRequestCreated.type)).toEqual([]);
});

test.each([2999, -1, 1.5])('a form that was open for %d ms is rejected, and nothing is stored', async (filledInMs) => {
  const { status, body } = await send({ filledInMs });
  expect([status, body.errors]).toMatchObject([400, [{ path: 'body.filledInMs' }]]);
  expect(await rows()).toEqual([]);
});

test('a form that was open for three seconds is stored', async () => {
  expect((await send({ filledInMs: 3000 })).status).toBe(201);
});

test.each([
  [{ service: 'Pool Polishing' }, 'body.service'],
  [{ zip: '787' }, 'body.zip'],
  [{ timing: 'someday' }, 'body.timing'],
  [{ budget: 100 }, 'body.budget'],
  [{ contactBy: 'fax' }, 'body.contactBy'],
  [{ facts: { trouble: 'dog' } }, 'body.facts.trouble'],
  [{ facts: { color: 'blue' } }, 'body.facts'],
  [{ consentVersion: '2020-01-01' }, 'body.consentVersion'],
  [{ sourcePage: 'https://evil.example' }, 'body.sourcePage'],
  [{ sourcePage: '/request/x?token=1' }, 'body.sourcePage'],
])('details such as %j are rejected, naming %s', async (change, path) => {
  const { status, body } = await send(change);
  expect([status, body.errors]).toMatchObject([400, [{ path }]]);
});

test('script in a message is stored as the text it is', async () => {
  const message = `<script>alert('x')</script> "quoted" & 'single'; drop table installers; --`;
  expect((await send({ message })).status).toBe(201);
  expect(await rows()).toMatchObject([{ message }]);
});

test('an invalid number is stored as written, an empty one is none', async () => {
  await send({ phone: 'ask for Ann' });
  await send({ phone: '', email: 'bob@home.example' });
  expect((await rows()).map((row) => row.phone)).toEqual(['ask for Ann', null]);
});

test.each([
  [{ installerId: undefined }, 'body.installerId'],
  [{ installerId: 'seven' }, 'body.installerId'],
  [{ installerId: 1.5 }, 'body.installerId'],
  [{ name: '' }, 'body.name'],
  [{ name: 'a'.repeat(121) }, 'body.name'],
  [{ name: 'Ann\r\nBcc: x' }, 'body.name'],
  [{ name: ['Ann'] }, 'body.name'],
  [{ email: 'ann' }, 'body.email'],
  [{ email: `${'a'.repeat(250)}@home.example` }, 'body.email'],
  [{ phone: '1'.repeat(41) }, 'body.phone'],
  [{ message: '  ' }, 'body.message'],
  [{ message: 'a'.repeat(5001) }, 'body.message'],
  [{ message: 'bell \u0007' }, 'body.message'],
  [{ message: 'https://a.example https://b.example www.c.example' }, 'body.message'],
])('rejects %j, naming %s, and stores nothing', async (change, path) => {
  expect(await send(change)).toMatchObject({ status: 400, body: { code: 'invalid_request', errors: [{ path }] } });
  expect(await rows()).toEqual([]);
});

test('rejects a body that is no JSON or far too large', async () => {
  const post = (payload: string, type: string) =>
    directory.app.inject({ method: 'POST', url: '/contact-requests', payload, headers: { 'content-type': type } });
  expect((await post('{"name":', 'application/json')).statusCode).toBe(400);
  expect((await post('name=Ann', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
  expect((await post(JSON.stringify(request({ message: 'a'.repeat(70_000) })), 'application/json')).statusCode).toBe(
    413,
  );
});

test.each([
  ['paused', 409, 'conflict', /is away for now/],
  ['closed', 409, 'conflict', /has closed/],
  ['suspended', 404, 'installer_not_found', /no such contractor/],
  ['removed', 404, 'installer_not_found', /no such contractor/],
] as const)('a %s contractor cannot be written to', async (status, code, problem, detail) => {
  await directory.database.transaction((tx) => changeInstaller(tx, installerId, () => ({ status }), new Date()));
  const response = await send();
  expect(response).toMatchObject({ status: code, body: { code: problem, errors: [{ path: 'body.installerId' }] } });
  expect(response.body.detail).toMatch(detail);
  expect(await rows()).toEqual([]);
});

test('an unknown contractor cannot be written to', async () => {
  expect(await send({ installerId: 999_999 })).toMatchObject({ status: 404, body: { code: 'installer_not_found' } });
});

describe('asking several at once', () => {
  let others: number[];
  beforeEach(async () => {
    others = [];
    for (const name of ['Second', 'Third', 'Fourth']) others.push((await directory.add({ name })).id);
  });
  const copyOf = async (id: unknown) => {
    const { body } = await directory.get(`/internal/mail/contact-request-copy/${id}`, callers.tokens.notifications);
    return mailTemplates['contact-request-copy'].facts.parse(body.facts);
  };

  test('stores one request, and a contact request and an event for each recipient', async () => {
    const response = await send({ alsoTo: others });
    expect(response.status).toBe(201);
    const stored = await rows();
    const { id } = contactRequestCreatedSchema.parse(response.body);
    expect(stored.map((row) => row.installer_id)).toEqual([installerId, ...others]);
    expect(stored[0]?.id).toBe(id);
    expect(new Set(stored.map((row) => row.request_id)).size).toBe(1);
    const events = await directory.events(contactRequestCreated.type);
    expect(events.map(({ data }) => data)).toEqual(
      stored.map((row) => ({ contactRequestId: row.id, installerId: row.installer_id })),
    );
    expect((await directory.events(requestSent.type)).map(({ data }) => data)).toEqual([
      { requestId: stored[0]?.request_id },
    ]);
  });

  test('the copy names all of them, and leads to the page of the homeowner', async () => {
    await send({ alsoTo: others });
    const [stored] = await rows();
    expect(await copyOf(stored?.request_id)).toMatchObject({
      businessNames: ['Hillstone Pools & Spas', 'Second', 'Third', 'Fourth'],
      followUrl: expect.stringMatching(/^https:\/\/poolpros\.example\/request\/[\w-]{43}$/),
    });
  });

  test('a recipient that takes no messages blocks the request for all, and is named', async () => {
    const [, third = 0] = others;
    await directory.database.transaction((tx) => changeInstaller(tx, third, () => ({ status: 'paused' }), new Date()));
    expect(await send({ alsoTo: others })).toMatchObject({
      status: 409,
      body: { code: 'conflict', errors: [{ path: 'body.alsoTo.1' }] },
    });
    expect(await send({ installerId: third, alsoTo: [installerId] })).toMatchObject({
      status: 409,
      body: { errors: [{ path: 'body.installerId' }] },
    });
    expect(await rows()).toEqual([]);
    expect(await directory.events(contactRequestCreated.type)).toEqual([]);
  });

  test('asking again stores only what a recipient does not have yet', async () => {
    const alone = (await send()).body;
    const [second, third, fourth] = others;
    const group = await send({ alsoTo: [second, third] });
    expect(group.body.id).toBe(alone.id);
    const stored = await rows();
    expect(stored.map((row) => row.installer_id)).toEqual([installerId, second, third]);
    expect(stored[1]?.request_id).toBe(stored[2]?.request_id);
    expect(stored[0]?.request_id).not.toBe(stored[1]?.request_id);
    expect((await copyOf(stored[1]?.request_id)).businessNames).toEqual(['Second', 'Third']);
    expect((await send({ alsoTo: [second, third] })).body.id).toBe(alone.id);
    expect(await rows()).toHaveLength(3);
    await send({ alsoTo: [second, fourth] });
    expect(new Set((await rows()).map((row) => row.request_id)).size).toBe(3);
  });

  test('the same recipient named twice gets one request', async () => {
    await send({ alsoTo: [installerId, others[0], others[0]] });
    expect((await rows()).map((row) => row.installer_id)).toEqual([installerId, others[0]]);
  });

  test('counts as many messages as it has recipients against ten a day, all or none', async () => {
    for (const message of ['One', 'Two']) expect((await send({ message, alsoTo: others })).status).toBe(201);
    expect((await send({ message: 'Three', alsoTo: others })).status).toBe(429);
    expect(await rows()).toHaveLength(8);
    expect((await send({ message: 'Three', alsoTo: others.slice(0, 1) })).status).toBe(201);
    expect(await rows()).toHaveLength(10);
    expect((await send({ message: 'Two', alsoTo: others })).status).toBe(201);
    expect(await rows()).toHaveLength(10);
  });

  test('names the contractor that was written to too often, and writes to none', async () => {
    const [second] = others;
    for (const number of [1, 2, 3]) await send({ installerId: second, message: `Message ${number}` });
    const response = await send({ alsoTo: [second] });
    expect(response.status).toBe(429);
    expect(response.body.detail).toContain('You have written to Second several times today.');
    expect(await rows()).toHaveLength(3);
  });

  test.each([
    [{ alsoTo: [1, 2, 3, 4] }, 'body.alsoTo'],
    [{ alsoTo: ['x'] }, 'body.alsoTo.0'],
    [{ alsoTo: [2, -1] }, 'body.alsoTo.1'],
    [{ alsoTo: 2 }, 'body.alsoTo'],
  ])('rejects %j, naming %s', async (change, path) => {
    expect(await send(change)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
    expect(await rows()).toEqual([]);
  });
});

describe('the contractor', () => {
  const owner = newId();
  const stranger = newId();
  beforeEach(() => directory.join(installerId, owner));
  const inbox = (account: string, query = '') =>
    directory.get(`/contractors/me/contact-requests${query}`, directory.contractor(account));

  test('reads the own inbox, newest first, in pages of twenty', async () => {
    for (let number = 0; number < 21; number++)
      await send({ email: `p${number}@home.example`, message: `Message ${number}` });
    const first = ownContactRequestsSchema.parse((await inbox(owner)).body);
    expect(first).toMatchObject({ total: 21, page: 1, totalPages: 2 });
    expect(first.items.map((item) => item.message).slice(0, 2)).toEqual(['Message 20', 'Message 19']);
    expect(first.items[0]).toMatchObject({ businessName: 'Hillstone Pools & Spas', status: 'delivered', seenAt: null });
    const second = ownContactRequestsSchema.parse((await inbox(owner, '?page=2')).body);
    expect(second.items.map((item) => item.message)).toEqual(['Message 0']);
  });

  test('marks a request as seen, once', async () => {
    const { id } = (await send()).body;
    const see = () => directory.post(`/contractors/me/contact-requests/${id}/seen`, {}, directory.contractor(owner));
    const first = await see();
    expect(first).toMatchObject({ status: 200, body: { id, status: 'seen' } });
    expect((await see()).body).toEqual(first.body);
    const listings = ownBusinessesSchema.parse(
      (await directory.get('/contractors/me/listings', directory.contractor(owner))).body,
    );
    expect(listings.items).toMatchObject([
      {
        installerId,
        status: 'published',
        contactRequests: 1,
        unansweredContactRequests: 1,
        oldestUnansweredAt: expect.any(String),
      },
    ]);
  });

  test('sees nothing of another one', async () => {
    const { id } = (await send()).body;
    expect((await inbox(stranger)).body).toMatchObject({ items: [], total: 0 });
    expect(await inbox(stranger, `?installerId=${installerId}`)).toMatchObject({
      status: 404,
      body: { code: 'installer_not_found' },
    });
    const seen = await directory.post(
      `/contractors/me/contact-requests/${id}/seen`,
      {},
      directory.contractor(stranger),
    );
    expect(seen).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await rows()).toMatchObject([{ status: 'delivered', seen_at: null }]);
    expect((await directory.get('/contractors/me/listings', directory.contractor(stranger))).body).toEqual({
      items: [],
    });
  });

  test.each(['manager', 'staff'] as const)('of a team reads and marks requests as %s, too', async (role) => {
    const member = newId();
    await directory.join(installerId, member, role);
    const { id } = (await send()).body;
    expect((await inbox(member, `?installerId=${installerId}`)).body).toMatchObject({ total: 1, items: [{ id }] });
    const url = `/contractors/me/contact-requests/${id}/seen`;
    expect((await directory.post(url, {}, directory.contractor(member))).status).toBe(200);
  });

  test('of another listing hears what is said of one that does not exist', async () => {
    const other = (await directory.add({ name: 'Other' })).id;
    await directory.join(other, stranger);
    const { id } = (await send()).body;
    const own = (await send({ installerId: other })).body.id;
    const heard = async (url: string, method: 'get' | 'post') => {
      const token = directory.contractor(stranger);
      const { status, body } = await (method === 'get' ? directory.get(url, token) : directory.post(url, {}, token));
      return { status, body: { ...body, requestId: '' } };
    };
    const inboxOf = (listing: number) => heard(`/contractors/me/contact-requests?installerId=${listing}`, 'get');
    const mark = (request: string) => heard(`/contractors/me/contact-requests/${request}/seen`, 'post');
    expect(await inboxOf(installerId)).toEqual(await inboxOf(999_999));
    expect(await mark(id)).toEqual(await mark(newId()));
    expect((await inbox(stranger)).body).toMatchObject({ total: 1, items: [{ id: own }] });
    expect((await mark(own)).status).toBe(200);
    await directory.database.transaction((tx) => changeInstaller(tx, other, () => ({ status: 'removed' }), new Date()));
    expect(await inboxOf(other)).toEqual(await inboxOf(999_999));
    expect(await mark(own)).toEqual(await mark(newId()));
  });

  test.each([
    ['GET', '/contractors/me/listings'],
    ['GET', '/contractors/me/contact-requests'],
    ['POST', `/contractors/me/contact-requests/${newId()}/seen`],
  ] as const)('%s %s is for contractors only', async (method, url) => {
    const ask = (token?: string) => (method === 'GET' ? directory.get(url, token) : directory.post(url, {}, token));
    expect((await ask()).status).toBe(401);
    expect((await ask(directory.admin())).status).toBe(403);
    expect((await ask(directory.expired())).body.code).toBe('token_expired');
  });
});

test('a request is erased after 24 months, with no other one', async () => {
  await send();
  await send({ message: 'Please look at the heater.' });
  const age = (days: number, message: string) =>
    directory.database.dataSource.query(
      `update requests set created_at = now() - make_interval(hours => $1) where message like $2`,
      [days * 24, `${message}%`],
    );
  await age(731, 'Please call');
  await age(729, 'Please look');
  await directory.runHourlyJobs(new Date());
  expect((await rows()).map(({ message }) => message).filter(Boolean)).toEqual(['Please look at the heater.']);
});
