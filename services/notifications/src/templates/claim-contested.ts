import type { MailFacts } from '@poolpros/contracts/mails/templates';
import type { MailContent } from './content.js';
import { dayOf } from './day.js';

export const claimContested = (facts: MailFacts<'claim-contested'>): MailContent => ({
  subject: `Somebody else claims the page of ${facts.businessName}`,
  preview: `You may answer until ${dayOf(facts.answerUntil)}.`,
  heading: 'Another claim of your page',
  intro: [
    `${facts.claimant ?? 'Somebody else'} says that they run ${facts.businessName}. Your page stays as it is meanwhile.`,
    `Share the page, hand it over, or refuse by ${dayOf(facts.answerUntil)}. After that a person decides.`,
  ],
  button: { label: 'Answer the claim', url: facts.answerUrl, kind: 'act', spellOut: true },
  notes: ['Nobody gets a page by silence alone: it changes hands only by your word or by strong proof.'],
  reason: 'You get this because you are an owner of the page.',
});
