import type { MailFacts } from '@poolpros/contracts/mails/templates';
import type { MailContent } from './content.js';

export const claimProof = (facts: MailFacts<'claim-proof'>): MailContent => ({
  subject: `Confirm that ${facts.businessName} is yours`,
  preview: 'Somebody claims its page on PoolPros.',
  heading: 'Is this business yours?',
  intro: [
    `Somebody says that they run ${facts.businessName} and asked us to write to this mailbox, as it belongs to its website.`,
  ],
  button: { label: 'Confirm the claim', url: facts.proveUrl, kind: 'act', spellOut: true },
  notes: [
    `The link works for ${facts.validHours} hours.`,
    'If nobody of your business asked for this, ignore it. Nothing changes without the link.',
  ],
  reason: 'You get this because somebody named this mailbox in a claim of the page.',
});
