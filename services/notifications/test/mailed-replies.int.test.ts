import { type AddressInfo, createConnection, createServer } from 'node:net';
import { newId } from '@poolpros/chassis/ids';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { contactRequestCreated } from '@poolpros/contracts/events/directory';
import { mailedReplyOutcomes } from '@poolpros/contracts/http/internal';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Harness, mailData, startNotifications } from './support.js';

const domain = 'replies.poolpros.example';
const token = `${newId().replaceAll('-', '')}b${'0a'.repeat(10)}`;
const replyTo = `r+${token}@${domain}`;
const dana = 'dana@hillstone.example';
let service: Harness;
let port = 0;

beforeAll(async () => {
  port = await freePort();
  service = await startNotifications({ environment: { REPLY_DOMAIN: domain, INBOUND_SMTP_PORT: String(port) } });
});
afterAll(() => service.stop());
beforeEach(() => {
  service.replies.splice(0);
  service.answerReplies('stored');
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: free } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return free;
}

interface Refused extends Error {
  responseCode: number;
}

/** Sends a mail to the reply address; the reply of the server. */
async function send(mail: SendMailOptions = {}): Promise<{ code: number; text: string }> {
  const transport = createTransport({ host: '127.0.0.1', port, secure: false });
  try {
    const sent = await transport.sendMail({ from: dana, to: replyTo, subject: 'Re: x', text: 'On Tuesday.', ...mail });
    return { code: Number(sent.response.slice(0, 3)), text: sent.response };
  } catch (error) {
    return { code: (error as Refused).responseCode, text: (error as Refused).message };
  } finally {
    transport.close();
  }
}

const quote = '\n\nOn Sat, Nov 28, 2026 at 8:52 AM PoolPros <hello@poolpros.example>\nwrote:\n\n> Jordan asks\n> you\n';

test('a reply to a mail of ours reaches directory without what it quotes, and counts its files', async () => {
  const attachments = [{ filename: 'offer.pdf', content: Buffer.alloc(2000) }];
  const { code } = await send({
    text: `On Tuesday.\nIs 9 am fine?${quote}`,
    messageId: '<a@hillstone.example>',
    attachments,
  });
  expect(code).toBe(250);
  expect(service.replies).toEqual([
    {
      token,
      from: dana,
      messageId: '<a@hillstone.example>',
      text: 'On Tuesday.\nIs 9 am fine?',
      isAutomatic: false,
      photos: [],
      leftOut: 1,
    },
  ]);
});

test('photos of a reply are passed on, up to five, without the small pictures of a signature', async () => {
  const photo = { filename: 'gate.jpg', contentType: 'image/jpeg', content: Buffer.alloc(20_000, 1) };
  const logo = { ...photo, filename: 'logo.jpg', content: Buffer.alloc(9000), contentDisposition: 'inline' as const };
  const drawing = { ...photo, filename: 'gate.heic', contentType: 'image/heic' };
  expect((await send({ text: '', attachments: [photo, logo, drawing] })).code).toBe(250);
  expect(service.replies).toMatchObject([{ text: '', photos: [photo.content.toString('base64')], leftOut: 1 }]);
  await send({ attachments: Array.from({ length: 6 }, () => photo) });
  expect(service.replies[1]).toMatchObject({ leftOut: 1 });
  expect(service.replies[1]?.photos).toHaveLength(5);
});

test('a mail with HTML only arrives as text, and one without a Message-ID has the same id each time', async () => {
  const raw = [
    `From: Dana <${dana}>`,
    `To: ${replyTo}`,
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p>On <b>Tuesday</b> &amp; Friday.</p><p>Dana Kessler<br>DANA@hillstone.example</p>',
  ].join('\r\n');
  for (let n = 0; n < 2; n++) await send({ raw, envelope: { from: dana, to: [replyTo] } });
  const [first, second] = service.replies;
  expect(first?.text).toBe('On Tuesday & Friday.\n\nDana Kessler\n[email removed]');
  expect(first?.messageId).toMatch(/^sha256:[0-9a-f]{64}$/);
  expect(second?.messageId).toBe(first?.messageId);
});

test.each(mailedReplyOutcomes.filter((outcome) => outcome !== 'stored'))(
  'a reply that directory answers with %s goes back to its sender with a reason',
  async (outcome) => {
    service.answerReplies(outcome);
    const { code, text } = await send();
    expect(code).toBe(550);
    expect(text).toMatch(/Your message was not passed on: [a-z].*\.$/);
    expect(text).not.toContain(dana);
  },
);

test.each([503, 500])('while directory responds with %i, the server of the sender keeps the reply', async (status) => {
  service.answerReplies(status);
  expect((await send()).code).toBe(451);
  service.answerReplies('stored');
  expect((await send()).code).toBe(250);
  expect(service.replies).toHaveLength(1);
});

