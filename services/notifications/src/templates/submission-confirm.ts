import type { MailFacts } from '@poolpros/contracts/mails/templates';
import { greeting, type MailContent } from './content.js';

export const submissionConfirm = (facts: MailFacts<'submission-confirm'>): MailContent => ({
  subject: 'Confirm your listing on PoolPros',
  preview: 'One press sends it to our review.',
  heading: 'Confirm your address to go on',
  intro: [
    `${greeting(facts.contactName)} you asked us to list a business. Please confirm that this address is yours; then a person looks at the listing.`,
  ],
  button: { label: 'Confirm the listing', url: facts.confirmUrl, kind: 'act', spellOut: true },
  notes: [
    'Opening the link shows the listing and does not change anything; the button on the page does.',
    'You did not send this? Do nothing, and nothing will be published.',
  ],
  reason: 'You get this because this address was given with a listing.',
});
