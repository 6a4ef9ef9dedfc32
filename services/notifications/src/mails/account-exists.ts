import { registrationRequested } from '@poolpros/contracts/events/accounts';
import { after, defineMail } from '../templates/define.js';
import { registrationReason } from './shared/accounts.js';

export const accountExistsMail = defineMail({
  template: 'account-exists',
  on: [after(registrationRequested, ({ linkId, mail }) => (mail === 'exists' ? linkId : null))],
  kind: 'security',
  words: (facts) => ({
    subject: 'You already have a PoolPros account',
    preview: 'Someone asked to open an account with your email. Log in to your existing account.',
    heading: 'You already have an account',
    intro: [
      `Hi ${facts.name}, someone (we hope it was you) asked to open a contractor account with this email address. You already have one.`,
    ],
    links: [
      {
        title: 'Choose a new password',
        url: facts.resetUrl,
        text: `Do this if you forgot yours. The link works only once and expires after ${facts.validMinutes} minutes.`,
      },
    ],
    button: { label: 'Log in', url: facts.loginUrl, kind: 'own' },
    notes: ['Not you? Do nothing. Nothing about your account has changed.'],
    reason: registrationReason,
  }),
  sample: {
    facts: {
      name: 'Jordan Avila',
      loginUrl: 'https://poolpros.example/login',
      resetUrl: 'https://poolpros.example/reset-password/e',
      validMinutes: 60,
    },
    subject: 'You already have a PoolPros account',
    button: 'https://poolpros.example/login',
  },
});
