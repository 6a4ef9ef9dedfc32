import { emailChangeRequested } from '@poolpros/contracts/events/accounts';
import { after, defineMail } from '../templates/define.js';

export const emailConfirmMail = defineMail({
  template: 'email-confirm',
  on: [after(emailChangeRequested, ({ linkId }) => linkId)],
  kind: 'security',
  unconfirmed: true,
  words: (facts) => ({
    subject: 'Confirm your new email for PoolPros',
    preview: `One click makes this the email address you log in with. The link works for ${facts.validHours} hours.`,
    heading: 'Use this email for PoolPros?',
    intro: ['Someone asked to use this email address for a PoolPros account. If it was you, confirm it here.'],
    button: { label: 'Confirm this email', url: facts.confirmUrl, kind: 'own', spellOut: true },
    notes: [
      `The link works only once and expires after ${facts.validHours} hours. If you did not ask for this, do nothing, and nothing will change.`,
    ],
    reason: 'You received this email because someone entered your email address on PoolPros.',
  }),
  sample: {
    facts: {
      confirmUrl: 'https://poolpros.example/confirm-email/n',
      validHours: 24,
    },
    subject: 'Confirm your new email for PoolPros',
    button: 'https://poolpros.example/confirm-email/n',
  },
});
