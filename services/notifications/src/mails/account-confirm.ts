import { registrationRequested } from '@poolpros/contracts/events/accounts';
import { greeting } from '../templates/content.js';
import { after, defineMail } from '../templates/define.js';
import { registrationReason } from './shared/accounts.js';

export const accountConfirmMail = defineMail({
  template: 'account-confirm',
  on: [after(registrationRequested, ({ linkId, mail }) => (mail === 'confirm' ? linkId : null))],
  kind: 'security',
  unconfirmed: true,
  words: (facts) => ({
    subject: 'Confirm your email for PoolPros',
    preview: `Choose a password to open your account. The link works for ${facts.validHours} hours.`,
    heading: 'Open your account',
    intro: [
      `${greeting(facts.name)} someone (we hope it was you) asked to open a contractor account with this email address.`,
    ],
    button: { label: 'Confirm and choose a password', url: facts.setupUrl, kind: 'own', spellOut: true },
    notes: [
      `The link works only once and expires after ${facts.validHours} hours.`,
      'Not you? Do nothing. Unless you open the link, no account will be created, and the information entered will be erased within a week.',
    ],
    reason: registrationReason,
  }),
  sample: {
    facts: {
      name: 'Jordan Avila',
      setupUrl: 'https://poolpros.example/reset-password/c',
      validHours: 24,
    },
    subject: 'Confirm your email for PoolPros',
    button: 'https://poolpros.example/reset-password/c',
  },
});
