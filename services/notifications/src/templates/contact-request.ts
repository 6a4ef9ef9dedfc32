import type { MailFacts } from '@poolpros/contracts/mails/templates';
import { type MailContent, opening } from './content.js';

export const contactRequest = (facts: MailFacts<'contact-request'>): MailContent => ({
  subject: `New request from ${facts.name}`,
  preview: opening(facts.message),
  heading: `${facts.name} asks you for a price`,
  intro: [`A homeowner wrote to ${facts.businessName} through your page:`],
  quote: { text: facts.message },
  facts: [
    ['Name', facts.name],
    ['Email', facts.email],
    ...(facts.phone ? [['Phone', facts.phone] satisfies [string, string]] : []),
  ],
  button: facts.requestUrl
    ? { label: 'Open the request', url: facts.requestUrl, kind: 'act' }
    : { label: 'See your page', url: facts.profileUrl, kind: 'own' },
  notes: [`Just reply to this mail: your answer goes to ${facts.name} directly.`],
  reason: `You get this because ${facts.businessName} is listed on PoolPros. Requests are never sold.`,
  stoppable: true,
});
