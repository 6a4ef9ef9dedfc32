import { submissionResubmitted } from '@poolpros/contracts/events/directory';
import { honeypotName } from '@poolpros/contracts/honeypot';
import {
  adminSubmissionListSchema,
  adminSubmissionSchema,
  type SubmissionBody,
  submissionStateSchema,
} from '@poolpros/contracts/http/submissions';
import { idempotencyKeyHeader } from '@poolpros/contracts/idempotency';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { submissionsTo } from './submissions.js';
import { type Harness, startDirectory, submissionBody } from './support.js';

let directory: Harness;
beforeAll(async () => {
  directory = await startDirectory();
});
afterAll(() => directory.stop());
beforeEach(() => directory.empty());

const better = { description: 'We repair and clean pools in Travis County, license 1234, insured, since 2009.' };
const stateOf = async (token: string) =>
  submissionStateSchema.parse((await directory.post('/submissions/status', { token })).body);
const resubmit = async (token: string, change: Partial<SubmissionBody> = better) => {
  const { version } = await stateOf(token);
  return await directory.post('/submissions/resubmit', { ...submissionBody(change), token, version });
};
const reject = async (id: string) => {
  const { version } = await stateOf(await directory.tokenOf(id));
  const body = { version, reasonCode: 'incomplete', note: 'Say where you work.' };
  return adminSubmissionSchema.parse(
    (await directory.post(`/admin/submissions/${id}/reject`, body, directory.admin())).body,
  );
};
const { confirmed } = submissionsTo(() => directory);
/** A submission that was sent, confirmed and rejected. */
async function rejected(change: Partial<SubmissionBody> = {}): Promise<{ id: string; token: string }> {
  const submission = await confirmed(change);
  await reject(submission.id);
  return submission;
}
const queue = async () =>
  adminSubmissionListSchema.parse((await directory.get('/admin/submissions', directory.admin())).body).items;

test('a rejected submission is sent again with its fields, and the staff sees the difference and which try it is', async () => {
  const { id, token } = await rejected();
  const before = await stateOf(token);
  expect(before).toMatchObject({ status: 'rejected', resubmissionsLeft: 3, statement: { phone: '+15125550177' } });
  expect(before.reason).toContain('Say where you work.');
  expect(await resubmit(token)).toMatchObject({ status: 200, body: { id, status: 'pending_review' } });
  const after = await stateOf(token);
  expect(after).toMatchObject({ status: 'pending_review', resubmissionsLeft: 0, statement: null, reason: null });
  expect(after.history.map(({ action, actor }) => [action, actor])).toEqual([
    ['send', 'anonymous'],
    ['confirm', 'anonymous'],
    ['reject', 'staff'],
    ['resubmit', 'anonymous'],
  ]);
  const [waiting] = await queue();
  expect(waiting).toMatchObject({
    id,
    ...better,
    resubmissions: 1,
    decidedAt: null,
    reasonCode: 'incomplete',
    note: 'Say where you work.',
  });
  const { description, ...same } = before.statement ?? {};
  expect(waiting?.sentBefore).toEqual({ ...same, description });
  expect(waiting).toMatchObject(same);
  const events = await directory.events(submissionResubmitted.type);
  expect(events).toMatchObject([{ aggregateId: id, aggregateVersion: 4, data: { submissionId: id } }]);
});

test('what was put right is approved and listed, without the reason of before', async () => {
  const { id, token } = await rejected();
  await resubmit(token);
  const { version } = await stateOf(token);
  const response = await directory.post(`/admin/submissions/${id}/approve`, { version }, directory.admin());
  expect(adminSubmissionSchema.parse(response.body)).toMatchObject({
    status: 'approved',
    reasonCode: null,
    note: null,
  });
  const [listing] = (await directory.get('/installers')).body;
  expect(listing).toMatchObject(better);
});