test.each([
  ['of a vacation responder', { headers: { 'Auto-Submitted': 'auto-replied' } }],
  ['of a list', { headers: { 'List-Id': '<pools.lists.example>' } }],
])('a mail %s is passed on as automatic, and never goes back', async (_, mail) => {
  expect((await send(mail)).code).toBe(250);
  expect(service.replies).toMatchObject([{ isAutomatic: true }]);
  service.answerReplies('closed');
  expect((await send(mail)).code).toBe(250);
  expect((await send({ ...mail, text: ' ' })).code).toBe(250);
});

test.each<[string, SendMailOptions]>([
  ['without a sender', { envelope: { from: '', to: [replyTo] } }],
  [
    'about a mail that was not delivered',
    {
      raw: `Content-Type: multipart/report; boundary=x\r\n\r\n--x--`,
      envelope: { from: 'mx@x.example', to: [replyTo] },
    },
  ],
  ['that we sent ourselves', { headers: { 'X-PoolPros-Mail': newId() } }],
  ['that has an id of ours', { messageId: `<${newId()}@poolpros.example>` }],
])('a mail %s is taken and dropped', async (_, mail) => {
  expect((await send(mail)).code).toBe(250);
  expect(service.replies).toEqual([]);
});

test('a mail that we send to a reply address ends there', async () => {
  const subjectId = newId();
  const facts = { businessName: 'X', name: 'Jordan', phone: null, message: 'A pool', answerUrl: 'https://x.example/y' };
  service.respondWith('contact-request', subjectId, mailData('loop@home.example', facts, replyTo));
  await service.publish(contactRequestCreated, { contactRequestId: subjectId, installerId: 7 });
  const [sent] = await eventually(() => {
    const found = service.smtp.sentTo('loop@home.example');
    return found.length === 1 && found;
  });
  const headers = Object.fromEntries((sent?.mail.headers ?? []).map(({ key, value }) => [key, value]));
  const { 'x-poolpros-mail': own, 'message-id': messageId = '' } = headers;
  expect(own).toBeDefined();
  expect((await send({ messageId })).code).toBe(250);
  expect(service.replies).toEqual([]);
});

test.each<[string, SendMailOptions, number]>([
  ['that says nothing new', { text: quote }, 550],
  ['with a file alone', { text: '', attachments: [{ filename: 'a.pdf', content: 'x' }] }, 550],
  ['that is too long to store', { text: 'x'.repeat(5001) }, 550],
  ['from what is no email', { envelope: { from: 'root@localhost', to: [replyTo] } }, 550],
  [
    'that has passed too many servers',
    { headers: Array.from({ length: 101 }, () => ({ key: 'Received', value: 'from a by b' })) },
    554,
  ],
  ['that is larger than it may be', { text: 'x '.repeat(5.5 * 1024 * 1024) }, 552],
  ['of which nobody sees the end of the quotation', { text: 'Op a schreef\n'.repeat(1500) }, 550],
])('a mail %s goes back and reaches nobody', async (_, mail, code) => {
  expect((await send(mail)).code).toBe(code);
  expect(service.replies).toEqual([]);
});

test.each([`r+${token}@other.example`, `r+${token.slice(2)}@${domain}`, `postmaster@${domain}`, 'somebody@gmail.com'])(
  'no mail to %s is accepted',
  async (to) => {
    expect((await send({ to })).code).toBe(550);
    expect(service.replies).toEqual([]);
  },
);

/** Says each line to the server once it has answered the one before; the codes of its answers. */
async function talk(lines: readonly string[]): Promise<string[]> {
  const socket = createConnection({ host: '127.0.0.1', port });
  const codes: string[] = [];
  let rest = '';
  const waiting = [...lines];
  for await (const chunk of socket) {
    rest += String(chunk);
    if (!/^\d{3} .*\r\n$/m.test(rest)) continue;
    codes.push(rest.slice(0, 3));
    rest = '';
    const line = waiting.shift();
    if (line === undefined) break;
    socket.write(`${line}\r\n`);
  }
  socket.destroy();
  return codes;
}

test('each mail is for one thread, nobody logs in, and no other server is reached through this one', async () => {
  const other = `r+${newId().replaceAll('-', '')}h${'0a'.repeat(10)}@${domain}`;
  const codes = await talk([
    'EHLO mx.example',
    'AUTH PLAIN AGFubgBzZWNyZXQ=',
    'STARTTLS',
    `MAIL FROM:<${dana}>`,
    `RCPT TO:<${replyTo}>`,
    `RCPT TO:<${other}>`,
    'RCPT TO:<ann@gmail.com>',
  ]);
  expect(codes).toEqual(['220', '250', '500', '500', '250', '250', '452', '550']);
});

