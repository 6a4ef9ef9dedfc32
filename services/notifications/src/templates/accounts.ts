import { greeting, type Mails } from './content.js';

const reason = 'You get this because this email was typed to create an account. Security mails cannot be turned off.';

/** The mails by which somebody gets into an account. */
export const accountMails = {
  'account-setup': (facts) => ({
    subject: 'Set up your PoolPros account',
    preview: `Choose a password. The link works for ${facts.validDays} days.`,
    heading: 'Choose a password',
    intro: [
      `Hi ${facts.name}, your listing is confirmed. With a password you can follow it, and answer homeowners once it is live.`,
    ],
    button: { label: 'Choose a password', url: facts.setupUrl, kind: 'own', spellOut: true },
    notes: [
      `The link works once, for ${facts.validDays} days.`,
      'Not you? Do nothing. We never ask for a password by mail or phone.',
    ],
    reason: 'You get this because you listed a business. Security mails cannot be turned off. They hold no offers.',
  }),
  'account-confirm': (facts) => ({
    subject: 'Confirm your email for PoolPros',
    preview: `Choose a password to open your account. The link works for ${facts.validHours} hours.`,
    heading: 'Open your account',
    intro: [`${greeting(facts.name)} somebody, we hope you, asked for a contractor account with this email.`],
    button: { label: 'Confirm and choose a password', url: facts.setupUrl, kind: 'own', spellOut: true },
    notes: [
      `The link works once, for ${facts.validHours} hours.`,
      'Not you? Do nothing. Without the link there is no account, and what was typed is erased within a week.',
    ],
    reason,
  }),
  'account-exists': (facts) => ({
    subject: 'You already have a PoolPros account',
    preview: 'Somebody asked for an account with your email. Log in with the one you have.',
    heading: 'You already have an account',
    intro: [`Hi ${facts.name}, somebody, we hope you, asked for a contractor account with this email. You have one.`],
    links: [
      {
        title: 'Choose a new password',
        url: facts.resetUrl,
        text: `If you forgot yours. The link works once, for ${facts.validMinutes} minutes.`,
      },
    ],
    button: { label: 'Log in', url: facts.loginUrl, kind: 'own' },
    notes: ['Not you? Do nothing. Nothing about your account has changed.'],
    reason,
  }),
  'password-reset': (facts) => ({
    subject: `Reset your PoolPros ${facts.audience === 'admin' ? 'admin password' : 'password'}`,
    preview: `The link works once, for ${facts.validMinutes} minutes.`,
    heading: 'Choose a new password',
    intro: [
      `Hi ${facts.name}, someone, we hope you, asked for a new password${facts.audience === 'admin' ? ' for the admin console' : ''}.`,
    ],
    button: { label: 'Choose a new password', url: facts.resetUrl, kind: 'own', spellOut: true },
    notes: [
      `The link works once, for ${facts.validMinutes} minutes. Saving a new password ends every open session${facts.audience === 'admin' ? '' : ' and removes all passkeys'}.`,
      'Not you? Do nothing. Your password stays as it is. We never ask for it by mail or phone.',
    ],
    reason: 'Security mails cannot be turned off. They hold no offers.',
  }),
} satisfies Mails;
