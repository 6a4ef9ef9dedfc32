import { labelOf, poolTypes, services, specializations } from '@poolpros/contracts/catalogue';
import { securityNoticed } from '@poolpros/contracts/events/accounts';
import { secondFactorNotices, securityNotices } from '@poolpros/contracts/http/accounts';
import { mailTemplateKeys, textTemplateKeys } from '@poolpros/contracts/mails/templates';
import { expect, test } from 'vitest';
import type { Brand } from '../templates/content.js';
import { renderMail, renderText } from '../templates/render.js';
import { mails, texts } from './index.js';

const brand: Brand = {
  siteUrl: 'https://poolpros.example',
  postalAddress: 'PoolPros, 100 Example Street, Austin, TX 78701',
};
/** Nothing that a person wrote. */
const keptFacts = [
  'kind',
  'keptUntil',
  'followUntil',
  'confirmUntil',
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

/** The visible text of the HTML part. */
const visible = (html: string): string =>
  html
    .replace(/<br>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&amp;/g, '&')
    .replace(/&#39;/g, "'");

test.each(mailTemplateKeys)('%s has its subject, its button and the small print in both parts', (template) => {
  const { facts, subject, button } = mails[template].sample;
  const mail = renderMail(template, facts, brand);
  expect(mail.subject).toBe(subject);
  if (button !== null) {
    expect(mail.html).toContain(`<a href="${button.replace('&', '&amp;')}"`);
    expect(mail.text).toContain(`:\n${button}\n`);
  }
  for (const part of [visible(mail.html), mail.text]) {
    expect(part).toContain(brand.postalAddress);
    expect(part).toMatch(/You received this email because|Security emails/);
  }
  expect(mail.html).not.toMatch(/<img|<script|url\(/);
  expect(`${mail.html}${mail.text}`).not.toMatch(/undefined|\[object/);
});

test.each(mailTemplateKeys)('%s shows markup in its facts as text', (template) => {
  const evil = '<img src=x onerror="alert(1)">';
  const { facts } = mails[template].sample;
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
  const { facts } = mails['access-given'].sample;
  const { text } = renderMail('access-given', { ...facts, kind, what: 'Robin' }, brand);
  for (const said of [what, 'By: Dana Kessler', 'When: November 27, 2026 at 10:05 AM UTC', remedy])
    expect(text).toContain(said);
});

test.each(mailTemplateKeys)('%s has every URL of its text as a link', (template) => {
  const { html, text } = renderMail(template, mails[template].sample.facts, brand);
  for (const [url] of text.matchAll(/https:\/\/[^\s)]+/g))
    expect(html).toContain(`href="${url.replaceAll('&', '&amp;')}"`);
});

test('a link cannot break out of its attribute', () => {
  const verifyUrl = 'https://poolpros.example/?a="onmouseover="x';
  const { html } = renderMail('review-verify', { ...mails['review-verify'].sample.facts, verifyUrl }, brand);
  expect(html).toContain('?a=&quot;onmouseover=&quot;x');
});

test.each(mailTemplateKeys.filter((template) => mails[template].unconfirmed))(
  '%s carries no words of the person who typed the email',
  (template) => {
    for (const name of ['Win $500 at evil.example', 'evil.example', 'https://evil.example', 'x'.repeat(80)]) {
      const words = { name, contactName: name, message: name, text: name, title: name };
      const mail = renderMail(template, { ...mails[template].sample.facts, ...words }, brand);
      expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/evil\.example|Win|xxx/);
    }
  },
);

test('a shortlist names place, rating and page of each contractor in both parts', () => {
  const { html, text } = renderMail('shortlist', mails.shortlist.sample.facts, brand);
  expect(text).toContain(
    'Hillstone Pools & Spas\nAustin, TX · 4.8 stars from 36 job reviews\nhttps://poolpros.example/p1\n',
  );
  expect(text).toContain('Blue <b>Mesa</b> Pools\nLakeway, TX · No reviews yet\nhttps://poolpros.example/p2\n');
  expect(html).toContain('Blue &lt;b&gt;Mesa&lt;/b&gt; Pools</a><br>');
  expect(html).toContain('<a href="https://poolpros.example/p2"');
  expect(text).toContain('We will not send any other email');
});

test('a second review leads to the first one, not with a request to confirm', () => {
  const published = { rating: 4, text: 'Spa heats fast.' };
  const mail = renderMail('review-verify', { ...mails['review-verify'].sample.facts, published }, brand);
  expect(mail.subject).toBe('You have already reviewed Hillstone Pools & Spas');
  expect(mail.text).toContain('> Spa heats fast.');
  expect(mail.text).not.toContain('confirm');
});

test('a reset mail says which of two passwords of one email it is about', () => {
  const mail = renderMail('password-reset', { ...mails['password-reset'].sample.facts, audience: 'admin' }, brand);
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
  const mail = renderMail(template, { ...mails[template].sample.facts, audience: 'admin' }, brand);
  expect(mail.text).toContain('November 22, 2026 at 4:05 PM UTC');
  expect(mail.text).toContain('Firefox on Windows');
  expect(mail.text).toContain('203.0.113.x');
  expect(mail.subject).toContain('admin account');
  const unknown = renderMail(template, { ...mails[template].sample.facts, network: '' }, brand);
  expect(unknown.text).not.toContain('Network');
});

test.each(secondFactorNotices)('%s has words of its own', (notice) => {
  const mail = renderMail('second-factor-changed', { ...mails['second-factor-changed'].sample.facts, notice }, brand);
  expect(mail.subject).toMatch(/second factor|recovery code|requires a code|passkey/);
});

test('a mail about a change that was taken back names nobody, and brings the own link of its reader where there is one', () => {
  const facts = { ...mails['email-taken-back'].sample.facts, undoUrl: 'https://poolpros.example/confirm-email/o' };
  const { text } = renderMail('email-taken-back', facts, brand);
  expect(text).toContain('https://poolpros.example/confirm-email/o');
  expect(text).not.toMatch(/Firefox|203\.0/);
});

test('a remedy of a mail is one that works for its reader', () => {
  const remedy = (notice: string, audience: string) =>
    renderMail('second-factor-changed', { ...mails['second-factor-changed'].sample.facts, notice, audience }, brand)
      .text;
  expect(remedy('second_factor_added', 'contractor')).toMatch(/does not remove the app: reply to this email/);
  expect(remedy('second_factor_added', 'admin')).toMatch(/does not remove the app: ask the person who runs the site/);
  expect(remedy('passkey_added', 'contractor')).toContain('removes all passkeys');
  expect(remedy('passkey_added', 'admin')).toContain('A new password does not remove a passkey.');
});

test('every mail that is not about security or a decision can be stopped, and says how', () => {
  expect(mailTemplateKeys.filter((template) => mails[template].kind === 'stoppable').sort()).toEqual([
    'contact-request',
    'contact-request-copy',
    'draft-reminder',
    'draft-saved',
    'request-message',
    'request-reply',
    'request-unanswered',
    'request-withdrawn',
    'review-published',
    'shortlist',
    'team-invitation',
    'webhook-off',
  ]);
  const stopUrl = 'https://poolpros.example/stop-mails/x?a=1&b=2';
  const { html, text } = renderMail('contact-request', mails['contact-request'].sample.facts, brand, { stopUrl });
  expect(text).toContain(`Stop these emails: ${stopUrl}`);
  expect(html).toContain('href="https://poolpros.example/stop-mails/x?a=1&amp;b=2"');
  expect(renderMail('contact-request', mails['contact-request'].sample.facts, brand).text).not.toContain(
    'Stop these emails',
  );
});

test('no mail has the label of a service or a pool type of its own, which would stay when the label changes', () => {
  const labels = [...services, ...poolTypes, ...specializations].map((id) => labelOf(id).toLowerCase());
  const named = mailTemplateKeys.filter((template) => {
    const { subject, text } = renderMail(template, mails[template].sample.facts, brand);
    return labels.some((label) => `${subject} ${text}`.toLowerCase().includes(label));
  });
  expect(named).toEqual([]);
});

test('facts that do not fit their template are rejected', () => {
  expect(() => renderMail('password-reset', { name: 'Dana' }, brand)).toThrow();
});

test.each(textTemplateKeys)('%s carries its facts', (template) => {
  const { facts } = texts[template].sample;
  const text = renderText(template, facts);
  for (const fact of Object.values(facts)) expect(text).toContain(String(fact));
  expect(text).not.toMatch(/undefined|\[object/);
});

test.each(textTemplateKeys)(
  '%s names its sender first and says how to end such texts, in one text but for a link',
  (template) => {
    const text = renderText(template, texts[template].sample.facts);
    expect(text).toMatch(/^PoolPros: .*[.:?!\w] Sent once\. Reply STOP to end texts\.$/);
    // More characters, or one outside of the alphabet of texts, make it two.
    expect(text.replace(/https:\S+/, '')).toMatch(/^[\w .,:;?!'-]{1,160}$/);
  },
);

test.each(securityNotices)('the notice %s leads to one mail', (notice) => {
  const data = { accountId: 'a', noticeId: 'n', notice };
  const ids = Object.values(mails)
    .flatMap(({ on }) => on.filter(({ event }) => event === securityNoticed))
    .map(({ subjectId }) => subjectId(data));
  expect(ids.filter((id) => id !== null)).toEqual(['n']);
});
