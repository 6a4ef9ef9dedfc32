import { labelOf, poolTypes, services, specializations } from '@poolpros/contracts/catalogue';
import { secondFactorNotices } from '@poolpros/contracts/http/accounts';
import { isStoppable, isUnconfirmed, type MailTemplate, mailTemplateKeys } from '@poolpros/contracts/mails/templates';
import { expect, test } from 'vitest';
import { type Brand, renderMail } from './index.js';

const brand: Brand = {
  siteUrl: 'https://poolpros.example',
  postalAddress: 'PoolPros, 100 Example Street, Austin, TX 78701',
};
const people = { name: 'Jordan Avila', contactName: 'Dana Kessler', businessName: 'Hillstone Pools & Spas' };

const happened = {
  name: 'Dana Kessler',
  audience: 'contractor',
  at: '2026-11-22T16:05:00Z',
  device: 'Firefox on Windows',
  network: '203.0.113.x',
  resetUrl: 'https://poolpros.example/forgot-password',
};

const samples: { [T in MailTemplate]: { facts: Record<string, unknown>; subject: string; button: string } } = {
  'submission-confirm': {
    facts: { ...people, confirmUrl: 'https://poolpros.example/submission-confirmation?token=abc' },
    subject: 'Confirm your listing on PoolPros',
    button: 'https://poolpros.example/submission-confirmation?token=abc',
  },
  'submission-approved': {
    facts: { ...people, profileUrl: 'https://poolpros.example/p', loginUrl: 'https://poolpros.example/login' },
    subject: 'Hillstone Pools & Spas is live',
    button: 'https://poolpros.example/p',
  },
  'submission-links': {
    facts: {
      submissions: [
        { sentAt: '2026-11-20T10:00:00Z', status: 'rejected', statusUrl: 'https://poolpros.example/s?token=a' },
        { sentAt: '2026-11-01T10:00:00Z', status: 'approved', statusUrl: 'https://poolpros.example/s?token=b' },
      ],
    },
    subject: 'Status of your listing on PoolPros',
    button: 'https://poolpros.example/s?token=a',
  },
  'submission-rejected': {
    facts: {
      ...people,
      reason: 'Already listed.',
      note: 'See the page of 2024.',
      statusUrl: 'https://poolpros.example/s',
      againUrl: 'https://poolpros.example/l',
    },
    subject: 'About your listing of Hillstone Pools & Spas',
    button: 'https://poolpros.example/l',
  },
  'claim-proof': {
    facts: {
      ...people,
      claimant: { name: 'Jordan Avila', email: 'j…@hillstone.example' },
      proveUrl: 'https://poolpros.example/claim/prove?token=abc',
      validHours: 24,
    },
    subject: 'Confirm that Hillstone Pools & Spas is yours',
    button: 'https://poolpros.example/claim/prove?token=abc',
  },
  'claim-received': {
    facts: { ...people, ownerAnswersUntil: '2026-11-25T18:00:00.000Z', claimsUrl: 'https://poolpros.example/c' },
    subject: 'Your claim of Hillstone Pools & Spas',
    button: 'https://poolpros.example/c',
  },
  'draft-saved': {
    facts: { draftUrl: 'https://poolpros.example/d', keptUntil: '2026-12-23T10:00:00.000Z' },
    subject: 'The draft of your listing on PoolPros',
    button: 'https://poolpros.example/d',
  },
  'draft-reminder': {
    facts: { draftUrl: 'https://poolpros.example/d', keptUntil: '2026-12-23T10:00:00.000Z' },
    subject: 'Your draft on PoolPros is waiting',
    button: 'https://poolpros.example/d',
  },
  'claim-contested': {
    facts: {
      ...people,
      claimant: 'Robin Hale',
      answerUntil: '2026-11-25T18:00:00.000Z',
      answerUrl: 'https://poolpros.example/a?t=abc',
    },
    subject: 'Somebody else is claiming the page of Hillstone Pools & Spas',
    button: 'https://poolpros.example/a?t=abc',
  },
  'claim-approved': {
    facts: { ...people, foundingPlace: 12, dashboardUrl: 'https://poolpros.example/d' },
    subject: 'The page of Hillstone Pools & Spas is yours',
    button: 'https://poolpros.example/d',
  },
  'claim-notice': {
    facts: { ...people, objectUrl: 'https://poolpros.example/o?t=abc', objectUntil: '2026-12-09T18:00:00.000Z' },
    subject: 'The page of Hillstone Pools & Spas has an owner',
    button: 'https://poolpros.example/o?t=abc',
  },
  'claim-disputed': {
    facts: { ...people, claimsUrl: 'https://poolpros.example/c' },
    subject: 'Your claim of Hillstone Pools & Spas is disputed',
    button: 'https://poolpros.example/c',
  },
  'claim-upheld': {
    facts: { ...people, dashboardUrl: 'https://poolpros.example/d' },
    subject: 'The page of Hillstone Pools & Spas stays yours',
    button: 'https://poolpros.example/d',
  },
  'claim-revoked': {
    facts: { ...people, reason: 'It is not yours.', note: null, claimsUrl: 'https://poolpros.example/c' },
    subject: 'The page of Hillstone Pools & Spas is no longer yours',
    button: 'https://poolpros.example/c',
  },
  'claim-objection-decided': {
    facts: { ...people, isTakenBack: true, profileUrl: 'https://poolpros.example/p' },
    subject: 'We looked at the claim of Hillstone Pools & Spas',
    button: 'https://poolpros.example/p',
  },
  'claim-rejected': {
    facts: {
      ...people,
      reason: 'It names another business.',
      note: null,
      appealUntil: '2026-12-23T18:00:00.000Z',
      claimsUrl: 'https://poolpros.example/c',
    },
    subject: 'About your claim of Hillstone Pools & Spas',
    button: 'https://poolpros.example/c',
  },
  'listing-change-decided': {
    facts: {
      ...people,
      outcome: 'needs_revision',
      fields: ['Phone', 'Services'],
      reason: 'It needs proof.',
      note: 'A photo of the license will do.',
      profileUrl: 'https://poolpros.example/p',
      roomUrl: 'https://poolpros.example/r',
    },
    subject: 'Please revise your change to Hillstone Pools & Spas',
    button: 'https://poolpros.example/r',
  },
  'listing-suspended': {
    facts: {
      businessName: 'Hillstone Pools & Spas',
      reason: 'Customers were deceived.',
      dashboardUrl: 'https://poolpros.example/d',
    },
    subject: 'We took down the page of Hillstone Pools & Spas for now',
    button: 'https://poolpros.example/d',
  },
  'webhook-off': {
    facts: {
      businessName: 'Hillstone Pools & Spas',
      host: 'hooks.hillstone.example',
      cause: 'failing',
      failingDays: 5,
      roomUrl: 'https://poolpros.example/d',
    },
    subject: 'A webhook for Hillstone Pools & Spas is off',
    button: 'https://poolpros.example/d',
  },
  'listing-restored': {
    facts: { businessName: 'Hillstone Pools & Spas', profileUrl: 'https://poolpros.example/p' },
    subject: 'The page of Hillstone Pools & Spas is back',
    button: 'https://poolpros.example/p',
  },
  'team-invitation': {
    facts: {
      businessName: 'Hillstone Pools & Spas',
      location: 'Austin, TX',
      role: 'manager',
      acceptUrl: 'https://poolpros.example/contractor/invitation?token=abc',
      validDays: 7,
    },
    subject: 'Join the team of Hillstone Pools & Spas',
    button: 'https://poolpros.example/contractor/invitation?token=abc',
  },
  'access-given': {
    facts: {
      ...people,
      kind: 'key',
      what: 'CRM of the office',
      role: null,
      actor: 'Dana Kessler',
      at: '2026-11-27T10:05:00.000Z',
      roomUrl: 'https://poolpros.example/company-dashboard/7?room=connections',
    },
    subject: 'New API key for Hillstone Pools & Spas',
    button: 'https://poolpros.example/company-dashboard/7?room=connections',
  },
  'member-changed': {
    facts: {
      ...people,
      location: 'Austin, TX',
      role: null,
      dashboardUrl: 'https://poolpros.example/d',
    },
    subject: 'You no longer belong to the team of Hillstone Pools & Spas',
    button: 'https://poolpros.example/d',
  },
  'contact-request': {
    facts: {
      ...people,
      email: 'jordan@home.example',
      phone: '+15125550100',
      message: 'Side gate is 9 ft wide.\nSwim by June?',
      requestUrl: 'https://poolpros.example/d',
      profileUrl: 'https://poolpros.example/p',
    },
    subject: 'New request from Jordan Avila',
    button: 'https://poolpros.example/d',
  },
  'contact-request-copy': {
    facts: { ...people, profileUrl: 'https://poolpros.example/p' },
    subject: 'We sent your message to Hillstone Pools & Spas',
    button: 'https://poolpros.example/p',
  },
  shortlist: {
    facts: {
      installers: [
        {
          name: 'Hillstone Pools & Spas',
          location: 'Austin, TX',
          rating: 4.8,
          reviewCount: 36,
          profileUrl: 'https://poolpros.example/p1',
        },
        {
          name: 'Blue <b>Mesa</b> Pools',
          location: 'Lakeway, TX',
          rating: null,
          reviewCount: 0,
          profileUrl: 'https://poolpros.example/p2',
        },
      ],
      listUrl: 'https://poolpros.example/shortlist?ids=1,2',
      keptDays: 2,
    },
    subject: 'Your shortlist: 2 contractors',
    button: 'https://poolpros.example/shortlist?ids=1,2',
  },
  'review-published': {
    facts: { ...people, profileUrl: 'https://poolpros.example/p' },
    subject: 'Hillstone Pools & Spas has a new review',
    button: 'https://poolpros.example/p',
  },
  'review-removed': {
    facts: {
      ...people,
      reason: 'It names a private person.',
      note: null,
      policyUrl: 'https://poolpros.example/reviews-policy',
    },
    subject: 'We took down your review of Hillstone Pools & Spas',
    button: 'https://poolpros.example/reviews-policy',
  },
  'review-verify': {
    facts: { ...people, verifyUrl: 'https://poolpros.example/v/t', published: null },
    subject: 'Confirm your review of Hillstone Pools & Spas',
    button: 'https://poolpros.example/v/t',
  },
  'account-setup': {
    facts: { ...people, setupUrl: 'https://poolpros.example/reset-password/s', validDays: 14 },
    subject: 'Set up your PoolPros account',
    button: 'https://poolpros.example/reset-password/s',
  },
  'account-confirm': {
    facts: { ...people, setupUrl: 'https://poolpros.example/reset-password/c', validHours: 24 },
    subject: 'Confirm your email for PoolPros',
    button: 'https://poolpros.example/reset-password/c',
  },
  'account-exists': {
    facts: {
      ...people,
      loginUrl: 'https://poolpros.example/login',
      resetUrl: 'https://poolpros.example/reset-password/e',
      validMinutes: 60,
    },
    subject: 'You already have a PoolPros account',
    button: 'https://poolpros.example/login',
  },
  'password-reset': {
    facts: { ...people, resetUrl: 'https://poolpros.example/reset-password/r', validMinutes: 60 },
    subject: 'Reset your PoolPros password',
    button: 'https://poolpros.example/reset-password/r',
  },
  'new-device': {
    facts: happened,
    subject: 'New login to your PoolPros account',
    button: 'https://poolpros.example/forgot-password',
  },
  'login-locked': {
    facts: { ...happened, unlockUrl: 'https://poolpros.example/unlock-login/u', lockMinutes: 15 },
    subject: 'Your PoolPros account is locked for 15 minutes',
    button: 'https://poolpros.example/unlock-login/u',
  },
  'password-changed': {
    facts: happened,
    subject: 'The password of your PoolPros account was changed',
    button: 'https://poolpros.example/forgot-password',
  },
  'email-confirm': {
    facts: { confirmUrl: 'https://poolpros.example/confirm-email/n', validHours: 24 },
    subject: 'Confirm your new email for PoolPros',
    button: 'https://poolpros.example/confirm-email/n',
  },
  'email-changed': {
    facts: { ...happened, undoUrl: 'https://poolpros.example/confirm-email/o', validDays: 14 },
    subject: 'Your PoolPros account has another email',
    button: 'https://poolpros.example/confirm-email/o',
  },
  'email-taken-back': {
    facts: { ...happened, loginUrl: 'https://poolpros.example/login' },
    subject: 'This is no longer the email of your PoolPros account',
    button: 'https://poolpros.example/login',
  },
  'account-deletion': {
    facts: {
      ...happened,
      keepUrl: 'https://poolpros.example/keep-account/k',
      eraseAt: '2026-12-06T16:05:00.000Z',
    },
    subject: 'Your PoolPros account will be deleted',
    button: 'https://poolpros.example/keep-account/k',
  },
  'second-factor-changed': {
    facts: { ...happened, notice: 'second_factor_added' },
    subject: 'Your PoolPros account now requires a code',
    button: 'https://poolpros.example/forgot-password',
  },
};

