import type { MailFacts } from '@poolpros/contracts/mails/templates';
import type { MailContent } from './content.js';

export const reviewPublished = (facts: MailFacts<'review-published'>): MailContent => ({
  subject: `${facts.businessName} has a new review`,
  preview: 'It is on your page now.',
  heading: 'A new review is on your page',
  intro: [`A customer reviewed ${facts.businessName}. Their address was confirmed before the review was published.`],
  button: { label: 'Read the review', url: facts.profileUrl, kind: 'act' },
  notes: [
    'Every review goes the same way, whatever its stars. Nobody can pay for a review, or for having one taken down.',
  ],
  reason: `You get this because ${facts.businessName} is listed on PoolPros.`,
  stoppable: true,
});
