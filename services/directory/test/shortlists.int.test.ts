import { newId } from '@poolpros/chassis/ids';
import { shortlistMailRequested } from '@poolpros/contracts/events/directory';
import { honeypotName } from '@poolpros/contracts/honeypot';
import { mailDataSchema } from '@poolpros/contracts/http/mail-facts';
import { shortlistMailAcceptedSchema } from '@poolpros/contracts/http/shortlists';
import { mailTemplates } from '@poolpros/contracts/mails/templates';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changeInstaller } from '../src/listings/db/installer-store.js';
import { callers, type Harness, startDirectory } from './support.js';

let directory: Harness;
let first: number;
let second: number;
beforeAll(async () => {
  directory = await startDirectory();
});
afterAll(() => directory.stop());
beforeEach(async () => {
  await directory.empty();
  first = (await directory.add({ name: 'First Pools' })).id;
  second = (await directory.add({ name: 'Second Pools' })).id;
});

const send = (change: object = {}) =>
  directory.post('/shortlists/mail', { email: 'Sam@Home.example', installerIds: [second, first], ...change });
const rows = () => directory.database.dataSource.query<Record<string, unknown>[]>('select * from shortlist_mails');
const mailOf = (id: unknown) => directory.get(`/internal/mail/shortlist/${id}`, callers.tokens.notifications);

test('stores what to mail and publishes its id, without email and installers', async () => {
  const response = await send();
  expect(response.status).toBe(202);
  shortlistMailAcceptedSchema.parse(response.body);
  const [row] = await rows();
  expect(row).toMatchObject({ email: 'sam@home.example', installer_ids: [second, first] });
  const [event] = await directory.events(shortlistMailRequested.type);
  expect(shortlistMailRequested.envelope.parse(event)).toMatchObject({
    aggregateId: row?.id,
    data: { shortlistMailId: row?.id },
  });
  expect(Object.keys(event?.data ?? {})).toEqual(['shortlistMailId']);
});

test('the mail names the installers in the order of the list and leads back to it', async () => {
  await send();
  const mail = mailDataSchema.parse((await mailOf((await rows())[0]?.id)).body);
  expect(mail).toMatchObject({ to: [{ name: '', address: 'sam@home.example' }], replyTo: null });
  const facts = mailTemplates.shortlist.facts.parse(mail.facts);
  expect(facts.installers).toEqual([
    {
      name: 'Second Pools',
      location: 'Austin, TX',
      rating: null,
      reviewCount: 0,
      profileUrl: `https://poolpros.example/pool-contractor/texas/austin/second-pools-${second}`,
    },
    expect.objectContaining({ name: 'First Pools' }),
  ]);
  expect(facts.listUrl).toBe(`https://poolpros.example/shortlist?ids=${second},${first}`);
});

test('an installer that has no page any more is left out; without any there is no mail', async () => {
  const remove = (id: number) =>
    directory.database.transaction((tx) => changeInstaller(tx, id, () => ({ status: 'removed' }), new Date()));
  await remove(second);
  await send();
  const [row] = await rows();
  expect(row?.installer_ids).toEqual([first]);
  await remove(first);
  expect((await mailOf(row?.id)).status).toBe(410);
  expect(await send()).toMatchObject({ status: 400, body: { errors: [{ path: 'body.installerIds' }] } });
  expect(await rows()).toHaveLength(1);
});

test.each(['no-uuid', newId()])('there is no mail about %s', async (id) => {
  expect((await mailOf(id)).status).toBe(410);
});

test('the same list asked for again within a day is mailed once, also when both come at once', async () => {
  const [one, other] = await Promise.all([send(), send({ email: 'sam@home.EXAMPLE' })]);
  expect(other).toMatchObject({ status: 202, body: one.body });
  expect((await send()).body).toEqual(one.body);
  expect(await rows()).toHaveLength(1);
  expect(await directory.events(shortlistMailRequested.type)).toHaveLength(1);
  await send({ installerIds: [first, second] });
  expect(await rows()).toHaveLength(2);
});

test('one email is sent five shortlists a day, however they come', async () => {
  const ids = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7].map(async (at) => (await directory.add({ name: `Pools ${at}` })).id),
  );
  const responses = await Promise.all(ids.map((id) => send({ installerIds: [id], email: `dana+${id}@home.example` })));
  expect(responses.map(({ status }) => status).sort()).toEqual([202, 202, 202, 202, 202, 429, 429]);
  expect(await rows()).toHaveLength(5);
  expect((await send({ email: 'other@home.example' })).status).toBe(202);
});

test('the email is erased two days later', async () => {
  await send();
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
  await directory.runHourlyJobs(hours(47));
  expect(await rows()).toHaveLength(1);
  await directory.runHourlyJobs(hours(49));
  expect(await rows()).toEqual([]);
});

test('a filled honeypot is answered with a question at its field, and nothing is stored', async () => {
  const response = await send({ [honeypotName]: 'https://spam.example' });
  expect(response).toMatchObject({
    status: 400,
    body: { errors: [{ path: `body.${honeypotName}`, message: 'empty this field if you are a person' }] },
  });
  expect(await rows()).toEqual([]);
  expect(await directory.events(shortlistMailRequested.type)).toEqual([]);
});

test.each([
  [{ email: 'sam' }, 'body.email'],
  [{ email: undefined }, 'body.email'],
  [{ installerIds: [] }, 'body.installerIds'],
  [{ installerIds: [0] }, 'body.installerIds.0'],
  [{ installerIds: ['1'] }, 'body.installerIds.0'],
  [{ installerIds: Array.from({ length: 21 }, (_, index) => index + 1) }, 'body.installerIds'],
  [{ installerIds: [999_999] }, 'body.installerIds'],
])('rejects %j, naming %s, and stores nothing', async (change, path) => {
  expect(await send(change)).toMatchObject({ status: 400, body: { code: 'invalid_request', errors: [{ path }] } });
  expect(await rows()).toEqual([]);
});
