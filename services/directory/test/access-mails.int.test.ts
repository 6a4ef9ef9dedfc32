import { newId } from '@poolpros/chassis/ids';
import { accessGiven } from '@poolpros/contracts/events/directory';
import { newApiKeySchema } from '@poolpros/contracts/http/api-keys';
import { mailParamsSchema } from '@poolpros/contracts/http/mail-facts';
import { invitationSchema } from '@poolpros/contracts/http/team';
import { newWebhookSchema } from '@poolpros/contracts/http/webhooks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accessMails } from '../src/connections/mails/access-mails.js';
import { makeOwner } from '../src/team/actions/make-owner.js';
import { invitationToken } from '../src/team/links/invitation-link.js';
import { type Harness, startDirectory } from './support.js';

let directory: Harness;
let listingId: number;
let dana: string;
let robin: string;
beforeAll(async () => {
  directory = await startDirectory();
});
afterAll(() => directory.stop());
beforeEach(async () => {
  await directory.empty();
  stand().contacts.length = 0;
  listingId = (await directory.add()).id;
  dana = person('Dana Kessler', 'dana@hillstone.example');
  robin = person('Robin Hale', 'robin@hillstone.example');
  await directory.database.transaction((tx) => makeOwner(tx, { listingId, accountId: dana }, new Date()));
  await directory.join(listingId, robin);
  await directory.join(listingId, person('Sam Rivers', 'sam@hillstone.example'), 'manager');
});

function stand() {
  if (!directory.accounts) throw new Error('directory asks accounts');
  return directory.accounts;
}
function person(name: string, email: string): string {
  const accountId = newId();
  stand().contacts.push({ accountId, name, email });
  return accountId;
}
async function post(path: string, body: object, by: string) {
  const sent = await directory.post(`/contractors/me/${path}`, body, directory.contractor(by));
  expect(sent.status, JSON.stringify(sent.body)).toBeLessThan(300);
  return sent.body;
}
const own = (path: string, body: object, by: string) => post(`listings/${listingId}/${path}`, body, by);

/** The mails requested since the listing began, in the form in which notifications names and reads them. */
async function mails() {
  const { accounts, config } = directory.context;
  const { manager: tx } = directory.database.dataSource;
  const sources = {
    tx,
    accounts,
    publicUrl: 'https://poolpros.example',
    linkSecret: config.LINK_SECRET,
    replyDomain: undefined,
    places: directory.context.places,
    now: new Date(),
  };
  const told = await directory.events(accessGiven.type);
  return await Promise.all(
    told.map(async ({ data }) => {
      const { kind, installerId, subjectId, accountId, at } = accessGiven.data.parse(data);
      const id = [kind, installerId, subjectId, accountId, Date.parse(at).toString(36)].join('_');
      const asked = mailParamsSchema.parse({ template: 'access-given', id });
      const mail = await accessMails['access-given'](sources, asked.id);
      const recipients = mail?.to.map((recipient) => recipient.accountId) ?? [];
      // The account distinguishes the owners' mails.
      expect(new Set(recipients).size).toBe(mail?.to.length);
      return mail;
    }),
  );
}
const owners = [
  { name: 'Dana Kessler', address: 'dana@hillstone.example' },
  { name: 'Robin Hale', address: 'robin@hillstone.example' },
];
const room = (name: string) => `https://poolpros.example/company-dashboard/${listingId}?room=${name}`;

test('every owner is mailed who made an API key and when, without the key', async () => {
  const made = newApiKeySchema.parse(
    await own('api-keys', { name: 'CRM', scopes: ['requests:read'], days: 365 }, robin),
  );
  const sent = await mails();
  expect(sent).toMatchObject([
    {
      to: owners,
      facts: { kind: 'key', what: 'CRM', actor: 'Robin Hale', at: made.createdAt, roomUrl: room('connections') },
    },
  ]);
  expect(JSON.stringify([sent, await directory.events(accessGiven.type)])).not.toContain(made.key);
});

test('every owner is mailed which host a new webhook goes to, without its path and its secret', async () => {
  const url = 'https://crm.example/hooks/opens-it';
  const made = newWebhookSchema.parse(await own('webhooks', { url, events: ['request.created'] }, robin));
  const sent = await mails();
  expect(sent).toMatchObject([
    { to: owners, facts: { kind: 'hook', what: 'crm.example', actor: 'Robin Hale', roomUrl: room('connections') } },
  ]);
  expect(JSON.stringify(sent)).not.toContain('opens-it');
  expect(JSON.stringify(sent)).not.toContain(made.secret);
});

test('every owner is mailed who joined, and who was made an owner by whom, the new one with them', async () => {
  const jo = person('Jo Park', 'jo@hillstone.example');
  await directory.database.dataSource.query('delete from listing_members where role = $1', ['manager']);
  const invited = await own('invitations', { email: 'jo@hillstone.example', role: 'staff' }, dana);
  const { id } = invitationSchema.parse(invited);
  const [{ nonce }] = await directory.database.dataSource.query<[{ nonce: string }]>(
    'select nonce from invitations where id = $1',
    [id],
  );
  await post('invitations/accept', { token: invitationToken(directory.context.config.LINK_SECRET, { id, nonce }) }, jo);
  expect(await mails()).toMatchObject([
    { to: owners, facts: { kind: 'member', what: 'Jo Park', role: 'staff', actor: 'Jo Park', roomUrl: room('team') } },
  ]);
  await own(`team/${jo}`, { role: 'manager' }, dana);
  await own(`team/${jo}`, { role: 'owner' }, dana);
  const sent = await mails();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toMatchObject({
    to: [...owners, { name: 'Jo Park', address: 'jo@hillstone.example' }],
    facts: { kind: 'owner', what: 'Jo Park', role: 'owner', actor: 'Dana Kessler', roomUrl: room('team') },
  });
});

test('a key that was revoked before its mail was written is told of all the same', async () => {
  const { id } = await own('api-keys', { name: 'CRM', scopes: ['requests:read'], days: 30 }, robin);
  await own(`api-keys/${id}/revoke`, {}, robin);
  expect(await mails()).toMatchObject([{ to: owners, facts: { kind: 'key', what: null, actor: 'Robin Hale' } }]);
});
