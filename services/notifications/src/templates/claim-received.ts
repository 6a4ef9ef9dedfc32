import type { MailFacts } from '@poolpros/contracts/mails/templates';
import type { MailContent } from './content.js';
import { dayOf } from './day.js';

export const claimReceived = (facts: MailFacts<'claim-received'>): MailContent => ({
  subject: `Your claim of ${facts.businessName}`,
  preview: 'A person reads it now.',
  heading: 'We read your claim',
  intro: [`Hi ${facts.name}, a person reads your claim of ${facts.businessName}. We aim at two business days.`],
  button: { label: 'See your claim', url: facts.claimsUrl, kind: 'own' },
  notes: facts.ownerAnswersUntil
    ? [
        `The page has an owner already, who may answer until ${dayOf(facts.ownerAnswersUntil)}. After that a person decides; nobody gets the page by silence alone.`,
      ]
    : [],
  reason: 'You get this because you claimed a page. Decisions are always mailed.',
});
