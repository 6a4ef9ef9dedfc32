import type { MailFacts } from '@poolpros/contracts/mails/templates';
import type { MailContent } from './content.js';
import { dayOf } from './day.js';

export const claimNotice = (facts: MailFacts<'claim-notice'>): MailContent => ({
  subject: `The page of ${facts.businessName} has an owner`,
  preview: 'If this was not you, tell us.',
  heading: 'Somebody showed that your page is theirs',
  intro: [
    `Somebody proved to us that they run ${facts.businessName}, and looks after its page now.`,
    'If this was you or one of your people, there is nothing to do.',
  ],
  button: { label: 'This was not us', url: facts.objectUrl, kind: 'act', spellOut: true },
  notes: [`You can say so until ${dayOf(facts.objectUntil)}. A person then looks at how the page was claimed.`],
  reason: 'You get this because this email stood on the page, or because the page was yours.',
});
