import type { MailFacts } from '@poolpros/contracts/http/internal';
import type { MailContent } from './content.js';
import { dayOf } from './day.js';

export const claimContested = (facts: MailFacts<'claim-contested'>): MailContent => ({
  subject: `Somebody else claims the page of ${facts.businessName}`,
  preview: `You may answer until ${dayOf(facts.answerUntil)}.`,
  heading: 'Another claim of your page',
  intro: [
    `Somebody else says that they run ${facts.businessName}. Your page stays as it is meanwhile.`,
    `If the page is yours, answer this mail by ${dayOf(facts.answerUntil)} and say how we can see it. After that a person decides.`,
  ],
  button: { label: 'See your page', url: facts.profileUrl, kind: 'own' },
  notes: ['Nobody gets a page by silence alone: it changes hands only by strong proof.'],
  reason: 'You get this because you are named as an owner of the page.',
});
