import type { MailFacts } from '@poolpros/contracts/http/internal';
import type { MailContent } from './content.js';

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
