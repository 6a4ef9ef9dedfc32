import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import nodemailer, { type Transporter } from 'nodemailer';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import type { Message } from './messages.js';
import { createSmtpServer } from './smtp.js';
import { openMessageStore } from './store.js';
import { createWebServer } from './web.js';

const store = await openMessageStore({ limit: 3 });
const smtp = createSmtpServer(store, () => new Date());
const received: { from: string; to: string[]; source: string }[] = [];
/** The mail server that takes replies; it refuses what says "refuse me". */
const replyServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, { envelope }, done) {
    void text(stream).then((source) => {
      if (source.includes('refuse me')) return done(Object.assign(new Error('Not today'), { responseCode: 550 }));
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      received.push({ from, to: envelope.rcptTo.map(({ address }) => address), source });
      done();
    });
  },
});
const replies = { domain: 'replies.test', smtpUrl: '' };
const web = createWebServer(store, () => new Date(), { hosts: ['mail.test:4025'], replies });
let origin = '';
let transport: Transporter;

const portOf = (server: { address(): AddressInfo | string | null }) => (server.address() as AddressInfo).port;

beforeEach(async () => {
  await store.clear();
  if (origin) return;
  await new Promise<void>((resolve) => {
    smtp.listen(0, '127.0.0.1', resolve);
  });
  await new Promise<void>((resolve) => {
    web.listen(0, '127.0.0.1', resolve);
  });
  await new Promise<void>((resolve) => {
    replyServer.listen(0, '127.0.0.1', resolve);
  });
  replies.smtpUrl = `smtp://127.0.0.1:${portOf(replyServer.server)}`;
  origin = `http://127.0.0.1:${portOf(web)}`;
  transport = nodemailer.createTransport({ host: '127.0.0.1', port: portOf(smtp.server), secure: false });
});

afterEach(() => transport.close());
afterAll(() => new Promise<void>((resolve) => replyServer.close(resolve)));

const messages = async () => (await (await fetch(`${origin}/api/messages`)).json()) as Message[];
const send = (subject: string, more: object = {}) =>
  transport.sendMail({
    from: '"Pool Pros" <no-reply@example.com>',
    to: 'ann@example.com',
    subject,
    text: 'hello',
    ...more,
  });

