import { accountLinked } from '@poolpros/contracts/events/accounts';
import { after, defineMail } from '../templates/define.js';

export const accountSetupMail = defineMail({
  template: 'account-setup',
  on: [after(accountLinked, ({ setupId }) => setupId)],
  kind: 'security',
  words: (facts) => ({
    subject: 'Set up your PoolPros account',
    preview: `Choose a password. The link works for ${facts.validDays} days.`,
    heading: 'Choose a password',
    intro: [
      `Hi ${facts.name}, your listing is confirmed. With a password, you can check its status and, once it is live, answer homeowners.`,
    ],
    button: { label: 'Choose a password', url: facts.setupUrl, kind: 'own', spellOut: true },
    notes: [
      `The link works only once and expires after ${facts.validDays} days.`,
      'Not you? Do nothing. We never ask for a password by email or phone.',
    ],
    reason:
      'You received this email because you listed a business. Security emails cannot be turned off. They contain no offers.',
  }),
  sample: {
    facts: {
      name: 'Jordan Avila',
      setupUrl: 'https://poolpros.example/reset-password/s',
      validDays: 14,
    },
    subject: 'Set up your PoolPros account',
    button: 'https://poolpros.example/reset-password/s',
  },
});
