import { submissionDraftReminderDue, submissionDraftSaved } from '@poolpros/contracts/events/directory';
import { honeypotName } from '@poolpros/contracts/honeypot';
import { draftKeptSchema, openedDraftSchema } from '@poolpros/contracts/http/submission-drafts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { draftToken } from '../src/intake/links/submission-link.js';
import { callers, type Harness, startDirectory, submissionBody } from './support.js';

let directory: Harness;
beforeAll(async () => {
  // Events that are published are erased after a week, as early as by the jobs of some of these tests.
  directory = await startDirectory({ later: ['relay'] });
});
afterAll(() => directory.stop());
beforeEach(() => directory.empty());

const email = 'dana@bartoncreek.example';
const form = { businessName: 'Barton Creek Pools', phone: '512', services: ['Pool Repair'] };
const keep = (change: object = {}) => directory.post('/submission-drafts', { email, form, step: 1, ...change });
const open = (token: string) => directory.post('/submission-drafts/open', { token });
const rows = () =>
  directory.database.dataSource.query<{ id: string; nonce: string }[]>('select * from submission_drafts order by id');
const days = (count: number) => new Date(Date.now() + count * 86_400_000);

/** The token of the mailed link of the newest draft. */
async function mailedToken(): Promise<string> {
  const row = (await rows()).at(-1);
  if (!row) throw new Error('no draft was kept');
  return draftToken(directory.context.config.LINK_SECRET, row);
}

test('is kept as it is, its link is mailed, and another device opens it where it was left', async () => {
  const kept = draftKeptSchema.parse((await keep()).body);
  expect(Date.parse(kept.keptUntil) - Date.parse(kept.savedAt)).toBe(30 * 86_400_000);
  const token = await mailedToken();
  const [event] = await directory.events(submissionDraftSaved.type);
  const { draftId } = submissionDraftSaved.envelope.parse(event).data;
  const mail = await directory.app.inject({
    url: `/internal/mail/draft-saved/${draftId}`,
    headers: { authorization: `Bearer ${callers.tokens.notifications}` },
  });
  expect(mail.json()).toMatchObject({
    to: [{ name: '', address: email }],
    facts: { draftUrl: expect.stringContaining(`/list-your-business?draft=${token}`), keptUntil: kept.keptUntil },
  });
  expect(openedDraftSchema.parse((await open(token)).body)).toEqual({ ...kept, form, step: 1 });
  expect(JSON.stringify(await rows())).not.toContain(token);
});

test('is saved again by who has the link, without another mail', async () => {
  await keep();
  const token = await mailedToken();
  const fuller = { ...form, phone: '(512) 555-0177' };
  const saved = await directory.post('/submission-drafts/save', { token, form: fuller, step: 2 });
  expect(saved.status).toBe(200);
  expect((await open(token)).body).toMatchObject({ form: fuller, step: 2 });
  expect(await directory.events(submissionDraftSaved.type)).toHaveLength(1);
});

test('one email is mailed three links a day, the same draft once, also when all come at once', async () => {
  const same = await Promise.all([keep(), keep()]);
  expect(same.map(({ status }) => status)).toEqual([201, 201]);
  expect(await rows()).toHaveLength(1);
  const others = await Promise.all([1, 2, 3].map((number) => keep({ form: { businessName: `Pools ${number}` } })));
  expect(others.map(({ status }) => status).sort()).toEqual([201, 201, 429]);
});

test('a filled honeypot is answered with a question at its field, and nothing is stored', async () => {
  expect(await keep({ [honeypotName]: '1' })).toMatchObject({
    status: 400,
    body: { errors: [{ path: `body.${honeypotName}` }] },
  });
  expect(await rows()).toEqual([]);
  expect(await directory.events()).toEqual([]);
});

test('its writer is reminded once after 7 days, and it is gone after 30', async () => {
  await keep();
  const token = await mailedToken();
  const reminders = () => directory.events(submissionDraftReminderDue.type);
  await directory.runHourlyJobs(days(6.9));
  expect(await reminders()).toEqual([]);
  for (const count of [7.1, 8, 20]) await directory.runHourlyJobs(days(count));
  expect(await reminders()).toHaveLength(1);
  await directory.runHourlyJobs(days(29.9));
  expect(await rows()).toHaveLength(1);
  await directory.runHourlyJobs(days(30.1));
  expect(await rows()).toEqual([]);
  expect(await open(token)).toMatchObject({ status: 404, body: { code: 'link_invalid' } });
});

test('one that is overdue is not opened, before the system has erased it', async () => {
  await keep();
  const token = await mailedToken();
  await directory.database.dataSource.query(`update submission_drafts set saved_at = now() - interval '31 days'`);
  expect((await open(token)).status).toBe(404);
  expect((await directory.post('/submission-drafts/save', { token, form, step: 0 })).status).toBe(404);
});

test('is erased when its business is sent and confirmed, and when it is discarded', async () => {
  await keep();
  await keep({ form: { businessName: 'Other Pools' } });
  const { id } = (await directory.post('/submissions', submissionBody())).body;
  expect(await rows()).toHaveLength(2);
  await directory.post('/submissions/confirm', { token: await directory.tokenOf(id) });
  expect(await rows()).toMatchObject([{ form: { businessName: 'Other Pools' } }]);
  const token = await mailedToken();
  for (const _ of [1, 2]) expect((await directory.post('/submission-drafts/discard', { token })).status).toBe(204);
  expect(await rows()).toEqual([]);
});

test.each([
  [{ email: 'dana' }, 'body.email'],
  [{ step: -1 }, 'body.step'],
  [{ form: 'text' }, 'body.form'],
  [{ form: { description: 'x'.repeat(30_000) } }, 'body.form'],
])('refuses %j, naming %s, and stores nothing', async (change, path) => {
  expect(await keep(change)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  expect(await rows()).toEqual([]);
});
