import type { MailFacts } from '@poolpros/contracts/http/internal';
import { type MailContent, opening } from './content.js';

export const contactRequestCopy = (facts: MailFacts<'contact-request-copy'>): MailContent => ({
  subject: `We sent your message to ${facts.businessName}`,
  preview: opening(facts.message),
  heading: 'Your message is on its way',
  intro: [`Hi ${facts.name}, we sent this to ${facts.businessName} and to nobody else:`],
  quote: { text: facts.message },
  button: { label: `See ${facts.businessName}`, url: facts.profileUrl, kind: 'own' },
  notes: ['They have your address and answer you directly, usually by mail or phone.'],
  reason: 'You get this because this address was used to ask for a price. Not you? Reply to this mail and we erase it.',
});
