import { newId } from '@poolpros/chassis/ids';
import { contactRequestStepTaken, requestMessageSent } from '@poolpros/contracts/events/directory';
import { ownContactRequestsSchema } from '@poolpros/contracts/http/contractors';
import { requestThreadSchema } from '@poolpros/contracts/http/request-threads';
import { dayMs } from '@poolpros/contracts/time';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { replyAddressToken, threadToken } from '../src/requests/links/request-link.js';
import { requestsOf } from './requests.js';
import { callers, type Harness, startDirectory } from './support.js';

let directory: Harness;
let installerId: number;
let requests: ReturnType<typeof requestsOf>;
const owner = newId();
beforeAll(async () => {
  directory = await startDirectory({ environment: { REPLY_DOMAIN: 'replies.example' } });
  directory.accounts?.contacts.push({ accountId: owner, name: 'Dana Rivera', email: 'dana@hillstone.example' });
  requests = requestsOf(directory);
});
afterAll(() => directory.stop());
beforeEach(async () => {
  await directory.empty();
  installerId = (await directory.add()).id;
  await directory.join(installerId, owner);
});
const token = () => directory.contractor(owner);
const own = (id: string, route = '') => `/contractors/me/contact-requests/${id}${route}`;

describe('a member', () => {
  test('reads the request with its thread, and answers it', async () => {
    const { id, token: link } = await requests.send({ installerId, service: 'Pool Repair', facts: { since: 'days' } });
    const opened = await directory.get(own(id), token());
    expect(requestThreadSchema.parse(opened.body)).toEqual(opened.body);
    expect(opened.body).toMatchObject({
      status: 'delivered',
      name: 'Ann Hale',
      service: 'Pool Repair',
      facts: { since: 'days' },
      mayReply: true,
      moves: ['decline', 'mark_spam'],
      messages: [],
      steps: [{ action: 'send' }, { action: 'deliver', actor: 'system' }],
    });
    expect(JSON.stringify(opened.body)).not.toContain('ann@');
    const { status, body } = await directory.post(own(id, '/messages'), { text: 'Tuesday at 8?' }, token());
    expect([status, body]).toMatchObject([
      201,
      {
        status: 'replied',
        repliedAt: expect.any(String),
        messages: [{ side: 'business', via: 'page', text: 'Tuesday at 8?' }],
      },
    ]);
    expect((await requests.follow('view', link)).body.recipients[0]).toMatchObject({
      status: 'replied',
      messages: [{ side: 'business', text: 'Tuesday at 8?' }],
    });
    const [event] = await directory.events(requestMessageSent.type);
    expect(event?.data).toMatchObject({ contactRequestId: id, installerId, side: 'business' });
    const mail = await requests.mail('request-reply', String(event?.data.messageId));
    expect(mail).toMatchObject({
      to: [{ address: 'ann@home.example' }],
      replyTo: `r+${replyAddressToken(directory.context.config.LINK_SECRET, id, 'homeowner')}@replies.example`,
      facts: { businessName: 'Hillstone Pools & Spas', text: 'Tuesday at 8?', canReply: true },
    });
  });

  test('notes a call or an answer given elsewhere, which counts as a reply and is mailed to nobody', async () => {
    for (const via of ['call', 'elsewhere'] as const) {
      const { id, token: link } = await requests.send({ installerId, message: `About ${via}.` });
      const { body } = await directory.post(own(id, '/messages'), { via, text: 'Wants a heater, rude.' }, token());
      expect(body).toMatchObject({ status: 'replied', messages: [{ via, text: 'Wants a heater, rude.' }] });
      expect((await requests.follow('view', link)).body.recipients[0]?.messages).toMatchObject([{ via, text: '' }]);
      expect((await directory.post(own(id, '/messages'), { via, text: '' }, token())).status).toBe(201);
    }
    expect(await directory.events(requestMessageSent.type)).toEqual([]);
  });

  test.each([
    [{ text: ' ' }, 'body.text'],
    [{ text: 'a'.repeat(5001) }, 'body.text'],
    [{ via: 'mail', text: 'Hello' }, 'body.via'],
  ])('cannot answer with %j: %s', async (reply, path) => {
    const { id } = await requests.send({ installerId });
    const { status, body } = await directory.post(own(id, '/messages'), reply, token());
    expect([status, body.errors]).toMatchObject([400, [{ path }]]);
    expect((await directory.get(own(id), token())).body.status).toBe('delivered');
  });

  test('moves the stage from the version that was seen, with a price only for a won job', async () => {
    const { id } = await requests.send({ installerId });
    await directory.post(own(id, '/messages'), { text: 'Hello' }, token());
    const { version } = (await directory.get(own(id), token())).body;
    const move = (action: string, at: number, more: object = {}) =>
      directory.post(own(id, '/steps'), { action, version: at, ...more }, token());
    expect((await move('quote', version, { value: 5 })).body.errors).toMatchObject([{ path: 'body.value' }]);
    expect((await move('quote', version)).body.status).toBe('quoted');
    expect((await move('win', version)).status).toBe(409);
    expect((await move('win', version + 1, { value: 4200 })).body).toMatchObject({ status: 'won', value: 4200 });
    expect((await move('lose', version + 2)).body).toMatchObject({ status: 'lost', value: null });
    expect((await move('mark_spam', version + 3)).status).toBe(409);
    expect((await move('withdraw', version + 3)).status).toBe(400);
    const events = await directory.events(contactRequestStepTaken.type);
    expect(events.slice(-3)).toMatchObject(
      ['quote', 'win', 'lose'].map((action) => ({ aggregateId: id, data: { action, installerId } })),
    );
  });

  test('finds requests by stage and words, also of the thread, and the oldest first', async () => {
    const messages = ['Leak near the skimmer', 'Heater 50% off?', 'New liner'];
    const sent: string[] = [];
    for (const message of messages) sent.push((await requests.send({ installerId, message })).id);
    const [first = '', second] = sent;
    await directory.post(own(first, '/messages'), { text: 'We can come on Tuesday' }, token());
    const inbox = async (query: string) =>
      ownContactRequestsSchema.parse((await directory.get(`/contractors/me/contact-requests?${query}`, token())).body);
    const idsOf = async (query: string) => (await inbox(query)).items.map(({ id }) => id);
    expect((await inbox('')).stages).toEqual({ new: 2, replied: 1, quoted: 0, closed: 0 });
    expect(await idsOf('stage=replied')).toEqual([first]);
    expect(await idsOf('order=oldest&stage=new')).toEqual(sent.slice(1));
    expect(await idsOf('q=tuesday')).toEqual([first]);
    expect(await idsOf('q=50%25')).toEqual([second]);
    expect(await idsOf('q=5_%25')).toEqual([]);
    expect(await idsOf('q=ann')).toHaveLength(3);
  });

  test.each(['GET', 'messages', 'steps'])('of another business has nothing of it: %s', async (route) => {
    const { id } = await requests.send({ installerId });
    const stranger = directory.contractor(newId());
    const call =
      route === 'GET'
        ? directory.get(own(id), stranger)
        : directory.post(own(id, `/${route}`), { text: 'Hello', action: 'decline', version: 2 }, stranger);
    expect(await call).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });
});