test('more mail servers than it has connections for are asked to come back', async () => {
  const open = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const socket = createConnection({ host: '127.0.0.1', port });
      await new Promise((resolve) => socket.once('data', resolve));
      return socket;
    }),
  );
  expect(await talk([])).toEqual(['421']);
  for (const socket of open) socket.destroy();
  await eventually(async () => (await talk([]))[0] === '220');
});

test('no email and no word of a reply is logged or stored, and outcomes are counted', async () => {
  await send({ text: 'A secret sentence.' });
  expect(service.lines.join('\n')).toContain('mail received');
  expect(service.lines.join('\n')).not.toMatch(/hillstone|secret sentence|0a0a0a0a/);
  const text = await service.context.metrics.registry.metrics();
  expect(text).toMatch(/mailed_replies_total\{outcome="stored",service="notifications"\} \d/);
  expect(text).toMatch(/mailed_replies_total\{outcome="too_large",service="notifications"\} 1/);
});

test.each<Record<string, string>>([{ REPLY_DOMAIN: domain }, { INBOUND_SMTP_PORT: '2525' }, {}])(
  'with %j alone no mail is received',
  async (environment) => {
    const without = await startNotifications({ environment, paused: true });
    expect(without.parts.map(({ name }) => name)).not.toContain('inbound');
    await without.stop();
  },
);

describe('the return path of a mail about a request', () => {
  const facts = {
    businessName: 'Hillstone Pools',
    name: 'Jordan Avila',
    phone: null,
    message: 'Please call me.',
    answerUrl: 'https://poolpros.example/answer-request/abc',
  };
  /** Sends a request to a business; returns its id, the mail and the sender of its envelope. */
  async function request(reply: string | null = replyTo) {
    const id = newId();
    const to = `${id}@team.example`;
    service.respondWith('contact-request', id, mailData(to, facts, reply));
    const eventId = await service.publish(contactRequestCreated, { contactRequestId: id, installerId: 7 });
    await eventually(async () => (await service.mailsOf(eventId))[0]?.status === 'sent');
    return { id, eventId, to, from: service.smtp.sentTo(to)[0]?.from ?? '' };
  }
  const statusOf = async (eventId: string) => (await service.mailsOf(eventId))[0]?.status;
  const reportTo = (address: string, action: string) =>
    send({
      envelope: { from: '', to: [address] },
      raw: [
        'From: MAILER-DAEMON@mx.example',
        `To: ${address}`,
        'Content-Type: multipart/report; report-type=delivery-status; boundary="part"',
        '',
        '--part',
        'Content-Type: message/delivery-status',
        '',
        'Reporting-MTA: dns; mx.example',
        '',
        `Action: ${action}`,
        'Status: 5.1.1',
        '--part--',
        '',
      ].join('\r\n'),
    });

  test('is its own, and neither an email of a person nor the reply address', async () => {
    const [first, second] = [await request(), await request()];
    for (const { from } of [first, second]) expect(from).toMatch(/^b\+[0-9a-f]{52}@replies\.poolpros\.example$/);
    expect(first.from).not.toBe(second.from);
    expect((await request(null)).from).toBe('hello@poolpros.example');
  });

  test('takes the report that it was not delivered, which marks it and reaches nobody', async () => {
    const { id, eventId, from, to } = await request();
    const received = service.smtp.received.length;
    for (let time = 0; time < 2; time++) expect((await reportTo(from.toUpperCase(), 'failed')).code).toBe(250);
    expect(await statusOf(eventId)).toBe('bounced');
    await eventually(() => expect(service.outcomesOf('contact-request', id).at(-1)).toBe('bounced'));
    expect(service.outcomesOf('contact-request', id).filter((outcome) => outcome === 'bounced')).toHaveLength(1);
    expect(service.replies).toEqual([]);
    expect(service.smtp.received).toHaveLength(received);
    expect(service.lines.join('\n')).not.toContain(to);
  });

  test.each([
    ['a delay', (from: string) => reportTo(from, 'delayed')],
    ['a vacation responder', (from: string) => send({ to: from, headers: { 'Auto-Submitted': 'auto-replied' } })],
    ['a person', (from: string) => send({ to: from })],
  ])('drops what comes from %s, and nothing goes back', async (_what, come) => {
    const { eventId, from } = await request();
    const received = service.smtp.received.length;
    expect((await come(from)).code).toBe(250);
    expect(await statusOf(eventId)).toBe('sent');
    expect(service.replies).toEqual([]);
    expect(service.smtp.received).toHaveLength(received);
  });

  test('is refused where it was never given', async () => {
    const { from } = await request();
    expect((await reportTo(from.replace(/^b\+./, 'b+f'), 'failed')).code).toBe(550);
  });
});
