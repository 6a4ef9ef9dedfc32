import type { MailFacts } from '@poolpros/contracts/mails/templates';
import type { MailContent } from './content.js';

export const submissionApproved = (facts: MailFacts<'submission-approved'>): MailContent => ({
  subject: `${facts.businessName} is live`,
  preview: 'Your page is in search.',
  heading: 'Your page is live',
  intro: [`Hi ${facts.contactName}, ${facts.businessName} can be found on PoolPros now.`],
  facts: [
    ['Your page', facts.profileUrl],
    ['Your dashboard', facts.loginUrl],
  ],
  button: { label: 'See your page', url: facts.profileUrl, kind: 'act' },
  notes: [
    'Requests from homeowners come to this address, and you find all of them in your dashboard.',
    'Your dashboard also has a link that past customers can use to review you.',
  ],
  reason: 'You get this because you listed a business. Decisions on your page are always mailed.',
});
