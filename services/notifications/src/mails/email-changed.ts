import { defineMail } from '../templates/define.js';
import { accountName, askedFor, noticed, sampleNotice, securityReason, whatHappened } from './shared/security.js';

export const emailChangedMail = defineMail({
  template: 'email-changed',
  on: [noticed('email_changed')],
  kind: 'security',
  words: (facts) => ({
    subject: `Your ${accountName(facts.audience)} has a new email`,
    preview: 'If this was you, you do not need to do anything.',
    heading: 'The email for your account was changed',
    intro: [
      `Hi ${facts.name}, you now log in with a different email address. Emails about your account no longer come here.`,
    ],
    facts: whatHappened(facts),
    button: { label: 'Not you? Undo the change', url: facts.undoUrl, kind: 'own', spellOut: true },
    notes: [
      `The button works only once and expires after ${facts.validDays} days. It makes this the email address for your account again, ends every open session, and removes the password and any second factor added since the change. After that, ask for a password reset email right away.`,
      `If this was you, anyone who can read this inbox can still take the account back for ${facts.validDays} days. Keep control of the inbox until then.`,
      askedFor,
    ],
    reason: securityReason,
  }),
  sample: {
    facts: { ...sampleNotice, undoUrl: 'https://poolpros.example/confirm-email/o', validDays: 14 },
    subject: 'Your PoolPros account has a new email',
    button: 'https://poolpros.example/confirm-email/o',
  },
});
