import { newId } from '@poolpros/chassis/ids';
import { contactRequestCreated } from '@poolpros/contracts/events/directory';
import { adminContactRequestListSchema } from '@poolpros/contracts/http/contact-requests';
import { type MailOutcome, mailDataSchema } from '@poolpros/contracts/http/mail-facts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callers, type Harness, startDirectory } from './support.js';

const { notifications, search } = callers.tokens;

let directory: Harness;
beforeAll(async () => {
  directory = await startDirectory();
});
afterAll(() => directory.stop());
beforeEach(() => directory.empty());

const message = { name: 'Ann Hale', email: 'ann@home.example', message: 'Please call me about a leak.' };
const send = (installerId: number, more: object = {}) =>
  directory.post('/contact-requests', { installerId, ...message, ...more });
const figures = async () => (await directory.get('/admin/undelivered-requests', directory.admin())).body;
const report = (id: string, outcome: MailOutcome, token = notifications) =>
  directory.post(`/internal/mail/contact-request/${id}/outcome`, { outcome }, token);
const factsOf = async (template: string, id: string) =>
  mailDataSchema.parse((await directory.get(`/internal/mail/${template}/${id}`, notifications)).body);
const requestOf = async (id: string): Promise<string> => {
  const [row] = await directory.database.dataSource.query<{ id: string }[]>(
    'select request_id as id from contact_requests where id = $1',
    [id],
  );
  return row?.id ?? '';
};
const none = { total: 0, oldest: null, reasons: { no_contact: 0, stopped: 0, rejected: 0, bounced: 0 } };

test('a request to a listing with neither members nor an email is kept, counted, and not called sent', async () => {
  const unreached = await directory.add({ contactEmail: null });
  const reached = await directory.add();
  const { status, body } = await send(reached.id, { alsoTo: [unreached.id] });
  expect([status, body.undelivered]).toEqual([201, [unreached.id]]);
  // A second attempt, for example from another tab, gets the same response.
  expect((await send(unreached.id)).body.undelivered).toEqual([unreached.id]);
  expect(await figures()).toEqual({
    total: 1,
    oldest: body.createdAt,
    reasons: { ...none.reasons, no_contact: 1 },
  });

  const copy = await factsOf('contact-request-copy', await requestOf(body.id));
  expect(copy.facts).toMatchObject({
    unclaimed: [
      { name: reached.name, reached: true },
      { name: unreached.name, reached: false },
    ],
  });
});

test('it waits in the dashboard of who claims the listing, and is counted no more', async () => {
  const { id } = await directory.add({ contactEmail: null });
  await send(id);
  const owner = newId();
  await directory.join(id, owner);
  expect(await figures()).toEqual(none);
  const inbox = await directory.get('/contractors/me/contact-requests', directory.contractor(owner));
  expect(inbox.body.items).toHaveLength(1);
});

test.each(['stopped', 'rejected', 'no_contact'] as const)(
  'a request whose mail was not sent (%s) is counted, until a mail gets through',
  async (reason) => {
    const { id: installerId } = await directory.add();
    const { body } = await send(installerId);
    expect(body).not.toHaveProperty('undelivered');
    expect(await figures()).toEqual(none);
    expect((await report(body.id, reason)).status).toBe(204);
    expect(await figures()).toEqual({ total: 1, oldest: body.createdAt, reasons: { ...none.reasons, [reason]: 1 } });
    expect((await factsOf('contact-request-copy', await requestOf(body.id))).facts).toMatchObject({
      unclaimed: [{ reached: false }],
    });
    for (const outcome of ['delivered', reason] as const) await report(body.id, outcome);
    expect(await figures()).toEqual(none);
  },
);

test('a request whose mail came back after it was delivered is undelivered again, and can be mailed again', async () => {
  const { id: installerId } = await directory.add();
  const { body } = await send(installerId);
  const counted = { total: 1, oldest: body.createdAt, reasons: { ...none.reasons, bounced: 1 } };
  for (const outcome of ['delivered', 'bounced', 'bounced'] as const) await report(body.id, outcome);
  expect(await figures()).toEqual(counted);
  await report(body.id, 'delivered');
  expect(await figures()).toEqual(none);
  const owner = newId();
  await directory.join(installerId, owner);
  await report(body.id, 'bounced');
  expect(await figures()).toEqual(none);
  const path = `/contractors/me/contact-requests/${body.id}`;
  const { status, steps } = (await directory.get(path, directory.contractor(owner))).body;
  expect([status, steps.map(({ action }: { action: string }) => action)]).toEqual([
    'delivered',
    ['send', 'deliver', 'bounce', 'deliver'],
  ]);
});

