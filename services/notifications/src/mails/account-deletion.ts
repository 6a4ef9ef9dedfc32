import { dayOf } from '../templates/day.js';
import { defineMail } from '../templates/define.js';
import { accountName, askedFor, noticed, sampleNotice, securityReason, whatHappened } from './shared/security.js';

export const accountDeletionMail = defineMail({
  template: 'account-deletion',
  on: [noticed('deletion_requested')],
  kind: 'security',
  words: (facts) => ({
    subject: `Your ${accountName(facts.audience)} will be deleted`,
    preview: `You can keep it with one click until ${dayOf(facts.eraseAt)}.`,
    heading: 'Your account is closed',
    intro: [
      `Hi ${facts.name}, your account has been closed and will be deleted. All sessions have ended. On ${dayOf(facts.eraseAt)}, we will erase the account and everything you sent us. Your business pages will stay up. Any page that only you own will be left without an owner.`,
    ],
    facts: whatHappened(facts),
    button: { label: 'Keep my account', url: facts.keepUrl, kind: 'own', spellOut: true },
    notes: [
      `If this was you, you do not need to do anything. After ${dayOf(facts.eraseAt)}, nobody can bring the account back.`,
      'Not you? Keep the account, then set a new password: someone may know yours.',
      askedFor,
    ],
    reason: securityReason,
  }),
  sample: {
    facts: { ...sampleNotice, keepUrl: 'https://poolpros.example/keep-account/k', eraseAt: '2026-12-06T16:05:00.000Z' },
    subject: 'Your PoolPros account will be deleted',
    button: 'https://poolpros.example/keep-account/k',
  },
});