test('shows a received mail with its parts', async () => {
  await send('Grüße', {
    to: ['ann@example.com', 'bob@example.com'],
    bcc: 'hidden@example.com',
    html: '<p>hello</p>',
    headers: { 'X-Template': 'contact-request' },
  });
  const [message] = await messages();
  expect(message).toMatchObject({
    to: ['ann@example.com', 'bob@example.com', 'hidden@example.com'],
    subject: 'Grüße',
    text: expect.stringContaining('hello'),
    html: expect.stringContaining('<p>hello</p>'),
    headers: { 'x-template': 'contact-request' },
  });
  expect(message?.from).toContain('no-reply@example.com');
  expect(Date.parse(message?.date ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

test('lists the newest first and forgets the oldest above its limit', async () => {
  for (const subject of ['one', 'two', 'three', 'four']) await send(subject);
  expect((await messages()).map(({ subject }) => subject)).toEqual(['four', 'three', 'two']);
});

test('has the source of a mail as it was sent, as text that no browser takes for a page', async () => {
  await send('Grüße', { text: 'Grüße', html: '<script>alert(1)</script>', headers: { 'X-Odd': 'a  b' } });
  const [message] = await messages();
  expect(message).toMatchObject({ hasSource: true });
  expect(message).not.toHaveProperty('source');
  const response = await fetch(`${origin}/api/messages/${message?.id}/source`);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const source = await response.text();
  for (const part of [
    'X-Odd: a  b',
    'Content-Type: multipart/alternative;\r\n boundary=',
    'Gr=C3=BC=C3=9Fe',
    '<script>',
  ])
    expect(source).toContain(part);
});

test('keeps letters of a source beyond ASCII', async () => {
  const raw = 'From: a@example.com\r\nSubject: x\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nGrüße 🏊\r\n';
  await transport.sendMail({ envelope: { from: 'a@example.com', to: ['b@example.com'] }, raw });
  const [message] = await messages();
  expect(await (await fetch(`${origin}/api/messages/${message?.id}/source`)).text()).toContain('Grüße 🏊');
});

test.each(['unknown', '../x', ''])('has no source of %j', async (id) => {
  expect((await fetch(`${origin}/api/messages/${id}/source`)).status).toBe(404);
});

test('a text to a phone has no source', async () => {
  await sendText(JSON.stringify({ id: '1', to: '+15125550142', text: 'Hello' }));
  const [message] = await messages();
  expect(message).toMatchObject({ hasSource: false });
  expect((await fetch(`${origin}/api/messages/${message?.id}/source`)).status).toBe(404);
});

test('is empty after DELETE', async () => {
  await send('one');
  expect((await fetch(`${origin}/api/messages`, { method: 'DELETE' })).status).toBe(204);
  expect(await messages()).toEqual([]);
});

test('serves its page under a policy that lets no mail run a script', async () => {
  const response = await fetch(origin);
  expect(await response.text()).toContain('<title>Mailbox</title>');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect((await fetch(`${origin}/page.js`)).status).toBe(200);
});

const sendText = (body: string, type = 'application/json') =>
  fetch(`${origin}/api/phone-messages`, { method: 'POST', headers: { 'content-type': type }, body });

test('shows a text to a phone as it shows mails', async () => {
  const text = '123456 is your code.';
  expect((await sendText(JSON.stringify({ id: '1', to: '+15125550142', text }))).status).toBe(202);
  expect(await messages()).toMatchObject([{ to: ['+15125550142'], subject: 'Text to a phone', text, html: '' }]);
});

test.each([
  ['what a foreign page may send', JSON.stringify({ to: '+15125550142', text: 'x' }), 'text/plain'],
  ['what is no JSON', '{', 'application/json'],
  ['what lacks the phone', '{"text":"x"}', 'application/json'],
  ['what is too long', JSON.stringify({ to: '+15125550142', text: 'x'.repeat(5000) }), 'application/json'],
])('takes no text of %s', async (_, body, type) => {
  expect((await sendText(body, type)).status).toBe(400);
  expect(await messages()).toEqual([]);
});

test.each([
  ['GET', '/nothing', 404],
  ['GET', '//', 404],
  ['POST', '/api/messages', 405],
  ['GET', '/health/ready', 200],
])('responds to %s %s with %i', async (method, path, status) => {
  expect((await fetch(origin + path, { method })).status).toBe(status);
});

test('gives as many of the newest as are asked for, and nothing while nothing changes', async () => {
  for (const subject of ['one', 'two', 'three']) await send(subject);
  const url = `${origin}/api/messages?newest=2`;
  const first = await fetch(url);
  const etag = first.headers.get('etag') ?? '';
  expect(((await first.json()) as Message[]).map(({ subject }) => subject)).toEqual(['three', 'two']);
  const again = () => fetch(url, { headers: { 'if-none-match': etag } });
  expect((await again()).status).toBe(304);
  await send('four');
  expect((await again()).status).toBe(200);
});

/** The status for a request that names another host than the one it went to. */
const statusFor = (host: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { port } = new URL(origin);
    request({ port, host: '127.0.0.1', path: '/api/messages', headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

test('responds to its own host names only', async () => {
  const { port } = new URL(origin);
  for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`, 'mail.test:4025'])
    expect(await statusFor(host), host).toBe(200);
  for (const host of [`evil.example:${port}`, 'evil.example', '127.0.0.1', 'localhost:1', 'mail.test'])
    expect(await statusFor(host), host).toBe(421);
});

const replyTo = 'R+0a1b@Replies.test';
const post = (body: unknown, type = 'application/json') =>
  fetch(`${origin}/api/replies`, { method: 'POST', headers: { 'content-type': type }, body: JSON.stringify(body) });
const newest = async () => (await messages())[0] as Message & { canReply: boolean };

test('a reply goes from the recipient of a mail to its reply address, with the mail below it', async () => {
  await send('New request', { replyTo, references: '<thread@example.com>', messageId: '<one@example.com>' });
  const message = await newest();
  expect(message.canReply).toBe(true);
  const response = await post({ id: message.id, text: 'We can.\n\nOn Tuesday?' });
  expect([response.status, await response.json()]).toEqual([202, { sent: true }]);
  const [sent] = received.splice(0);
  expect(sent).toMatchObject({ from: 'ann@example.com', to: ['R+0a1b@replies.test'] });
  const mail = await PostalMime.parse(sent?.source ?? '');
  expect(mail).toMatchObject({
    subject: 'Re: New request',
    inReplyTo: '<one@example.com>',
    references: '<thread@example.com> <one@example.com>',
  });
  expect(mail.messageId).toMatch(/@mailbox\.localhost>$/);
  expect(mail.attachments).toEqual([]);
  expect(mail.text).toMatch(/^We can\.\n\nOn Tuesday\?\n\nOn \w{3} \d+, .* wrote:\n\n> hello\n/);
});

test('a reply may have a photo, as base64', async () => {
  await send('New request', { replyTo });
  const { id } = await newest();
  expect((await post({ id, text: 'See here.', photo: 7 })).status).toBe(400);
  expect((await post({ id, text: 'See here.', photo: Buffer.from('photo').toString('base64') })).status).toBe(202);
  const [sent] = received.splice(0);
  const [attached] = (await PostalMime.parse(sent?.source ?? '')).attachments;
  expect(attached).toMatchObject({ filename: 'photo.jpg', mimeType: 'image/jpeg' });
  expect(Buffer.from(attached?.content as ArrayBuffer).toString()).toBe('photo');
});

test('what the mail server says against a reply is passed on', async () => {
  await send('New request', { replyTo });
  const response = await post({ id: (await newest()).id, text: 'refuse me' });
  expect(response.status).toBe(502);
  expect(await response.json()).toEqual({ error: expect.stringContaining('Not today') });
});

test.each([
  ['without a reply address', {}],
  ['with an address of another domain', { replyTo: 'people@example.com' }],
  ['with an address that only ends like it', { replyTo: 'r@other-replies.test' }],
])('a mail %s cannot be answered', async (_, more) => {
  await send('New request', more);
  const { id, canReply } = await newest();
  expect(canReply).toBe(false);
  expect((await post({ id, text: 'Hello' })).status).toBe(409);
  expect(received).toEqual([]);
});

test('no reply is sent for a page elsewhere, to an unknown mail, or without words', async () => {
  await send('New request', { replyTo });
  const { id } = await newest();
  expect((await post({ id, text: 'Hello' }, 'text/plain')).status).toBe(400);
  expect((await post({ id })).status).toBe(400);
  expect((await post({ id: 'x', text: 'Hello' })).status).toBe(404);
  expect((await post({ id, text: 'x'.repeat(70_000) })).status).toBe(400);
  expect(received).toEqual([]);
});