describe('the link of a mail', () => {
  const linkOf = (contactRequestId: string, accountId: string | null, days = 30) =>
    threadToken(directory.context.config.LINK_SECRET, {
      contactRequestId,
      accountId,
      expiresAt: new Date(Date.now() + days * dayMs),
    });

  test('lets a member answer and move the stage without a login, and nothing else', async () => {
    const { id } = await requests.send({ installerId });
    const link = linkOf(id, owner);
    expect((await requests.thread('view', link)).body).toMatchObject({ id, status: 'seen', mayReply: true });
    const replied = await requests.thread('messages', link, { text: 'We can come.' });
    expect([replied.status, replied.body.status]).toEqual([201, 'replied']);
    const moved = await requests.thread('steps', link, { action: 'decline', version: replied.body.version });
    expect(moved.body.status).toBe('declined');
  });

  test('does nothing while the account of its member is disabled', async () => {
    const { id } = await requests.send({ installerId });
    const link = linkOf(id, owner);
    const contacts = directory.accounts?.contacts.splice(0) ?? [];
    for (const [use, more] of [
      ['view', {}],
      ['messages', { text: 'We can come.' }],
      ['steps', { action: 'decline', version: 1 }],
    ] as const)
      expect((await requests.thread(use, link, more)).status).toBe(404);
    directory.accounts?.contacts.push(...contacts);
    expect((await requests.thread('view', link)).body).toMatchObject({ status: 'seen', messages: [] });
  });

  test('ends with its thirty days, with the role of its member, and where somebody claims the business', async () => {
    const { id } = await requests.send({ installerId });
    expect(await requests.thread('view', linkOf(id, owner, -1))).toMatchObject({
      status: 410,
      body: { code: 'link_expired' },
    });
    expect((await requests.thread('view', linkOf(id, newId()))).status).toBe(404);
    expect((await requests.thread('view', linkOf(id, null))).status).toBe(404);
    expect((await requests.thread('view', linkOf(newId(), owner))).status).toBe(404);
    expect((await requests.thread('view', 'A'.repeat(70))).status).toBe(404);
    const link = linkOf(id, owner);
    await directory.database.dataSource.query('delete from listing_members');
    expect((await requests.thread('messages', link, { text: 'Hello' })).status).toBe(404);
    expect((await requests.thread('view', linkOf(id, null))).status).toBe(200);
  });

  test('is in the mail to the contact of a business that nobody has claimed', async () => {
    const unclaimed = await directory.add({ contactEmail: 'office@heron.example' });
    const { id } = await requests.send({ installerId: unclaimed.id, phone: '(512) 555-0188' });
    const mail = await requests.mail('contact-request', id);
    expect(mail).toMatchObject({
      to: [
        {
          address: 'office@heron.example',
          facts: { answerUrl: expect.stringMatching(/\/answer-request\/[\w-]{70}$/) },
        },
      ],
      replyTo: expect.stringMatching(/^r\+[0-9a-f]{32}b[0-9a-f]{20}@replies\.example$/),
      facts: { name: 'Ann Hale', phone: '+15125550188', canReply: true, claimUrl: expect.stringContaining('/claim') },
    });
    expect(JSON.stringify(mail)).not.toContain('ann@');
    const link = requests.tokenIn(mail.to[0]?.facts?.answerUrl);
    expect((await requests.thread('messages', link, { text: 'Hello Ann' })).body.status).toBe('replied');
  });
});

