import { newId } from '@poolpros/chassis/ids';
import { claimApproved, claimRejected, memberChanged } from '@poolpros/contracts/events/directory';
import { adminClaimListSchema } from '@poolpros/contracts/http/admin-claims';
import { claimsToAnswerSchema } from '@poolpros/contracts/http/claim-answers';
import { ownClaimsSchema } from '@poolpros/contracts/http/claims';
import { mailDataSchema } from '@poolpros/contracts/http/mail-facts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { membersOf, removeMember } from '../src/members/db/member-store.js';
import { callers, type Harness, startDirectory } from './support.js';

let directory: Harness;
let installerId: number;
const [account, owner, manager] = [newId(), newId(), newId()];
beforeAll(async () => {
  directory = await startDirectory();
  directory.accounts?.contacts.push(
    { accountId: account, name: 'Dana Kessler', email: 'dana@home.example' },
    { accountId: owner, name: 'Robin Hale', email: 'robin@home.example' },
    { accountId: manager, name: 'Mo Manager', email: 'mo@home.example' },
  );
});
afterAll(() => directory.stop());
beforeEach(async () => {
  await directory.empty();
  installerId = (await directory.add()).id;
  await directory.join(installerId, owner);
  await directory.join(installerId, manager, 'manager');
});

const sql = <Row>(text: string, values: unknown[] = []) => directory.database.dataSource.query<Row[]>(text, values);
const start = (body: object, accountId = account) =>
  directory.post('/contractors/me/claims', { installerId, ...body }, directory.contractor(accountId));
const asked = async (accountId = account): Promise<string> => {
  const { status, body } = await start({ method: 'owner' }, accountId);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
};
const proved = async (accountId = account): Promise<string> => {
  const path = `/admin/claims/installers/${installerId}/generate-claim-code`;
  const { code } = (await directory.post(path, {}, directory.admin())).body;
  return (await start({ method: 'code', code }, accountId)).body.id;
};
const answer = (claimId: string, given: string, accountId = owner) =>
  directory.post('/contractors/me/claim-answers', { claimId, answer: given }, directory.contractor(accountId));
const contestedMail = async (claimId: string) => {
  const { body } = await directory.get(`/internal/mail/claim-contested/${claimId}`, callers.tokens.notifications);
  return mailDataSchema.parse(body);
};
const byLink = async (claimId: string, given: string) => {
  const [first] = (await contestedMail(claimId)).to;
  const query = new URL(String(first?.facts?.answerUrl)).searchParams;
  return { claimId: query.get('claim'), token: query.get('answer'), answer: given };
};
const approve = async (id: string) => {
  const [row] = await sql<{ version: number }>('select version from claims where id = $1', [id]);
  return directory.post(`/admin/claims/${id}/approve`, { version: row?.version }, directory.admin());
};
const owners = async () =>
  (await membersOf(directory.database.dataSource.manager, installerId))
    .filter(({ role }) => role === 'owner')
    .map(({ accountId }) => accountId);
const statusOf = async () => (await sql<{ status: string }>('select status from claims')).map(({ status }) => status);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

