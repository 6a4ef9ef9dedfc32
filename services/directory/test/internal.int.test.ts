import { newId } from '@poolpros/chassis/ids';
import {
  applicantSchema,
  type ExportPage,
  exportPageSchema,
  exportStart,
  requestReadersPath,
} from '@poolpros/contracts/http/internal';
import { mailDataSchema } from '@poolpros/contracts/http/mail-facts';
import { type MailTemplate, mailTemplates } from '@poolpros/contracts/mails/templates';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callers, type Harness, startDirectory, submissionBody } from './support.js';

const { notifications, accounts, search, gateway, web } = callers.tokens;

let directory: Harness;
beforeAll(async () => {
  directory = await startDirectory();
});
afterAll(() => directory.stop());
beforeEach(() => directory.empty());

async function mail(template: MailTemplate, id: string | number) {
  const response = await directory.get(`/internal/mail/${template}/${id}`, notifications);
  expect(response.status, JSON.stringify(response.body)).toBe(200);
  const data = mailDataSchema.parse(response.body);
  return { ...data, facts: mailTemplates[template].facts.parse(data.facts) };
}
const submit = async (email = 'dana@bartoncreek.example'): Promise<string> =>
  (await directory.post('/submissions', submissionBody({ email }))).body.id;
const confirm = async (id: string) => directory.post('/submissions/confirm', { token: await directory.tokenOf(id) });

test('builds the confirmation link anew for every mail, and it works', async () => {
  const id = await submit();
  const first = await mail('submission-confirm', id);
  expect(await mail('submission-confirm', id)).toEqual(first);
  expect(first).toMatchObject({
    to: [{ name: 'Dana Rivera', address: 'dana@bartoncreek.example' }],
    replyTo: null,
    facts: { contactName: 'Dana Rivera' },
  });
  const url = new URL(String((first.facts as { confirmUrl: string }).confirmUrl));
  expect(url.origin + url.pathname).toBe('https://poolpros.example/submission-confirmation');
  expect((await directory.post('/submissions/confirm', { token: url.searchParams.get('token') })).status).toBe(200);
});

test('tells the sender of an approval or a rejection', async () => {
  const good = await submit();
  const bad = await submit('bad@pools.example');
  for (const id of [good, bad]) await confirm(id);
  await directory.post(`/admin/submissions/${good}/approve`, { version: 2 }, directory.admin());
  await directory.post(`/admin/submissions/${bad}/reject`, { version: 2, reasonCode: 'spam' }, directory.admin());
  const [installer] = (await directory.get('/installers')).body;
  expect((await mail('submission-approved', good)).facts).toEqual({
    contactName: 'Dana Rivera',
    businessName: 'Barton Creek Pools',
    profileUrl: `https://poolpros.example/pool-contractor/texas/austin/${installer.slug}`,
    loginUrl: 'https://poolpros.example/contractor-login',
  });
  const token = await directory.tokenOf(bad);
  expect(await mail('submission-rejected', bad)).toMatchObject({
    to: [{ address: 'bad@pools.example' }],
    facts: {
      reason: expect.stringContaining('advertising'),
      note: null,
      statusUrl: `https://poolpros.example/submission-status?token=${token}`,
      againUrl: `https://poolpros.example/list-your-business?again=${token}`,
    },
  });
  await directory.database.dataSource.query('update submissions set resubmissions = 3');
  expect((await mail('submission-rejected', bad)).facts).toMatchObject({ againUrl: null });
});

test('a contact request reaches the contractor without the email of the homeowner, who gets a copy', async () => {
  const { id: installerId } = await directory.add();
  const body = { installerId, name: 'Ann Hale', email: 'ann@home.example', message: 'Please call me.' };
  const { id } = (await directory.post('/contact-requests', body)).body;
  const answerUrl = expect.stringMatching(/^https:\/\/poolpros\.example\/answer-request\/[\w-]{70}$/);
  const { body: data } = await directory.get(`/internal/mail/contact-request/${id}`, notifications);
  expect(data).toEqual({
    to: [{ name: 'Hillstone Pools & Spas', address: 'office@hillstone.example', facts: { answerUrl } }],
    replyTo: null,
    facts: {
      businessName: 'Hillstone Pools & Spas',
      name: 'Ann Hale',
      phone: null,
      message: 'Please call me.',
      details: [],
      others: 0,
      canReply: false,
      claimUrl: `https://poolpros.example/contractor/claim?listing=${installerId}`,
    },
  });
  const [row] = await directory.database.dataSource.query<{ id: string }[]>('select id from requests');
  expect(await mail('contact-request-copy', row?.id ?? '')).toMatchObject({
    to: [{ name: 'Ann Hale', address: 'ann@home.example' }],
    replyTo: null,
    facts: { businessNames: ['Hillstone Pools & Spas'], followUrl: expect.stringContaining('/request/') },
  });
});

