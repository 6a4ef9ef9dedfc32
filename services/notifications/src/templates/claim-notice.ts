import type { MailFacts } from '@poolpros/contracts/http/internal';
import type { MailContent } from './content.js';

export const claimNotice = (facts: MailFacts<'claim-notice'>): MailContent => ({
  subject: `The page of ${facts.businessName} has an owner`,
  preview: 'If this was not you, tell us.',
  heading: 'Somebody showed that your page is theirs',
  intro: [`Somebody proved to us that they run ${facts.businessName}, and looks after its page now.`],
  button: { label: 'See the page', url: facts.profileUrl, kind: 'own' },
  notes: ['If this was not you or one of your people, answer this mail, or use “Report this listing” on the page.'],
  reason: 'You get this because this email stood on the page.',
});
