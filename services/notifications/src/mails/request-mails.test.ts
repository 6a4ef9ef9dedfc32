import { expect, test } from 'vitest';
import type { Brand } from '../templates/content.js';
import { renderMail } from '../templates/render.js';
import { mails } from './index.js';

const brand: Brand = { siteUrl: 'https://poolpros.example', postalAddress: 'PoolPros, 100 Example Street, Austin' };
const requestMail = (more: object = {}) =>
  renderMail('contact-request', { ...mails['contact-request'].sample.facts, ...more }, brand);

test('a request to a listing that nobody has claimed says why it came, and how the page is claimed', () => {
  const claimUrl = 'https://poolpros.example/contractor/claim?listing=7';
  const { text, html } = requestMail({ claimUrl });
  expect(text).toContain(
    'Nobody has claimed that page yet, so we are sending the message to the email address we have',
  );
  expect(text).toContain('this address is the contact for Hillstone Pools & Spas in our directory');
  expect(text).toContain(
    `Answer Jordan Avila:\nhttps://poolpros.example/answer-request/abc\n\nClaim your page:\n${claimUrl}\n`,
  );
  expect(html).toContain(`<a href="${claimUrl}"`);
  expect(requestMail().text).not.toContain('Claim');
});

test.each([
  [0, 'It was sent to you and to nobody else.'],
  [1, 'It was also sent to one other business.'],
  [3, 'It was also sent to 3 other businesses.'],
])('a request that %i others have says so', (others, words) => {
  expect(requestMail({ others }).text).toContain(words);
});

test.each([
  ['contact-request', 'Jordan Avila'],
  ['request-message', 'Jordan Avila'],
  ['request-reply', 'Hillstone Pools & Spas'],
] as const)('%s says that a reply to it reaches %s, only where it does', (template, name) => {
  const words = `You can also just reply to this email: ${name} will see your message but not your email address.`;
  const { facts } = mails[template].sample;
  expect(renderMail(template, facts, brand).text).toContain(words);
  expect(renderMail(template, { ...facts, canReply: false }, brand).text).not.toMatch(/reply to this email/i);
});

test('a request shows its details and no line for what was not said', () => {
  expect(requestMail().text).toContain('When: This season\nBudget: $50,000 to $100,000\nPhone: +15125550100\n');
  expect(requestMail({ details: [], phone: null }).text).not.toMatch(/When:|Budget:|Phone/);
});

test('no mail about a request has room for the email of a homeowner', () => {
  const email = 'jordan@home.example';
  const templates = ['contact-request', 'request-message', 'request-withdrawn'] as const;
  for (const template of templates) {
    const { html, text } = renderMail(template, { ...mails[template].sample.facts, email, replyTo: email }, brand);
    expect(`${html}${text}`).not.toContain(email);
  }
});

test('a name with line breaks cannot add headers, and a long one is cut', () => {
  const name = `Jordan\r\nBcc: x@example.com\u2028${'x'.repeat(300)}`;
  const { subject } = renderMail('contact-request', { ...mails['contact-request'].sample.facts, name }, brand);
  expect(subject).toMatch(/^New request from Jordan Bcc: x@example\.com x+…$/);
  expect(subject.length).toBeLessThanOrEqual(150);
});

test('what a person wrote over several lines keeps its lines', () => {
  const { html, text } = renderMail('contact-request', mails['contact-request'].sample.facts, brand);
  expect(html).toContain('9 ft wide.<br>Swim by June?');
  expect(text).toContain('> Side gate is 9 ft wide.\n> Swim by June?');
});

test('a name that is an encoded word stays as it was typed in the subject, and no mail program decodes it', () => {
  const name = '=?utf-8?Q?=0D=0ABcc:_x@evil.test?=';
  expect(requestMail({ name }).subject).toBe('New request from = ?utf-8?Q?=0D=0ABcc:_x@evil.test?=');
  expect(requestMail({ name: '=\u200b?utf-8?Q?x?=' }).subject).not.toContain('=?');
});

