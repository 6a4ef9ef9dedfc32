import { newId } from '@poolpros/chassis/ids';
import { submissionLinksRequested } from '@poolpros/contracts/events/directory';
import { honeypotName } from '@poolpros/contracts/honeypot';
import { ownSubmissionsSchema, submissionStateSchema } from '@poolpros/contracts/http/submissions';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { linkOwner } from '../src/intake/actions/link-owner.js';
import { submissionsTo } from './submissions.js';
import { callers, type Harness, startDirectory, submissionBody } from './support.js';

let directory: Harness;
beforeAll(async () => {
  directory = await startDirectory();
});
afterAll(() => directory.stop());
beforeEach(() => directory.empty());

const send = async (change: object = {}): Promise<string> =>
  (await directory.post('/submissions', submissionBody(change))).body.id;
const { confirmed, decide } = submissionsTo(() => directory);
async function rejected(): Promise<string> {
  const { id } = await confirmed();
  await decide(id, 'reject', { version: 2, reasonCode: 'incomplete' });
  return id;
}
const own = async (accountId: string) =>
  ownSubmissionsSchema.parse((await directory.get('/contractors/me/submissions', directory.contractor(accountId))).body)
    .items;
const resubmit = (id: string, accountId: string, version = 3) =>
  directory.post(
    `/contractors/me/submissions/${id}/resubmit`,
    { ...submissionBody({ serviceRadius: 60 }), version },
    directory.contractor(accountId),
  );

test('a contractor sees where everything stands that the account or its email sent, and nobody else does', async () => {
  const byAccount = await rejected();
  const accountId = newId();
  await directory.database.transaction((tx) => linkOwner(tx, { submissionId: byAccount, accountId }, new Date()));
  const byEmail = await send({ businessName: 'Second Pools', email: 'same@pools.example' });
  await send({ email: 'other@pools.example' });
  directory.accounts?.contacts.push({ accountId, name: 'Dana Rivera', email: 'same@pools.example' });
  expect((await own(accountId)).map(({ id, status }) => [id, status])).toEqual([
    [byEmail, 'awaiting_confirmation'],
    [byAccount, 'rejected'],
  ]);
  expect(await own(newId())).toEqual([]);
  expect((await directory.get('/contractors/me/submissions')).status).toBe(401);
});

test('its owner sends a rejected one again without a link, and a stranger finds none', async () => {
  const id = await rejected();
  const accountId = newId();
  await directory.database.transaction((tx) => linkOwner(tx, { submissionId: id, accountId }, new Date()));
  expect(await resubmit(id, newId())).toMatchObject({ status: 404, body: { code: 'submission_not_found' } });
  const [first, second] = await Promise.all([resubmit(id, accountId), resubmit(id, accountId)]);
  expect([first.status, second.status].sort()).toEqual([200, 409]);
  const [state] = await own(accountId);
  expect(state?.history.at(-1)).toMatchObject({ action: 'resubmit', actor: 'contractor' });
});

test('an email gets its links once an hour, and the response is the same for one that sent nothing', async () => {
  const id = await send();
  const ask = (email: string) => directory.post('/submissions/links', { email });
  const [known, unknown] = [await ask('Dana@bartoncreek.example'), await ask('nobody@pools.example')];
  for (const { status, body } of [known, unknown]) {
    expect(status).toBe(202);
    expect(Object.keys(body)).toEqual(['acceptedAt']);
  }
  await Promise.all([ask('dana@bartoncreek.example'), ask('dana@bartoncreek.example')]);
  const asked = () => directory.events(submissionLinksRequested.type);
  expect(await asked()).toMatchObject([{ aggregateId: id, data: { submissionId: id } }]);
  await directory.database.dataSource.query(`update submissions set links_mailed_at = now() - interval '61 minutes'`);
  await ask('dana@bartoncreek.example');
  expect(await asked()).toHaveLength(2);
  const filled = { email: 'dana@bartoncreek.example', [honeypotName]: '1' };
  expect((await directory.post('/submissions/links', filled)).status).toBe(400);
  expect(await asked()).toHaveLength(2);
});

test('the mailed links open where each listing stands', async () => {
  const id = await send();
  const { body } = await directory.get(`/internal/mail/submission-links/${id}`, callers.tokens.notifications);
  expect(body.to).toEqual([{ name: '', address: 'dana@bartoncreek.example' }]);
  const [link] = body.facts.submissions;
  expect(link).toMatchObject({ status: 'awaiting_confirmation' });
  const token = new URL(link.statusUrl).searchParams.get('token');
  expect(submissionStateSchema.parse((await directory.post('/submissions/status', { token })).body).id).toBe(id);
});

test('the preview is the page that the listing becomes, without its id, for who has the link or owns it', async () => {
  const id = await send({ legalName: 'Barton Creek Pools LLC', street: '2204 Barton Hills Dr', addressPrivate: true });
  const token = await directory.tokenOf(id);
  await directory.post('/submissions/confirm', { token });
  const byLink = await directory.post('/submissions/preview', { token });
  expect(byLink.headers['cache-control']).toBe('no-store');
  const accountId = newId();
  await directory.database.transaction((tx) => linkOwner(tx, { submissionId: id, accountId }, new Date()));
  const path = `/contractors/me/submissions/${id}/preview`;
  const byLogin = await directory.get(path, directory.contractor(accountId));
  expect((await directory.get(path, directory.contractor())).status).toBe(404);
  expect((await directory.post('/submissions/preview', { token: 'x'.repeat(43) })).status).toBe(404);
  const approved = await directory.post(`/admin/submissions/${id}/approve`, { version: 2 }, directory.admin());
  const page = (await directory.get(`/installers/${approved.body.installerId}`)).body;
  for (const preview of [byLink.body, byLogin.body]) {
    const { listedAt: _then, ...shown } = preview;
    const { listedAt: _now, id: _id, slug: _slug, inCity: _others, ...later } = page;
    expect(shown).toEqual(later);
  }
});
