import { passwordResetRequested } from '@poolpros/contracts/events/accounts';
import { after, defineMail } from '../templates/define.js';

export const passwordResetMail = defineMail({
  template: 'password-reset',
  on: [after(passwordResetRequested, ({ resetId }) => resetId)],
  kind: 'security',
  words: (facts) => ({
    subject: `Reset your PoolPros ${facts.audience === 'admin' ? 'admin password' : 'password'}`,
    preview: `The link works only once and expires after ${facts.validMinutes} minutes.`,
    heading: 'Choose a new password',
    intro: [
      `Hi ${facts.name}, someone (we hope it was you) asked for a new password${facts.audience === 'admin' ? ' for the admin console' : ''}.`,
    ],
    button: { label: 'Choose a new password', url: facts.resetUrl, kind: 'own', spellOut: true },
    notes: [
      `The link works only once and expires after ${facts.validMinutes} minutes. Saving a new password ends every open session${facts.audience === 'admin' ? '' : ' and removes all passkeys'}.`,
      'Not you? Do nothing. Your password stays as it is. We never ask for it by email or phone.',
    ],
    reason: 'Security emails cannot be turned off. They contain no offers.',
  }),
  sample: {
    facts: {
      name: 'Jordan Avila',
      resetUrl: 'https://poolpros.example/reset-password/r',
      validMinutes: 60,
    },
    subject: 'Reset your PoolPros password',
    button: 'https://poolpros.example/reset-password/r',
  },
});