test('members who stopped mails still have the request in their dashboard', async () => {
  const { id: installerId } = await directory.add({ contactEmail: null });
  await directory.join(installerId, newId());
  const { body } = await send(installerId);
  expect(body).not.toHaveProperty('undelivered');
  await report(body.id, 'stopped');
  expect(await figures()).toEqual(none);
  expect((await factsOf('contact-request-copy', await requestOf(body.id))).facts).toMatchObject({ unclaimed: [] });
});

test('the mail to a contact of an unclaimed listing has the link by which it is claimed', async () => {
  const { id: installerId } = await directory.add();
  const { body } = await send(installerId);
  expect((await factsOf('contact-request', body.id)).facts).toMatchObject({
    claimUrl: `https://poolpros.example/contractor/claim?listing=${installerId}`,
  });
  await directory.join(installerId, newId());
  expect((await factsOf('contact-request', body.id)).facts).toMatchObject({ claimUrl: null });
});

test('only notifications reports outcomes, of requests alone, and one of an erased request changes nothing', async () => {
  const { id: installerId } = await directory.add();
  const { body } = await send(installerId);
  expect((await report(body.id, 'stopped', search)).status).toBe(403);
  const other = `/internal/mail/shortlist/${body.id}/outcome`;
  expect((await directory.post(other, { outcome: 'stopped' }, notifications)).status).toBe(400);
  expect((await report(newId(), 'stopped')).status).toBe(204);
  expect(await figures()).toEqual(none);
});

describe('the queue of the staff', () => {
  const queue = async (state = 'open') =>
    adminContactRequestListSchema.parse(
      (await directory.get(`/admin/contact-requests?state=${state}`, directory.admin())).body,
    );
  const step = (id: string, action: string, version: number) =>
    directory.post(`/admin/contact-requests/${id}/steps`, { action, version }, directory.admin());

  test('has what reached nobody, oldest first, until it is passed on by phone', async () => {
    const { id: installerId } = await directory.add({ contactEmail: null, phoneExtension: '7' });
    const { body: first } = await send(installerId);
    await send(installerId, { message: 'Another leak.' });
    const { items, open } = await queue();
    expect(open).toBe(2);
    expect(items[0]).toMatchObject({
      id: first.id,
      status: 'new',
      undeliveredReason: 'no_contact',
      name: 'Ann Hale',
      listing: { id: installerId, phone: '+15125550142', phoneExtension: '7' },
      actions: ['deliver', 'mark_spam'],
    });
    expect(JSON.stringify(items)).not.toContain('ann@');
    expect((await step(first.id, 'mail_again', 1)).status).toBe(409);
    expect((await step(first.id, 'deliver', 1)).status).toBe(204);
    expect((await step(first.id, 'deliver', 1)).status).toBe(409);
    expect((await queue()).open).toBe(1);
    expect((await queue('unclaimed')).items).toMatchObject([{ id: first.id, status: 'delivered' }]);
  });

  test('mails a request again to an email that is known by now', async () => {
    const { id: installerId } = await directory.add({ contactEmail: null });
    const { body } = await send(installerId);
    await directory.database.dataSource.query(`update installers set contact_email = 'new@hillstone.example'`);
    expect((await queue()).items[0]?.actions).toContain('mail_again');
    expect((await step(body.id, 'mail_again', 1)).status).toBe(204);
    expect((await directory.events(contactRequestCreated.type)).map(({ aggregateId }) => aggregateId)).toEqual([
      body.id,
      body.id,
    ]);
    expect((await queue()).open).toBe(0);
    expect((await factsOf('contact-request', body.id)).to[0]?.address).toBe('new@hillstone.example');
  });

  test('takes spam out of the inbox, and puts back what is none', async () => {
    const { id: installerId } = await directory.add();
    const { body } = await send(installerId);
    expect((await step(body.id, 'mark_spam', 1)).status).toBe(204);
    expect((await queue('spam')).items).toMatchObject([{ id: body.id, actions: ['not_spam'] }]);
    expect((await step(body.id, 'not_spam', 2)).status).toBe(204);
    expect((await queue('spam')).items).toEqual([]);
  });
});
