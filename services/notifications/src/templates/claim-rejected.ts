import type { MailFacts } from '@poolpros/contracts/mails/templates';
import type { MailContent } from './content.js';
import { dayOf } from './day.js';

export const claimRejected = (facts: MailFacts<'claim-rejected'>): MailContent => ({
  subject: `About your claim of ${facts.businessName}`,
  preview: 'We could not approve it. Here is why.',
  heading: 'We could not approve your claim',
  intro: [`Hi ${facts.name}, a person read your claim of ${facts.businessName}. The reason:`],
  quote: { ...(facts.note ? { lead: facts.reason, text: facts.note } : { text: facts.reason }) },
  button: { label: 'Claim it in another way', url: facts.claimsUrl, kind: 'act' },
  notes: [
    ...(facts.appealUntil ? [`You can appeal once, until ${dayOf(facts.appealUntil)}, where you see your claim.`] : []),
    'You can try again with another proof. After two claims that were not approved there is a pause of 30 days.',
  ],
  reason: 'You get this because you claimed a page. Decisions are always mailed.',
});