describe('a mail to a listing', () => {
  const [owner, manager, staff] = [newId(), newId(), newId()];
  const contact = (accountId: string, name: string, email: string) => ({ accountId, name, email });
  let listing: number;
  beforeEach(async () => {
    listing = (await directory.add()).id;
    const team = [
      [owner, 'owner'],
      [manager, 'manager'],
      [staff, 'staff'],
    ] as const;
    for (const [account, role] of team) await directory.join(listing, account, role);
    Object.assign(accountsService(), { isUp: true, contacts: [contact(staff, 'Sam', 'sam@team.example')] });
  });
  const accountsService = () => {
    if (!directory.accounts) throw new Error('directory asks nobody');
    return directory.accounts;
  };
  const addresses = async () => (await mail('review-published', listing)).to;

  test('goes to its owners and managers, in the order in which they came, each email once', async () => {
    accountsService().contacts.push(
      contact(manager, 'Max', 'max@team.example'),
      contact(owner, 'Olga', 'olga@team.example'),
    );
    expect(await addresses()).toEqual([
      { accountId: owner, name: 'Olga', address: 'olga@team.example' },
      { accountId: manager, name: 'Max', address: 'max@team.example' },
    ]);
    accountsService().contacts.splice(1, 1, contact(manager, 'Max', 'Olga@Team.example'));
    expect(await addresses()).toMatchObject([{ name: 'Olga', address: 'olga@team.example' }]);
  });

  test('goes to the listing itself while none of them can be written to', async () => {
    expect(await addresses()).toEqual([{ name: 'Hillstone Pools & Spas', address: 'office@hillstone.example' }]);
  });

  test('waits while it is not known who can be written to', async () => {
    accountsService().isUp = false;
    const response = await directory.get(`/internal/mail/review-published/${listing}`, notifications);
    expect(response).toMatchObject({ status: 503, body: { code: 'service_unavailable' } });
    const alone = (await directory.add()).id;
    expect((await mail('review-published', alone)).to).toHaveLength(1);
  });
});

test('no mail is sent where no email is known', async () => {
  const { id } = await directory.add({ contactEmail: null });
  expect(await mail('review-published', id)).toMatchObject({
    to: [],
    facts: { businessName: 'Hillstone Pools & Spas' },
  });
});

test.each([
  ['submission-confirm', newId()],
  ['submission-approved', newId()],
  ['contact-request', newId()],
  ['contact-request', 'abc'],
  ['submission-confirm', '1'],
  ['review-published', '999'],
  ['review-published', 'abc'],
])('has nothing to say in %s about %s', async (template, id) => {
  const response = await directory.get(`/internal/mail/${template}/${id}`, notifications);
  expect(response).toMatchObject({ status: 410, body: { code: 'gone' } });
});

