import { fileURLToPath } from 'node:url';
import { newId } from '@poolpros/chassis/ids';
import { erasePerson } from '@poolpros/chassis/personal-data';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { tablesWith, unlistedColumns } from '@poolpros/chassis/testing/rows';
import { runServiceCommand } from '@poolpros/chassis/testing/service-process';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { restoreInstallers } from '../src/app/commands/after-restore.js';
import { personalData } from '../src/app/personal-data.js';
import { findInstaller } from '../src/listings/db/installer-store.js';
import { RequestEntity } from '../src/requests/db/entities.js';
import { callers, type Harness, startDirectory, submissionBody } from './support.js';

const email = 'robin@home.example';
const other = 'sam@home.example';

let directory: Harness;
let listingId: number;
beforeAll(async () => {
  directory = await startDirectory();
});
afterAll(() => directory.stop());
beforeEach(async () => {
  await directory.empty();
  listingId = (await directory.add()).id;
});

const sql = <Row>(text: string, values: unknown[] = []) => directory.database.dataSource.query<Row[]>(text, values);
const erase = (now = new Date()) =>
  directory.database.transaction((tx) =>
    erasePerson(tx, personalData, email, { secret: directory.context.config.LINK_SECRET, now }),
  );
async function post(url: string, body: object): Promise<void> {
  const { status, body: response } = await directory.post(url, body);
  if (status >= 300) throw new Error(`${url} responded with ${status}: ${JSON.stringify(response)}`);
}
const message = 'The pump of our pool is loud and leaks a little.';
const ask = (from: string) =>
  post('/contact-requests', { installerId: listingId, name: 'Robin Lake', email: from, message });

/** Everything that a homeowner can leave here. */
async function leaveTraces(from: string): Promise<void> {
  await ask(from);
  await post('/listing-reports', { installerId: listingId, reason: 'closed', note: `Write to ${from}`, email: from });
  await post('/shortlists/mail', { email: from, installerIds: [listingId] });
  await post('/submission-drafts', { email: from, form: { businessName: 'A draft', email: from }, step: 1 });
  await post('/submissions', submissionBody({ email: from, businessName: `Pools of ${from.split('@')[0]}` }));
}

test('erases a homeowner wherever directory holds the email, says what, and finds nothing the second time', async () => {
  await leaveTraces(email);
  await leaveTraces(other);
  await directory.add({ contactEmail: email });
  expect(await erase()).toEqual([
    { table: 'installers', rows: 1, done: 'anonymized' },
    { table: 'submission_drafts', rows: 1, done: 'deleted' },
    { table: 'submissions', rows: 1, done: 'deleted' },
    { table: 'requests', rows: 1, done: 'deleted' },
    { table: 'listing_reports', rows: 1, done: 'anonymized' },
    { table: 'shortlist_mails', rows: 1, done: 'deleted' },
  ]);
  expect(await tablesWith(directory, email)).toEqual([]);
  expect(await erase()).toEqual([]);
  expect((await tablesWith(directory, other)).sort()).toEqual([
    'listing_reports',
    'requests',
    'shortlist_mails',
    'submission_drafts',
    'submissions',
  ]);
  expect(await sql('select reason from listing_reports')).toHaveLength(2);
});

test('lets the programs and mails of a business read nothing of a request that was erased', async () => {
  const owner = newId();
  await directory.join(listingId, owner);
  await sql(
    `insert into webhooks (id, version, listing_id, account_id, url, events, nonce, created_at)
     values ($2, 1, $1, $2, 'https://hooks.example', '{request.created}', 'nonce', now())`,
    [listingId, owner],
  );
  await ask(email);
  await eventually(async () =>
    expect(await sql('select data from webhook_deliveries')).toEqual([{ data: { requestId: expect.any(String) } }]),
  );
  const [request] = await sql<{ id: string }>('select id from contact_requests');
  await erase();
  const mail = `/internal/mail/contact-request/${request?.id}`;
  expect((await directory.get(mail, callers.tokens.notifications)).status).toBe(410);
});

test('is done again when a backup from before it is restored, and leaves what was sent after it', async () => {
  await ask(email);
  await ask(other);
  const { manager } = directory.database.dataSource;
  const backup = await manager.find(RequestEntity);
  const [listing] = await sql<{ id: number }>('update installers set contact_email = $1 returning id', [email]);
  await erase();
  await ask(email);
  const [later] = await sql<{ id: string }>('select id from requests where email = $1', [email]);

  await sql('delete from requests where email = $1', [other]);
  await manager.insert(RequestEntity, backup);
  await sql(`update installers set contact_email = $1`, [email]);
  await sql(`update erased_people set erased_at = erased_at - interval '1 second'`);
  await sql(`update requests set created_at = created_at - interval '1 day' where id = any($1)`, [
    backup.map(({ id }) => id),
  ]);
  await sql('alter table installers disable trigger user');
  await sql(`update installers set contact_changed_at = now() - interval '1 day'`);
  await sql('alter table installers enable trigger user');

  const printed: string[] = [];
  await restoreInstallers(directory.context, (line) => printed.push(line));
  expect(printed).toContain('people erased again: 1');
  expect(await sql('select id from requests where email = $1', [email])).toEqual([{ id: later?.id }]);
  expect(await sql('select email from requests where email = $1', [other])).toEqual([{ email: other }]);
  expect(await findInstaller(manager, listing?.id ?? listingId)).toMatchObject({ contactEmail: null });
  printed.length = 0;
  await restoreInstallers(directory.context, (line) => printed.push(line));
  expect(printed).toContain('people erased again: 0');
});

test('is done by a command, whatever the case of the email', async () => {
  await ask(email);
  const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));
  await runServiceCommand(main, ['erase-person', '--email', 'Robin@Home.example'], directory.environment);
  expect(await tablesWith(directory, email)).toEqual([]);
  await expect(runServiceCommand(main, ['erase-person'], directory.environment)).rejects.toThrow();
});

test('lists every column that is named like something of a person', async () => {
  const ofBusiness = 'it is about a business';
  const ofStaff = 'the staff wrote it, and it is kept with the decision';
  expect(
    await unlistedColumns(directory, personalData, {
      'claims.decision_note': ofStaff,
      'claims.owners_before': 'it holds ids alone',
      'installers.image_url': ofBusiness,
      'installers.name': ofBusiness,
      'installers.name_folded': ofBusiness,
      'listing_changes.decision_note': ofStaff,
      'projects.text': ofBusiness,
      'projects.title': ofBusiness,
      'request_photos.message_id': 'it is an id',
      'search_entries.name_folded': ofBusiness,
      'search_entries.name_key': ofBusiness,
      'search_entries.words': ofBusiness,
      'submissions.business_name': ofBusiness,
      'submissions.note': ofStaff,
    }),
  ).toEqual([]);
});
