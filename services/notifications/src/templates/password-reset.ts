import type { MailFacts } from '@poolpros/contracts/mails/templates';
import type { MailContent } from './content.js';

export const passwordReset = (facts: MailFacts<'password-reset'>): MailContent => ({
  subject: `Reset your PoolPros ${facts.audience === 'admin' ? 'admin password' : 'password'}`,
  preview: `The link works once, for ${facts.validMinutes} minutes.`,
  heading: 'Choose a new password',
  intro: [
    `Hi ${facts.name}, someone, we hope you, asked for a new password${facts.audience === 'admin' ? ' for the admin console' : ''}.`,
  ],
  button: { label: 'Choose a new password', url: facts.resetUrl, kind: 'own', spellOut: true },
  notes: [
    `The link works once, for ${facts.validMinutes} minutes. Saving a new password ends every open session.`,
    'Not you? Do nothing. Your password stays as it is. We never ask for it by mail or phone.',
  ],
  reason: 'Security mails cannot be turned off. They hold no offers.',
});
