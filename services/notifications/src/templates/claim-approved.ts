import type { MailFacts } from '@poolpros/contracts/mails/templates';
import type { MailContent } from './content.js';

export const claimApproved = (facts: MailFacts<'claim-approved'>): MailContent => ({
  subject: `The page of ${facts.businessName} is yours`,
  preview: 'Requests from homeowners come to you now.',
  heading: 'The page is yours',
  intro: [`Hi ${facts.name}, you are now the owner of the page of ${facts.businessName}.`],
  button: { label: 'Open your dashboard', url: facts.dashboardUrl, kind: 'own' },
  notes: [
    'Requests from homeowners come to this email, and you find all of them in your dashboard.',
    ...(facts.foundingPlace === null ? [] : [`Founding place ${facts.foundingPlace} is yours.`]),
    'We told the email that stood on the page before.',
  ],
  reason: 'You get this because you claimed a page. Decisions are always mailed.',
});
