import { expect, test } from 'vitest';
import type { Brand } from '../templates/content.js';
import { renderMail } from '../templates/render.js';
import { mails } from './index.js';

const brand: Brand = { siteUrl: 'https://poolpros.example', postalAddress: 'PoolPros, 100 Example Street, Austin' };
const mail = (template: 'claim-approved' | 'claim-received' | 'claim-notice', more: object = {}) =>
  renderMail(template, { ...mails[template].sample.facts, ...more }, brand);

test('a claimant with whom a page is shared reads that they are one of its owners, and is not given its founding place', () => {
  const shared = mail('claim-approved', { isShared: true });
  expect(shared.subject).toBe('You are an owner of the page for Hillstone Pools & Spas');
  expect(shared.text).toContain('you are now one of the owners of the page');
  expect(shared.text).toContain('Founding place 12 belongs to the page.');
  expect(shared.text).not.toMatch(/yours/);
  expect(mail('claim-approved').text).toContain('Founding place 12 is yours.');
});

test('an owner who let somebody in does not read that this person proved anything', () => {
  expect(mail('claim-notice').text).toContain(
    'They proved to us that they run the business, or an owner of the page let them in.',
  );
});

test('a claim of a page with an owner is not called under review while the owner may answer', () => {
  const asked = mail('claim-received', { ownerAnswersUntil: '2026-11-25T18:00:00.000Z' }).text;
  expect(asked).toContain('who has until');
  expect(asked).not.toMatch(/is reviewing|two business days/);
  expect(mail('claim-received', { ownerAnswersUntil: null }).text).toContain(
    'We aim to decide within two business days',
  );
});
