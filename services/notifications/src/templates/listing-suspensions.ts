import type { MailFacts } from '@poolpros/contracts/mails/templates';
import type { MailContent } from './content.js';

const toTeam = 'You get this because you look after the page of this business. Such steps are always mailed.';

export const listingSuspended = (facts: MailFacts<'listing-suspended'>): MailContent => ({
  subject: `We took down the page of ${facts.businessName} for now`,
  preview: 'Here is why, and what you can do.',
  heading: 'Your page is not shown for now',
  intro: [`A person took down the page of ${facts.businessName}. Nobody finds it or writes to it until it is back.`],
  quote: { text: facts.reason },
  button: { label: 'Open your dashboard', url: facts.dashboardUrl, kind: 'own' },
  notes: [
    'Answer this mail if this is a mistake, or once you have put it right. Your page, its photos and its reviews are kept.',
  ],
  reason: toTeam,
});

export const listingRestored = (facts: MailFacts<'listing-restored'>): MailContent => ({
  subject: `The page of ${facts.businessName} is back`,
  preview: 'Homeowners find you again.',
  heading: 'Your page is back',
  intro: [`We put back the page of ${facts.businessName}. Homeowners find it and can write to you again.`],
  button: { label: 'See your page', url: facts.profileUrl, kind: 'own' },
  notes: [],
  reason: toTeam,
});