/** No text of a person. */
const keptFacts = [
  'kind',
  'keptUntil',
  'ownerAnswersUntil',
  'answerUntil',
  'objectUntil',
  'eraseAt',
  'appealUntil',
  'at',
  'role',
  'audience',
  'notice',
  'outcome',
  'cause',
];

/** What a reader sees of the HTML part. */
const visible = (html: string): string =>
  html
    .replace(/<br>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&amp;/g, '&')
    .replace(/&#39;/g, "'");

test.each(mailTemplateKeys)('%s has its subject, its button and the small print in both parts', (template) => {
  const { facts, subject, button } = samples[template];
  const mail = renderMail(template, facts, brand);
  expect(mail.subject).toBe(subject);
  expect(mail.html).toContain(`<a href="${button.replace('&', '&amp;')}"`);
  expect(mail.text).toContain(`:\n${button}\n`);
  for (const part of [visible(mail.html), mail.text]) {
    expect(part).toContain(brand.postalAddress);
    expect(part).toMatch(/You get this because|Security mails/);
  }
  expect(mail.html).not.toMatch(/<img|<script|url\(/);
  expect(`${mail.html}${mail.text}`).not.toMatch(/undefined|\[object/);
});

test.each(mailTemplateKeys)('%s shows markup in its facts as text', (template) => {
  const evil = '<img src=x onerror="alert(1)">';
  const { facts } = samples[template];
  const texts = Object.entries(facts).map(([key, value]) => [
    key,
    typeof value === 'string' && !value.startsWith('https:') && !keptFacts.includes(key) ? evil : value,
  ]);
  const { html } = renderMail(template, Object.fromEntries(texts), brand);
  expect(html).not.toContain('<img');
  expect(html).not.toContain('onerror="');
});

test.each([
  ['key', 'Key: Robin', 'revoke the key under Connections'],
  ['hook', 'Sent to: Robin', 'remove the webhook under Connections'],
  ['member', 'Member: Robin', 'remove the member under Team'],
  ['owner', 'Member: Robin', 'give the member another role or remove them under Team'],
])('the mail about a new way in names what it is, by whom and what ends it: %s', (kind, what, remedy) => {
  const { facts } = samples['access-given'];
  const { text } = renderMail('access-given', { ...facts, kind, what: 'Robin' }, brand);
  for (const said of [what, 'By: Dana Kessler', 'When: November 27, 2026 at 10:05 AM UTC', remedy])
    expect(text).toContain(said);
});

test('a link cannot break out of its attribute', () => {
  const verifyUrl = 'https://poolpros.example/?a="onmouseover="x';
  const { html } = renderMail('review-verify', { ...samples['review-verify'].facts, verifyUrl }, brand);
  expect(html).toContain('?a=&quot;onmouseover=&quot;x');
});

test('a name with line breaks cannot add headers, and a long one is cut', () => {
  const name = `Jordan\r\nBcc: x@example.com\u2028${'x'.repeat(300)}`;
  const { subject } = renderMail('contact-request', { ...samples['contact-request'].facts, name }, brand);
  expect(subject).toMatch(/^New request from Jordan Bcc: x@example\.com x+…$/);
  expect(subject.length).toBeLessThanOrEqual(150);
});

test('what a person wrote over several lines keeps its lines', () => {
  const { html, text } = renderMail('contact-request', samples['contact-request'].facts, brand);
  expect(html).toContain('9 ft wide.<br>Swim by June?');
  expect(text).toContain('> Side gate is 9 ft wide.\n> Swim by June?');
});

test('a request to a listing without an owner leads to its page', () => {
  const { text } = renderMail('contact-request', { ...samples['contact-request'].facts, requestUrl: null }, brand);
  expect(text).toContain('See your page:\nhttps://poolpros.example/p\n');
});

test('a request to a listing that nobody has claimed says why it came, and how the page is claimed', () => {
  const claimUrl = 'https://poolpros.example/contractor/claim?listing=7';
  const { text } = renderMail(
    'contact-request',
    { ...samples['contact-request'].facts, requestUrl: null, claimUrl },
    brand,
  );
  expect(text).toContain('Nobody has claimed that page yet, so the message comes to the email that we have');
  expect(text).toContain('this email is the contact for Hillstone Pools & Spas in our directory');
  expect(text).toContain(`Claim your page:\n${claimUrl}\n`);
  expect(text).toContain('your answer goes to Jordan Avila directly');
});

test.each(mailTemplateKeys.filter(isUnconfirmed))(
  '%s carries no words of the person who typed the email',
  (template) => {
    for (const name of ['Win $500 at evil.example', 'evil.example', 'https://evil.example', 'x'.repeat(80)]) {
      const words = { name, contactName: name, message: name, text: name, title: name };
      const mail = renderMail(template, { ...samples[template].facts, ...words }, brand);
      expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/evil\.example|Win|xxx/);
    }
  },
);

test.each([
  ['Jordan Avila', 'Hi Jordan,'],
  ["  Seán O'Brien", 'Hi Seán,'],
  ['Anne-Marie L. Jr.', 'Hi Anne-Marie,'],
  ['J. Avila', 'Hello,'],
  ['', 'Hello,'],
])('greets %j with %j where the email is not confirmed', (name, words) => {
  const { text } = renderMail('contact-request-copy', { ...samples['contact-request-copy'].facts, name }, brand);
  expect(text).toContain(`${words} we sent your message`);
});

test('a request without a phone number has no line for it', () => {
  const { text } = renderMail('contact-request', { ...samples['contact-request'].facts, phone: null }, brand);
  expect(text).not.toContain('Phone');
});

test('a copy of a request that went to several names them all, once', () => {
  const together = {
    others: ['Lone Heron Pool Co.', 'Blue Mesa Pools'],
    compareUrl: 'https://poolpros.example/compare?ids=1,2,3',
  };
  const mail = renderMail('contact-request-copy', { ...samples['contact-request-copy'].facts, together }, brand);
  expect(mail.subject).toBe('We sent your message to 3 businesses');
  expect(mail.text).toContain(
    'the 3 businesses you selected, Hillstone Pools & Spas, Lone Heron Pool Co. and Blue Mesa Pools, and to nobody else',
  );
  expect(mail.text.match(/Blue Mesa/g)).toHaveLength(1);
  expect(mail.text).toContain(':\nhttps://poolpros.example/compare?ids=1,2,3\n');
});

test('a copy does not call a message sent that reaches nobody, and says of a business that has not joined what is known', () => {
  const together = { others: ['Blue Mesa Pools'], compareUrl: 'https://poolpros.example/compare?ids=1,2' };
  const copy = (unclaimed: object[], more: object = {}) =>
    renderMail('contact-request-copy', { ...samples['contact-request-copy'].facts, unclaimed, ...more }, brand);
  const [hillstone, mesa] = ['Hillstone Pools & Spas', 'Blue Mesa Pools'];

  const unread = copy([{ name: hillstone, reached: true }]);
  expect(unread.subject).toBe(`We sent your message to ${hillstone}`);
  expect(unread.text).toContain(`${hillstone} has not joined PoolPros yet. Your message goes to the email`);

  const missed = copy([{ name: hillstone, reached: false }]);
  expect(missed.subject).toBe(`Your message to ${hillstone} was not delivered`);
  expect(missed.text).toContain(`Your message has not reached ${hillstone}`);
  expect(missed.text).not.toMatch(/we sent|They have your email/);

  const one = copy([{ name: mesa, reached: false }], { together });
  expect(one.subject).toBe(`We sent your message to ${hillstone}`);
  expect(one.text).toContain(`we sent your message to ${hillstone}, which you selected, and to nobody else`);
  expect(one.text).toContain(`Your message has not reached ${mesa}`);

  const neither = copy(
    [hillstone, mesa].map((name) => ({ name, reached: false })),
    { together },
  );
  expect(neither.subject).toBe('Your message to 2 businesses was not delivered');
});

test('a name that is an encoded word stays as it was typed in the subject, and no mail program decodes it', () => {
  const name = '=?utf-8?Q?=0D=0ABcc:_x@evil.test?=';
  const mail = renderMail('contact-request', { ...samples['contact-request'].facts, name }, brand);
  expect(mail.subject).toBe('New request from = ?utf-8?Q?=0D=0ABcc:_x@evil.test?=');
  const hidden = renderMail(
    'contact-request',
    { ...samples['contact-request'].facts, name: '=\u200b?utf-8?Q?x?=' },
    brand,
  );
  expect(hidden.subject).not.toContain('=?');
});

test('a shortlist names place, rating and page of each contractor in both parts', () => {
  const { html, text } = renderMail('shortlist', samples.shortlist.facts, brand);
  expect(text).toContain(
    'Hillstone Pools & Spas\nAustin, TX · 4.8 stars in 36 job reviews\nhttps://poolpros.example/p1\n',
  );
  expect(text).toContain('Blue <b>Mesa</b> Pools\nLakeway, TX · No reviews yet\nhttps://poolpros.example/p2\n');
  expect(html).toContain('Blue &lt;b&gt;Mesa&lt;/b&gt; Pools</a><br>');
  expect(html).toContain('<a href="https://poolpros.example/p2"');
  expect(text).toContain('We send no other mail');
});

test('a second review leads to the first one, not with a request to confirm', () => {
  const published = { rating: 4, text: 'Spa heats fast.' };
  const mail = renderMail('review-verify', { ...samples['review-verify'].facts, published }, brand);
  expect(mail.subject).toBe('You have already reviewed Hillstone Pools & Spas');
  expect(mail.text).toContain('> Spa heats fast.');
  expect(mail.text).not.toContain('confirm');
});

test('a reset mail says which of two passwords of one email it is about', () => {
  const mail = renderMail('password-reset', { ...samples['password-reset'].facts, audience: 'admin' }, brand);
  expect(mail.subject).toBe('Reset your PoolPros admin password');
  expect(mail.text).toContain('for the admin console');
});

test.each([
  'new-device',
  'login-locked',
  'password-changed',
  'email-changed',
  'account-deletion',
  'second-factor-changed',
] as const)('%s says when it was, on which browser and from where, and of which account', (template) => {
  const mail = renderMail(template, { ...samples[template].facts, audience: 'admin' }, brand);
  expect(mail.text).toContain('November 22, 2026 at 4:05 PM UTC');
  expect(mail.text).toContain('Firefox on Windows');
  expect(mail.text).toContain('203.0.113.x');
  expect(mail.subject).toContain('admin account');
  const unknown = renderMail(template, { ...samples[template].facts, network: '' }, brand);
  expect(unknown.text).not.toContain('Network');
});

test.each(secondFactorNotices)('%s has words of its own', (notice) => {
  const mail = renderMail('second-factor-changed', { ...samples['second-factor-changed'].facts, notice }, brand);
  expect(mail.subject).toMatch(/second factor|recovery code|requires a code|passkey/);
});

test('a mail about a change that was taken back names nobody, and brings the own link of its reader where there is one', () => {
  const facts = { ...samples['email-taken-back'].facts, undoUrl: 'https://poolpros.example/confirm-email/o' };
  const { text } = renderMail('email-taken-back', facts, brand);
  expect(text).toContain('https://poolpros.example/confirm-email/o');
  expect(text).not.toMatch(/Firefox|203\.0/);
});

test('a remedy of a mail is one that works for its reader', () => {
  const remedy = (notice: string, audience: string) =>
    renderMail('second-factor-changed', { ...samples['second-factor-changed'].facts, notice, audience }, brand).text;
  expect(remedy('second_factor_added', 'contractor')).toMatch(/does not remove the app: reply to this mail/);
  expect(remedy('second_factor_added', 'admin')).toMatch(/does not remove the app: ask the person who runs the site/);
  expect(remedy('passkey_added', 'contractor')).toContain('removes all passkeys');
  expect(remedy('passkey_added', 'admin')).toContain('A new password does not remove a passkey.');
});

test('every mail that is not about security or a decision can be stopped, and says how', () => {
  expect(mailTemplateKeys.filter(isStoppable).sort()).toEqual([
    'contact-request',
    'contact-request-copy',
    'draft-reminder',
    'draft-saved',
    'review-published',
    'shortlist',
    'team-invitation',
    'webhook-off',
  ]);
  const stopUrl = 'https://poolpros.example/stop-mails/x?a=1&b=2';
  const { html, text } = renderMail('contact-request', samples['contact-request'].facts, brand, stopUrl);
  expect(text).toContain(`Stop these mails: ${stopUrl}`);
  expect(html).toContain('href="https://poolpros.example/stop-mails/x?a=1&amp;b=2"');
  expect(renderMail('contact-request', samples['contact-request'].facts, brand).text).not.toContain('Stop these mails');
});

test('no mail has the label of a service or a pool type of its own, which would stay when the label changes', () => {
  const labels = [...services, ...poolTypes, ...specializations].map((id) => labelOf(id).toLowerCase());
  const named = mailTemplateKeys.filter((template) => {
    const { subject, text } = renderMail(template, samples[template].facts, brand);
    return labels.some((label) => `${subject} ${text}`.toLowerCase().includes(label));
  });
  expect(named).toEqual([]);
});

test('facts that do not fit their template are rejected', () => {
  expect(() => renderMail('password-reset', { name: 'Dana' }, brand)).toThrow();
});