describe('a mail to a reply address', () => {
  const receive = async (to: string, more: object = {}, by = callers.tokens.notifications) =>
    directory.post(
      '/internal/request-replies',
      {
        token: to,
        from: 'ann@home.example',
        messageId: '<1@home.example>',
        text: 'Yes, Tuesday.',
        isAutomatic: false,
        ...more,
      },
      by,
    );
  const addressOf = (id: string, side: 'business' | 'homeowner') =>
    replyAddressToken(directory.context.config.LINK_SECRET, id, side);

  test('of the homeowner is in the thread once, whoever has that mailbox', async () => {
    const { id, token: link } = await requests.send({ installerId });
    for (let time = 0; time < 2; time++)
      expect((await receive(addressOf(id, 'homeowner'), { from: 'Ann+pool@home.example' })).body).toEqual({
        outcome: 'stored',
      });
    expect((await requests.follow('view', link)).body.recipients[0]?.messages).toMatchObject([
      { side: 'homeowner', via: 'mail', text: 'Yes, Tuesday.' },
    ]);
  });

  test('of the contact of an unclaimed business is its reply, and an automatic one is not', async () => {
    const unclaimed = await directory.add({ contactEmail: 'office@heron.example' });
    const { id, token: link } = await requests.send({ installerId: unclaimed.id });
    const from = { from: 'office@heron.example' };
    await receive(addressOf(id, 'business'), { ...from, isAutomatic: true, text: 'We are away.' });
    const read = async () => (await requests.follow('view', link)).body.recipients[0];
    expect(await read()).toMatchObject({ status: 'new', repliedAt: null, messages: [{ isAutomatic: true }] });
    expect(await directory.events(requestMessageSent.type)).toEqual([]);
    await receive(addressOf(id, 'business'), { ...from, messageId: '<2@heron.example>', text: 'Tuesday?' });
    expect(await read()).toMatchObject({ status: 'replied', messages: [{}, { via: 'mail', text: 'Tuesday?' }] });
    expect(await directory.events(requestMessageSent.type)).toHaveLength(1);
  });

  test('that cannot be stored is told apart, and stores nothing', async () => {
    const { id, token: link } = await requests.send({ installerId });
    const outcome = async (to: string, more: object = {}) => (await receive(to, more)).body.outcome;
    expect(await outcome(addressOf(newId(), 'homeowner'))).toBe('unknown_address');
    expect(await outcome(`${'0'.repeat(32)}h${'0'.repeat(20)}`)).toBe('unknown_address');
    expect(await outcome(addressOf(id, 'homeowner'), { from: 'eve@home.example' })).toBe('foreign_sender');
    await requests.follow('withdraw', link);
    expect(await outcome(addressOf(id, 'homeowner'))).toBe('closed');
    await requests.follow('erase', link);
    expect(await outcome(addressOf(id, 'homeowner'))).toBe('unknown_address');
    expect((await receive(addressOf(id, 'homeowner'), {}, callers.tokens.search)).status).toBe(403);
    expect(await directory.database.dataSource.query('select * from request_messages')).toEqual([]);
  });
});