test('it is sent again three times, and a fourth try hears why not', async () => {
  const { id, token } = await rejected();
  for (const left of [2, 1, 0]) {
    expect((await resubmit(token)).status).toBe(200);
    await reject(id);
    expect(await stateOf(token)).toMatchObject({ status: 'rejected', resubmissionsLeft: left });
  }
  expect((await stateOf(token)).statement).toBeNull();
  expect(await resubmit(token)).toMatchObject({
    status: 409,
    body: { code: 'conflict', detail: 'This listing has been sent again 3 times, which is the maximum.' },
  });
  expect(await queue()).toEqual([]);
});

test('of two that come at once one is taken, and the same key gets the same response', async () => {
  const { token } = await rejected();
  const { version } = await stateOf(token);
  const payload = { ...submissionBody(better), token, version };
  const send = (key: string) =>
    directory.app.inject({
      method: 'POST',
      url: '/submissions/resubmit',
      headers: { [idempotencyKeyHeader]: key },
      payload,
    });
  const [first, second, other] = await Promise.all([
    send('resubmission-one-0001'),
    send('resubmission-one-0001'),
    send('resubmission-two-0002'),
  ]);
  const statuses = [first.statusCode, second.statusCode, other.statusCode];
  expect(statuses[0]).toBe(statuses[1]);
  expect([...new Set(statuses)].sort()).toEqual([200, 409]);
  const { requestId: _first, ...said } = first.json();
  expect(second.json()).toMatchObject(said);
  expect(await directory.events(submissionResubmitted.type)).toHaveLength(1);
  expect((await queue()).map(({ resubmissions }) => resubmissions)).toEqual([1]);
});

test('only one that was rejected is sent again, in the version that its sender saw', async () => {
  const { body } = await directory.post('/submissions', submissionBody());
  const waiting = await directory.tokenOf(body.id);
  for (const confirmed of [false, true]) {
    if (confirmed) await directory.post('/submissions/confirm', { token: waiting });
    expect(await resubmit(waiting)).toMatchObject({
      status: 409,
      body: { detail: 'Only a listing that was not approved can be sent again.' },
    });
  }
  const { token } = await rejected({ email: 'other@pools.example' });
  const old = { ...submissionBody({ email: 'other@pools.example' }), token, version: 1 };
  expect(await directory.post('/submissions/resubmit', old)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  const unknown = { ...old, token: 'x'.repeat(43) };
  expect(await directory.post('/submissions/resubmit', unknown)).toMatchObject({
    status: 404,
    body: { code: 'link_invalid' },
  });
});

test('the email stays the one that was confirmed, and each field is checked as in a first try', async () => {
  const { token } = await rejected();
  for (const [change, path] of [
    [{ email: 'stranger@pools.example' }, 'body.email'],
    [{ zipCode: '10001' }, 'body.zipCode'],
    [{ description: 'short' }, 'body.description'],
  ] as const)
    expect(await resubmit(token, change)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  expect((await stateOf(token)).status).toBe('rejected');
});

test('a filled honeypot is answered with a question at its field, and nothing changes', async () => {
  const { token } = await rejected();
  expect(await resubmit(token, { ...better, [honeypotName]: '1' })).toMatchObject({
    status: 400,
    body: { errors: [{ path: `body.${honeypotName}` }] },
  });
  expect((await stateOf(token)).status).toBe('rejected');
});

test('the limits of a day and the duplicates are looked at anew', async () => {
  const { id, token } = await rejected();
  const age = (which: string) =>
    directory.database.dataSource.query(
      `update submissions set submitted_at = now() - interval '25 hours' where ${which}`,
      [id],
    );
  await age('id = $1');
  for (const number of [1, 2, 3])
    await directory.post('/submissions', submissionBody({ businessName: `Pools ${number}` }));
  expect(await resubmit(token)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  await age('id <> $1');
  expect((await directory.post('/submissions', submissionBody(better))).status).toBe(201);
  expect(await resubmit(token)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  const same = await directory.add({ phone: '+15125550188', website: null });
  await resubmit(token, { ...better, phone: '(512) 555-0188' });
  const found = (await queue()).find((each) => each.id === id);
  expect(found?.possibleDuplicates).toMatchObject([{ id: same.id, why: 'Same phone number' }]);
});
