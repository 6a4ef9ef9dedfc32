import { reviewPublished } from '@poolpros/contracts/events/reviews';
import { after, defineMail } from '../templates/define.js';

export const reviewPublishedMail = defineMail({
  template: 'review-published',
  on: [after(reviewPublished, ({ installerId }) => String(installerId))],
  kind: 'stoppable',
  words: (facts) => ({
    subject: `${facts.businessName} has a new review`,
    preview: 'It is on your page now.',
    heading: 'A new review is on your page',
    intro: [
      `A customer reviewed ${facts.businessName}. Their email address was confirmed before the review was published.`,
    ],
    button: { label: 'Read the review', url: facts.profileUrl, kind: 'act' },
    notes: [
      'We treat every review the same, no matter how many stars it has. Nobody can buy a review or pay to have one taken down.',
    ],
    reason: `You received this email because ${facts.businessName} is listed on PoolPros.`,
  }),
  sample: {
    facts: {
      businessName: 'Hillstone Pools & Spas',
      profileUrl: 'https://poolpros.example/p',
    },
    subject: 'Hillstone Pools & Spas has a new review',
    button: 'https://poolpros.example/p',
  },
});
