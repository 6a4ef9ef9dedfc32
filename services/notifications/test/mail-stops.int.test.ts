import { newId } from '@poolpros/chassis/ids';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { tablesWith, unlistedColumns } from '@poolpros/chassis/testing/rows';
import { passwordResetRequested } from '@poolpros/contracts/events/accounts';
import { reviewPublished } from '@poolpros/contracts/events/reviews';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptOfPerson, personalData } from '../src/actions/personal-data.js';
import { type Harness, mailData, startNotifications } from './support.js';

let service: Harness;
let listings = 0;
beforeAll(async () => {
  service = await startNotifications();
});
afterAll(async () => {
  await service.stop();
});

/** Sends news of a review of another business each time; returns the outcome of the mail. */
async function newsTo(email: string): Promise<string> {
  listings += 1;
  const facts = { businessName: 'Hillstone Pools', profileUrl: 'https://poolpros.example/x' };
  service.respondWith('review-published', String(listings), mailData(email, facts));
  const event = await service.publish(reviewPublished, { reviewId: newId(), installerId: listings, rating: 5 });
  return await eventually(async () => {
    const [row] = await service.mailsOf(event);
    return row !== undefined && ['sent', 'skipped'].includes(row.status) && row.status;
  });
}

/** The URL of the header of the last mail to an email. */
function linkTo(email: string): { url: URL; token: string } {
  const headers = service.smtp.sentTo(email).at(-1)?.mail.headers;
  const url = new URL(String(headers?.find(({ key }) => key === 'list-unsubscribe')?.value).slice(1, -1));
  return { url, token: url.pathname.split('/').at(-1) ?? '' };
}
const pathOf = (url: URL) => url.pathname.replace(/^\/api/, '');
const post = async (url: string, body?: object) =>
  service.app.inject({ method: 'POST', url, ...(body && { payload: body }) });

const oneClick = [
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
  ],
] as const;

test.each(oneClick)(
  'one click of a mail program (%s) stops the mails of all businesses, and the page gets them again',
  async (type, payload) => {
    const email = `${newId()}@team.example`;
    expect(await newsTo(email)).toBe('sent');
    const { url, token } = linkTo(email);
    for (const _ of ['the click', 'a second try of the same']) {
      const clicked = await service.app.inject({
        method: 'POST',
        url: pathOf(url),
        headers: { 'content-type': type },
        payload,
      });
      expect([clicked.statusCode, clicked.json(), clicked.cookies]).toEqual([200, { isStopped: true }, []]);
    }
    expect(await newsTo(email)).toBe('skipped');
    expect(await newsTo(email.toUpperCase())).toBe('skipped');
    expect((await post('/mail-stops/preview', { token })).json()).toEqual({ isStopped: true });
    expect(await tablesWith(service, email)).toEqual([]);
    for (const secret of [email, token]) expect(service.lines.join('')).not.toContain(secret);

    expect((await post('/mail-stops/resume', { token })).json()).toEqual({ isStopped: false });
    expect(await newsTo(email)).toBe('sent');
  },
);

test('a mail about security comes although mails are stopped, and has no link that stops it', async () => {
  const email = `${newId()}@home.example`;
  await newsTo(email);
  await post(pathOf(linkTo(email).url));
  const resetId = newId();
  const facts = { name: 'Dana', resetUrl: 'https://poolpros.example/reset-password/x', validMinutes: 60 };
  service.respondWith('password-reset', resetId, mailData(email, facts));
  await service.publish(passwordResetRequested, { accountId: newId(), resetId });
  const reset = await eventually(() => service.smtp.sentTo(email)[1] ?? false);
  expect(reset.mail.headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
  expect(reset.mail.text).not.toContain('Stop these emails');
});

test('a link opened by a mail program that does not post leads to the page, and changes nothing', async () => {
  const email = `${newId()}@home.example`;
  await newsTo(email);
  const { url, token } = linkTo(email);
  const response = await service.app.inject({ url: pathOf(url) });
  expect(response.statusCode).toBe(303);
  expect(response.headers.location).toMatch(new RegExp(`/stop-mails/${token}$`));
  expect((await post('/mail-stops/preview', { token })).json()).toEqual({ isStopped: false });
});

test('a link that was not mailed stops nothing', async () => {
  const token = 'A'.repeat(86);
  for (const response of [await post(`/mail-stops/${token}`), await post('/mail-stops/resume', { token })])
    expect([response.statusCode, response.json().code]).toEqual([404, 'link_invalid']);
});

test('an erasure keeps the stop and says so', async () => {
  const email = `${newId()}@home.example`;
  await newsTo(email);
  const { config, database } = service.context;
  const erase = () => database.transaction((tx) => keptOfPerson(tx, config.LINK_SECRET, email));
  expect(await erase()).toEqual([]);
  await post(pathOf(linkTo(email).url));
  expect(await erase()).toEqual([{ table: 'mail_stops', rows: 1, done: 'kept' }]);
  expect(await newsTo(email)).toBe('skipped');
});

test('every column that is named like something of a person is listed', async () => {
  const others = { 'mails.message_id': 'the mail server gives it', 'analytics_events.name': 'what happened' };
  expect(await unlistedColumns(service, personalData, others)).toEqual([]);
});