const copy = (more: object = {}) =>
  renderMail('contact-request-copy', { ...mails['contact-request-copy'].sample.facts, ...more }, brand);
const [hillstone, mesa] = ['Hillstone Pools & Spas', 'Blue Mesa Pools'];

test.each([
  ['Jordan Avila', 'Hi Jordan,'],
  ["  Seán O'Brien", 'Hi Seán,'],
  ['Anne-Marie L. Jr.', 'Hi Anne-Marie,'],
  ['J. Avila', 'Hello,'],
  ['', 'Hello,'],
])('greets %j with %j where the email is not confirmed', (name, words) => {
  expect(copy({ name }).text).toContain(`${words} we sent your message`);
});

test('a copy of a request names all who got it, and what the private page is for', () => {
  const mail = copy({ businessNames: [hillstone, 'Lone Heron Pool Co.', mesa] });
  expect(mail.subject).toBe('We sent your message to 3 businesses');
  expect(mail.text).toContain(
    'the 3 businesses you selected, Hillstone Pools & Spas, Lone Heron Pool Co. and Blue Mesa Pools, and to nobody else',
  );
  expect(mail.text.match(/Blue Mesa/g)).toHaveLength(1);
  expect(mail.text).toMatch(/add details, withdraw the request, or erase it/);
  expect(mail.text).toContain('The page works until February 18, 2027');
  expect(mail.text).toContain('Not you? Open the page and erase the request with one click');
});

test('a copy does not call a message sent that reaches nobody, and says what is known of a business that has not joined', () => {
  const unread = copy({ unclaimed: [{ name: hillstone, reached: true }] });
  expect(unread.subject).toBe(`We sent your message to ${hillstone}`);
  expect(unread.text).toContain(`${hillstone} has not joined PoolPros yet. Your message went to the email`);

  const missed = copy({ unclaimed: [{ name: hillstone, reached: false }] });
  expect(missed.subject).toBe(`Your message to ${hillstone} was not delivered`);
  expect(missed.text).toContain(`Your message has not reached ${hillstone}`);
  expect(missed.text).not.toMatch(/we sent|They do not see/);

  const businessNames = [hillstone, mesa];
  const one = copy({ businessNames, unclaimed: [{ name: mesa, reached: false }] });
  expect(one.subject).toBe(`We sent your message to ${hillstone}`);
  expect(one.text).toContain(`we sent your message to ${hillstone}, which you selected, and to nobody else`);
  expect(one.text).toContain(`Your message has not reached ${mesa}`);

  const neither = copy({ businessNames, unclaimed: businessNames.map((name) => ({ name, reached: false })) });
  expect(neither.subject).toBe('Your message to 2 businesses was not delivered');
});

test('a homeowner whom nobody answers gets the names of others with their ratings, and is told where there are none', () => {
  const { facts } = mails['request-unanswered'].sample;
  const { text } = renderMail('request-unanswered', { ...facts, silent: [hillstone, 'Lone Pools'] }, brand);
  expect(text).toContain('Hillstone Pools & Spas and Lone Pools have not answered your message in 24 hours.');
  expect(text).toContain(
    'Lone Heron Pool Co.\nAustin, TX · 4.8 stars from 36 job reviews\nhttps://poolpros.example/p1\n',
  );
  expect(text).toContain('Blue Mesa Pools\nLakeway, TX · No reviews yet\n');
  expect(text).toContain('These businesses take requests and are within 50 miles or say that they cover your area:');
  const one = renderMail('request-unanswered', { ...facts, offered: facts.offered.slice(0, 1) }, brand);
  expect(one.text).toContain('This business takes requests and is within 50 miles or says that it covers your area:');
  const none = renderMail('request-unanswered', { ...facts, offered: [] }, brand);
  expect(none.text).toContain('We know of no other business');
  expect(none.text).not.toMatch(/Send your message to others|These businesses/);
  expect(`${text}${one.text}${none.text}`).not.toMatch(/serves? your area|taking work/);
});
