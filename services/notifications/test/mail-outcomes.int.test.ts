import { newId } from '@poolpros/chassis/ids';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { contactRequestCreated } from '@poolpros/contracts/events/directory';
import type { MailData } from '@poolpros/contracts/http/mail-facts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { retryMails } from '../src/actions/retry-mails.js';
import { type Harness, mailData, startNotifications } from './support.js';

let service: Harness;
beforeAll(async () => {
  service = await startNotifications();
});
afterAll(() => service.stop());

const facts = {
  businessName: 'Hillstone Pools',
  name: 'Jordan Avila',
  phone: null,
  message: 'Please call me.',
  answerUrl: 'https://poolpros.example/answer-request/abc',
};

/** Sends a request to a business; returns its id. */
async function request(response: MailData | number): Promise<string> {
  const id = newId();
  service.respondWith('contact-request', id, response);
  await service.publish(contactRequestCreated, { contactRequestId: id, installerId: 7 });
  return id;
}
const outcomesOf = (id: string) => service.outcomesOf('contact-request', id);
const isTold = (id: string, ...outcomes: string[]) => eventually(() => expect(outcomesOf(id)).toEqual(outcomes));
const due = () => service.query('select id from mails where report_due');

async function stop(email: string): Promise<void> {
  const header = service.smtp
    .sentTo(email)
    .at(-1)
    ?.mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value;
  const { pathname } = new URL(String(header).slice(1, -1));
  await service.app.inject({ method: 'POST', url: pathname.replace(/^\/api/, '') });
}

test('the source of a request is told once what became of its mail', async () => {
  const email = `${newId()}@team.example`;
  await isTold(await request(mailData(email, facts)), 'delivered');
  await isTold(await request(mailData('', facts)), 'no_contact');
  await stop(email);
  const stopped = await request(mailData(email, facts));
  await isTold(stopped, 'stopped');
  await eventually(async () => (await due()).length === 0);
  // Further rounds of the job find nothing to report.
  await service.flushJobs();
  await isTold(await request(mailData('', facts)), 'no_contact');
  expect(outcomesOf(stopped)).toEqual(['stopped']);
});

test('a mail that the server refused is told, and again when a new round of tries delivers it', async () => {
  const refused = await request(mailData('gone@team.example', facts));
  await isTold(refused, 'rejected');
  service.respondWith('contact-request', refused, mailData(`${newId()}@team.example`, facts));
  await retryMails(service.context.database, new Date(0));
  await isTold(refused, 'rejected', 'delivered');
});

test('what the source cannot take is told later', async () => {
  service.takeOutcomes(false);
  const id = await request(mailData('', facts));
  await eventually(() => service.lines.some((line) => line.includes('outcome of a mail not reported')));
  expect(outcomesOf(id)).toEqual([]);
  service.takeOutcomes(true);
  await isTold(id, 'no_contact');
});

test('a request that was erased by now is told to nobody', async () => {
  const id = await request(410);
  await eventually(
    async () =>
      (await service.query(`select 1 from mails where subject_id = '${id}' and status = 'skipped'`)).length === 1,
  );
  await eventually(async () => (await due()).length === 0);
  expect(outcomesOf(id)).toEqual([]);
});