describe('saved replies', () => {
  const url = () => `/contractors/me/listings/${installerId}/saved-replies`;

  test('are added and removed by the team, twenty at most', async () => {
    const member = newId();
    await directory.join(installerId, member, 'staff');
    const add = (title: string) =>
      directory.post(url(), { title, text: 'Hi {name}, we can come.' }, directory.contractor(member));
    for (let number = 0; number < 20; number++) expect((await add(`Reply ${number}`)).status).toBe(201);
    expect((await add('One more')).status).toBe(409);
    const { items, most } = (await directory.get(url(), token())).body;
    expect([items.length, most, items[0]]).toMatchObject([
      20,
      20,
      { title: 'Reply 0', text: 'Hi {name}, we can come.' },
    ]);
    const removed = await directory.post(`${url()}/${items[0].id}/remove`, {}, token());
    expect(removed.body.items).toHaveLength(19);
    const stranger = directory.contractor(newId());
    expect((await directory.get(url(), stranger)).status).toBe(404);
    expect((await directory.post(`${url()}/${items[1].id}/remove`, {}, stranger)).status).toBe(404);
    expect((await directory.get(url(), token())).body.items).toHaveLength(19);
  });
});

describe('the export of a business', () => {
  const url = (format: string) => `/contractors/me/listings/${installerId}/contact-requests/export?format=${format}`;
  const download = (format: string, by = token()) =>
    directory.app.inject({ method: 'GET', url: url(format), headers: { authorization: `Bearer ${by}` } });

  test('has every request with its messages, as CSV and as JSON, and no email', async () => {
    const { id } = await requests.send({ installerId, message: '=cmd, "leak"' });
    await directory.post(own(id, '/messages'), { text: 'Hello' }, token());
    const csv = await download('csv');
    expect([csv.statusCode, csv.headers['content-type'], csv.headers['content-disposition']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      `attachment; filename="requests-${installerId}.csv"`,
    ]);
    expect(csv.body.split('\r\n')).toMatchObject([
      expect.stringMatching(/^\uFEFFid,business/),
      expect.stringContaining(`"'=cmd, ""leak"""`),
      '',
    ]);
    const json = await download('json');
    expect(json.json().requests).toMatchObject([{ id, status: 'replied', messages: [{ text: 'Hello' }] }]);
    for (const { body } of [csv, json]) expect(body).not.toContain('ann@');
  });

  test('has all requests in their order where they are more than one page', async () => {
    const { id, requestId } = await requests.send({ installerId });
    await directory.database.dataSource.query(
      `insert into contact_requests (id, version, status, request_id, installer_id, created_at, delivered_at)
       select gen_random_uuid(), 1, 'delivered', $1, $2, now() - n * interval '1 minute', now()
       from generate_series(1, 450) n`,
      [requestId, installerId],
    );
    const found: { id: string; createdAt: string }[] = (await download('json')).json().requests;
    expect(found).toHaveLength(451);
    expect(found[0]?.id).toBe(id);
    expect(found.map(({ createdAt }) => createdAt)).toEqual(
      found
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    );
    expect((await download('csv')).body.split('\r\n')).toHaveLength(453);
  });

  test('is for owners and managers', async () => {
    const member = newId();
    await directory.join(installerId, member, 'staff');
    expect((await download('csv', directory.contractor(member))).statusCode).toBe(403);
    expect((await download('csv', directory.contractor(newId()))).statusCode).toBe(404);
    expect((await download('xlsx')).statusCode).toBe(400);
  });
});