test("does not call the subject of another service's mail gone", async () => {
  const response = await directory.get(`/internal/mail/password-reset/${newId()}`, notifications);
  expect(response).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

test('a confirmation mail is pointless once confirmed', async () => {
  const id = await submit();
  await confirm(id);
  expect((await directory.get(`/internal/mail/submission-confirm/${id}`, notifications)).status).toBe(410);
});

test('names the applicant of a submission', async () => {
  const id = await submit();
  const response = await directory.get(`/internal/submissions/${id}/applicant`, accounts);
  expect(applicantSchema.parse(response.body)).toEqual({ name: 'Dana Rivera', email: 'dana@bartoncreek.example' });
  expect((await directory.get(`/internal/submissions/${newId()}/applicant`, accounts)).status).toBe(404);
});

describe('the export', () => {
  const inWaco = { city: 'Waco', citySlug: 'waco' };

  test('tells every installer by state, city and id, removed ones too', async () => {
    await directory.add({ ...inWaco, status: 'published' });
    for (const status of ['published', 'removed', 'suspended'] as const) await directory.add({ status });
    await directory.add({ ...inWaco, status: 'removed' });
    await directory.add({ stateSlug: 'arizona', city: 'Yuma', citySlug: 'yuma' });
    const exported: unknown[] = [];
    for (let after: string | null = exportStart; after !== null; ) {
      const query = new URLSearchParams({ after, limit: '2' });
      const page: ExportPage = exportPageSchema.parse(
        (await directory.get(`/internal/installers?${query}`, search)).body,
      );
      exported.push(
        ...page.items.map(({ version, snapshot }) => [version, snapshot.id, snapshot.citySlug, snapshot.status]),
      );
      after = page.nextAfter;
    }
    expect(exported).toEqual([
      [1, 6, 'yuma', 'published'],
      [1, 2, 'austin', 'published'],
      [1, 3, 'austin', 'removed'],
      [1, 4, 'austin', 'suspended'],
      [1, 1, 'waco', 'published'],
      [1, 5, 'waco', 'removed'],
    ]);
  });

  test('ends behind an id that no installer can have', async () => {
    await directory.add({});
    const { body } = await directory.get('/internal/installers?after=texas/austin/999999999999999', search);
    expect(body).toEqual({ items: [], nextAfter: null });
  });

  test('tells one installer in the same way, and says so where there is none', async () => {
    const { id } = await directory.add({ status: 'removed' });
    const { items } = exportPageSchema.parse((await directory.get('/internal/installers', search)).body);
    expect((await directory.get(`/internal/installers/${id}`, search)).body).toEqual(items[0]);
    const { status, body } = await directory.get(`/internal/installers/${id + 1}`, search);
    expect([status, body.code]).toEqual([404, 'installer_not_found']);
  });

  test.each(['texas', 'texas/austin/', 'texas/austin/x', 'a/b/c/1'])(
    'names the field when it is asked for what follows %s',
    async (after) => {
      const { status, body } = await directory.get(`/internal/installers?after=${after}`, search);
      expect([status, body.errors]).toEqual([
        400,
        [{ path: 'query.after', message: 'must be the nextAfter of a page' }],
      ]);
    },
  );
});

test.each([
  ['/internal/mail/review-published/1', notifications],
  [`/internal/submissions/${newId()}/applicant`, accounts],
  ['/internal/installers', search],
  ['/internal/installers/1', search],
])('%s is for one service only', async (url, allowed) => {
  expect((await directory.get(url)).status).toBe(401);
  expect((await directory.get(url, directory.admin())).status).toBe(401);
  expect((await directory.get(url, `${allowed}x`)).status).toBe(401);
  for (const token of [notifications, accounts, search, web])
    if (token === allowed) expect([200, 404, 410]).toContain((await directory.get(url, token)).status);
    else expect((await directory.get(url, token)).status).toBe(403);
});

test('tells the gateway, and nobody else, which accounts may read the requests of listings', async () => {
  const [first, second, strange, removed] = [
    await directory.add(),
    await directory.add(),
    await directory.add(),
    await directory.add(),
  ];
  const [owner, helper] = [newId(), newId()].sort();
  await directory.join(first.id, String(owner));
  await directory.join(first.id, String(helper), 'staff');
  await directory.join(second.id, String(owner), 'manager');
  await directory.join(strange.id, newId());
  await directory.join(removed.id, String(owner));
  await directory.database.dataSource.query(`update installers set status = 'removed' where id = $1`, [removed.id]);
  const path = (ids: unknown) => `${requestReadersPath}?installerIds=${ids}`;
  const { status, body } = await directory.get(path([first.id, second.id, removed.id, 999]), gateway);
  expect([status, body]).toEqual([
    200,
    {
      readers: [
        { installerId: first.id, accountIds: [owner, helper] },
        { installerId: second.id, accountIds: [owner] },
      ],
    },
  ]);
  expect((await directory.get(path(first.id), notifications)).status).toBe(403);
  expect((await directory.get(path(first.id))).status).toBe(401);
  for (const wrong of ['', 'x', '1,', Array.from({ length: 101 }, (_, index) => index + 1)])
    expect(await directory.get(path(wrong), gateway)).toMatchObject({
      status: 400,
      body: { errors: [{ path: expect.stringContaining('query.installerIds') }] },
    });
});
