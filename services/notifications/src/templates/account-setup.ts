import type { MailFacts } from '@poolpros/contracts/mails/templates';
import { greeting, type MailContent } from './content.js';

export const accountSetup = (facts: MailFacts<'account-setup'>): MailContent => ({
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
});

const reason = 'You get this because this email was typed to create an account. Security mails cannot be turned off.';

export const accountConfirm = (facts: MailFacts<'account-confirm'>): MailContent => ({
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
});

export const accountExists = (facts: MailFacts<'account-exists'>): MailContent => ({
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
});
