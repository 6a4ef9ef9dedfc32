import type { MailFacts } from '@poolpros/contracts/http/internal';
import type { MailContent } from './content.js';

export const submissionRejected = (facts: MailFacts<'submission-rejected'>): MailContent => ({
  subject: `About your listing of ${facts.businessName}`,
  preview: 'We could not publish it. Here is why.',
  heading: 'We could not publish your listing',
  intro: [
    `Hi ${facts.contactName}, a person looked at ${facts.businessName} and decided not to publish it. The reason:`,
  ],
  quote: { ...(facts.note ? { lead: facts.reason, text: facts.note } : { text: facts.reason }) },
  button: { label: 'List your business again', url: facts.listUrl, kind: 'act' },
  notes: ['If the reason can be put right, send the listing again. It is looked at afresh.'],
  reason: 'You get this because you listed a business. Decisions on your page are always mailed.',
});