describe('the owner of a claimed page', () => {
  test('is asked by mail, alone, and sees the claim in the dashboard with who made it', async () => {
    const id = await asked();
    const mail = await contestedMail(id);
    expect(mail.to).toMatchObject([{ accountId: owner, name: 'Robin Hale', address: 'robin@home.example' }]);
    expect(mail.facts).toMatchObject({ claimant: 'Dana Kessler' });
    const waiting = async (accountId: string) => {
      const { body } = await directory.get('/contractors/me/claim-answers', directory.contractor(accountId));
      return claimsToAnswerSchema.parse(body).items;
    };
    expect(await waiting(owner)).toMatchObject([{ id, claimant: 'Dana Kessler', isStrong: false }]);
    for (const other of [manager, account, newId()]) expect(await waiting(other)).toEqual([]);
  });

  test.each([
    ['share', [account, owner]],
    ['hand_over', [account]],
  ])('may %s it, and the claimant is an owner at once', async (given, expected) => {
    const id = await asked();
    expect((await answer(id, given)).body).toMatchObject({ status: 'approved' });
    expect((await owners()).sort()).toEqual([...expected].sort());
    // The previous team is removed with its owner.
    const gone = given === 'hand_over' ? [{ data: { installerId, accountId: manager } }] : [];
    expect(await directory.events(memberChanged.type)).toMatchObject(gone);
    expect(await directory.events(claimApproved.type)).toMatchObject([{ data: { claimId: id } }]);
    expect(await statusOf()).toEqual(['approved']);
    expect((await answer(id, 'refuse', account)).status).toBe(409);
  });

  test.each([
    ['share', true],
    ['hand_over', false],
  ])('who says %s lets the mail to the claimant say whether there are other owners', async (given, isShared) => {
    const id = await asked();
    expect((await answer(id, given)).status).toBe(200);
    const { body } = await directory.get(`/internal/mail/claim-approved/${id}`, callers.tokens.notifications);
    expect(mailDataSchema.parse(body).facts).toMatchObject({ isShared });
  });

  test('may refuse, which says so to the claimant', async () => {
    const id = await asked();
    expect((await answer(id, 'refuse')).body).toMatchObject({ status: 'rejected' });
    expect(await directory.events(claimRejected.type)).toMatchObject([{ data: { reasonCode: 'owner_objects' } }]);
    expect(await owners()).toEqual([owner]);
    expect((await answer(id, 'share')).status).toBe(409);
  });

  test('shares it or hands it over only after proving to be there, and refuses without', async () => {
    const id = await asked();
    directory.accounts?.unproven.add(owner);
    for (const given of ['share', 'hand_over'])
      expect(await answer(id, given)).toMatchObject({ status: 403, body: { code: 'step_up_required' } });
    expect((await answer(id, 'share', manager)).body.code).toBe('forbidden');
    expect([await owners(), await statusOf()]).toEqual([[owner], ['under_review']]);
    expect((await answer(id, 'refuse')).body).toMatchObject({ status: 'rejected' });
    directory.accounts?.unproven.delete(owner);
  });

  test('answers by the link in the mail as well, without a login', async () => {
    const id = await asked();
    const link = await byLink(id, 'share');
    expect((await directory.post('/claims/answer', { ...link, token: 'A'.repeat(43) })).status).toBe(404);
    expect((await directory.post('/claims/answer', link)).body).toMatchObject({ status: 'approved' });
    expect((await owners()).sort()).toEqual([account, owner].sort());
  });

  test('has a link of their own, which ends with their ownership', async () => {
    const second = newId();
    await directory.join(installerId, second);
    directory.accounts?.contacts.push({ accountId: second, name: 'Lee', email: 'lee@home.example' });
    const id = await asked();
    const link = await byLink(id, 'refuse');
    const urls = (await contestedMail(id)).to.map(({ facts }) => facts?.answerUrl);
    expect([urls.length, new Set(urls).size]).toEqual([2, 2]);
    await removeMember(directory.database.dataSource.manager, installerId, owner);
    expect(await directory.post('/claims/answer', link)).toMatchObject({ status: 404, body: { code: 'link_invalid' } });
    expect((await directory.post('/claims/answer', await byLink(id, 'refuse'))).body).toMatchObject({
      status: 'rejected',
    });
  });

  test('answers by no link while the account is disabled', async () => {
    const link = await byLink(await asked(), 'refuse');
    const contacts = directory.accounts?.contacts.splice(0) ?? [];
    expect(await directory.post('/claims/answer', link)).toMatchObject({ status: 404, body: { code: 'link_invalid' } });
    directory.accounts?.contacts.push(...contacts);
    expect((await directory.post('/claims/answer', link)).status).toBe(200);
  });

  test('is asked once: of two answers at the same time one counts', async () => {
    const id = await asked();
    const both = await Promise.all([answer(id, 'share'), answer(id, 'refuse')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('alone answers: to a manager, the claimant and strangers there is no such claim to answer', async () => {
    const id = await asked();
    expect((await answer(id, 'share', manager)).status).toBe(403);
    for (const other of [account, newId()]) expect((await answer(id, 'share', other)).status).toBe(404);
    expect((await directory.post('/contractors/me/claim-answers', { claimId: id, answer: 'share' })).status).toBe(401);
    expect((await answer(id, 'give')).status).toBe(400);
    expect(await owners()).toEqual([owner]);
  });
});

describe('an owner who is silent for three days', () => {
  const threeDaysLater = () => sql(`update claims set owner_answers_until = now() - interval '1 second'`);

  test('can answer no more, and strong proof alone moves the page', async () => {
    const unproved = await asked();
    const strong = await proved(newId());
    const link = await byLink(unproved, 'share');
    await threeDaysLater();
    expect(await answer(unproved, 'share')).toMatchObject({ status: 410 });
    expect(await directory.post('/claims/answer', link)).toMatchObject({ status: 410, body: { code: 'link_expired' } });
    expect((await approve(unproved)).status).toBe(409);
    expect((await approve(strong)).status).toBe(200);
    expect((await statusOf()).sort()).toEqual(['approved', 'superseded']);
  });

  test('leaves a claim without strong proof to end after 28 days, and one with it to a person', async () => {
    await asked();
    await threeDaysLater();
    await directory.runHourlyJobs(inDays(27));
    expect(await statusOf()).toEqual(['under_review']);
    await directory.runHourlyJobs(inDays(28.1));
    expect(await statusOf()).toEqual(['expired']);
    await sql('delete from claims');
    const id = await proved();
    await directory.runHourlyJobs(inDays(40));
    expect(await statusOf()).toEqual(['under_review']);
    const { body } = await directory.get('/admin/claims', directory.admin());
    const [seen] = adminClaimListSchema.parse(body).items;
    const days = (Date.parse(seen?.contestEndsAt ?? '') - Date.parse(seen?.startedAt ?? '')) / 86_400_000;
    expect([seen?.id, days]).toEqual([id, 28]);
  });
});

test('a page without an owner has none who could be asked', async () => {
  const { id } = await directory.add();
  expect(await start({ method: 'owner', installerId: id })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'body.method' }] },
  });
  const license = await start({ method: 'license', licenseNumber: 'C-53', installerId: id });
  expect(license.body.contestEndsAt).toBeNull();
  await directory.runHourlyJobs(inDays(40));
  const { body } = await directory.get('/contractors/me/claims', directory.contractor(account));
  expect(ownClaimsSchema.parse(body).items).toMatchObject([{ status: 'under_review' }]);
});
