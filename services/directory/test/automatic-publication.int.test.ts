import { submissionApproved, submissionConfirmed } from '@poolpros/contracts/events/directory';
import {
  adminSubmissionListSchema,
  type SubmissionBody,
  submissionStateSchema,
} from '@poolpros/contracts/http/submissions';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Harness, startDirectory, submissionBody } from './support.js';

let off: Harness;
let on: Harness;
beforeAll(async () => {
  off = await startDirectory();
  on = await startDirectory({ environment: { AUTO_PUBLISH_MAX_RISK: '20' } });
});
afterAll(async () => {
  await off.stop();
  await on.stop();
});
beforeEach(async () => {
  await off.empty();
  await on.empty();
});

const safe: Partial<SubmissionBody> = { services: ['Pool Opening'] };

/** The state of a submission after its email is confirmed, sent from an address. */
async function confirmed(directory: Harness, change: Partial<SubmissionBody> = safe, ip = '203.0.113.9') {
  const response = await directory.app.inject({
    method: 'POST',
    url: '/submissions',
    headers: { 'x-forwarded-for': ip },
    payload: submissionBody(change),
  });
  const token = await directory.tokenOf(response.json().id);
  return submissionStateSchema.parse((await directory.post('/submissions/confirm', { token })).body);
}
const risks = async (directory: Harness, status: string) => {
  const { body } = await directory.get(`/admin/submissions?status=${status}`, directory.admin());
  return adminSubmissionListSchema.parse(body).items.map(({ risk }) => risk);
};

test('one of low risk is published when it is confirmed, by the system, with its mail and event', async () => {
  const state = await confirmed(on);
  expect(state).toMatchObject({
    status: 'approved',
    profilePath: expect.stringContaining('/pool-contractor/texas/austin/'),
  });
  expect(state.history.map(({ action, actor }) => [action, actor])).toEqual([
    ['send', 'anonymous'],
    ['confirm', 'anonymous'],
    ['approve', 'system'],
  ]);
  expect((await on.get('/installers')).body).toHaveLength(1);
  const types = (await on.events()).map(({ type }) => type);
  expect(types).toContain(submissionConfirmed.type);
  expect(types.at(-1)).toBe(submissionApproved.type);
  expect(await risks(on, 'approved')).toEqual([{ score: 0, reasons: [] }]);
});

test('one of more risk waits for a person, who sees why', async () => {
  const change = { ...safe, email: 'dana@gmail.com', description: `See www.cheap.example. ${'x'.repeat(50)}` };
  expect((await confirmed(on, change)).status).toBe('pending_review');
  expect(await risks(on, 'pending_review')).toEqual([{ score: 60, reasons: ['free_mail', 'links_in_text'] }]);
  expect((await on.get('/installers')).body).toEqual([]);
});

test('it is off unless it is set, and the risk is shown nevertheless', async () => {
  expect((await confirmed(off)).status).toBe('pending_review');
  expect(await risks(off, 'pending_review')).toEqual([{ score: 0, reasons: [] }]);
});

test('a second business of another email from the network, and one that is listed already, wait', async () => {
  await confirmed(on);
  const other = { ...safe, website: 'https://hill.example', phone: '(512) 555-0188', businessName: 'Hill Spas' };
  expect((await confirmed(on, { ...other, email: 'office@hill.example' })).status).toBe('pending_review');
  expect(await risks(on, 'pending_review')).toEqual([{ score: 40, reasons: ['same_network'] }]);
  const same = { ...safe, email: 'again@bartoncreek.example' };
  expect((await confirmed(on, same, '198.51.100.7')).status).toBe('pending_review');
});

test('of confirmations that come at once one publishes', async () => {
  const { id } = (await on.post('/submissions', submissionBody(safe))).body;
  const token = await on.tokenOf(id);
  const states = await Promise.all([1, 2, 3].map(() => on.post('/submissions/confirm', { token })));
  expect(states.map(({ body }) => body.status)).toEqual(['approved', 'approved', 'approved']);
  expect((await on.get('/installers')).body).toHaveLength(1);
});

test('the network is kept as a hash, for 30 days', async () => {
  await confirmed(off);
  const networks = async () =>
    (
      await off.database.dataSource.query<{ network_hash: string | null }[]>('select network_hash from submissions')
    ).map(({ network_hash }) => network_hash);
  expect(JSON.stringify(await networks())).not.toContain('203.0.113');
  expect(await networks()).toEqual([expect.stringMatching(/.{20}/)]);
  await off.runHourlyJobs(new Date(Date.now() + 31 * 86_400_000));
  expect(await networks()).toEqual([null]);
});
