import { securityNoticed } from '@poolpros/contracts/events/accounts';
import type { Audience, SecurityNotice } from '@poolpros/contracts/http/accounts';
import { momentOf } from '../../templates/day.js';
import { after } from '../../templates/define.js';

/** The mail is sent for notices of these kinds. */
export const noticed = (...notices: SecurityNotice[]) =>
  after(securityNoticed, ({ notice, noticeId }) => (notices.some((each) => each === notice) ? noticeId : null));

export const securityReason = 'Security emails cannot be turned off. They contain no offers.';
export const askedFor = 'We never ask for a password or a code by email or phone.';

export const accountName = (audience: Audience): string =>
  audience === 'admin' ? 'PoolPros admin account' : 'PoolPros account';

/** When something happened and who did it. */
export const whatHappened = (facts: { at: string; device: string; network: string }): [string, string][] => [
  ['When', momentOf(facts.at)],
  ['Browser', facts.device],
  ...(facts.network ? ([['Network', facts.network]] satisfies [string, string][]) : []),
];

/** What a password set by mail ends, and what it leaves (docs/rules.md#passwords). */
export const resetEnds = (audience: Audience): string =>
  audience === 'admin'
    ? 'A new password ends every open session. Your second factor stays in place; the person who runs the site can remove it.'
    : 'A new password ends every open session and removes all passkeys. Any authenticator app stays connected. If it is not yours, reply to this email.';

export const sampleNotice = {
  name: 'Dana Kessler',
  audience: 'contractor',
  at: '2026-11-22T16:05:00Z',
  device: 'Firefox on Windows',
  network: '203.0.113.x',
  resetUrl: 'https://poolpros.example/forgot-password',
} as const;
