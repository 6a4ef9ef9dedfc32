import type { MailFacts } from '@poolpros/contracts/mails/templates';
import type { MailContent } from './content.js';

export const submissionRejected = (facts: MailFacts<'submission-rejected'>): MailContent => ({
  subject: `About your listing of ${facts.businessName}`,
  preview: 'We could not publish it. Here is why.',
  heading: 'We could not publish your listing',
  intro: [
    `Hi ${facts.contactName}, a person looked at ${facts.businessName} and decided not to publish it. The reason:`,
  ],
  quote: { ...(facts.note ? { lead: facts.reason, text: facts.note } : { text: facts.reason }) },
  facts: [['Where it stands', facts.statusUrl]],
  button: facts.againUrl
    ? { label: 'Put it right and send it again', url: facts.againUrl, kind: 'act' }
    : { label: 'See where it stands', url: facts.statusUrl, kind: 'own' },
  notes: [
    facts.againUrl
      ? 'If the reason can be put right, send the listing again: the form holds what you wrote. It is looked at afresh.'
      : 'It was sent again as often as it can be. This decision stands.',
  ],
  reason: 'You get this because you listed a business. Decisions on your page are always mailed.',
});
