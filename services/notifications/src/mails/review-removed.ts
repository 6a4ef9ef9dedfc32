import { reviewRemoved } from '@poolpros/contracts/events/reviews';
import { greeting, reasonGiven } from '../templates/content.js';
import { after, defineMail } from '../templates/define.js';

export const reviewRemovedMail = defineMail({
  template: 'review-removed',
  on: [
    after(reviewRemoved, ({ reviewId, byStaff }) =>
      // Authors who removed their own review know about it.
      byStaff ? reviewId : null,
    ),
  ],
  kind: 'legal',
  words: ({ name, businessName, reason, note, policyUrl }) => ({
    subject: `We took down your review of ${businessName}`,
    preview: 'It is no longer on the page. Here is why.',
    heading: 'We took down your review',
    intro: [`${greeting(name)} we took down your review of ${businessName}. The reason:`],
    quote: reasonGiven(reason, note),
    button: { label: 'Read the reviews policy', url: policyUrl, kind: 'own' },
    notes: [
      'Its stars no longer count toward the rating. You may write another review of this business that follows the policy.',
      'If you think we are wrong, reply to this email. Someone on our team will read it.',
    ],
    reason: `You received this email because you reviewed ${businessName} on PoolPros.`,
  }),
  sample: {
    facts: {
      name: 'Jordan Avila',
      businessName: 'Hillstone Pools & Spas',
      reason: 'It names a private person.',
      note: null,
      policyUrl: 'https://poolpros.example/reviews-policy',
    },
    subject: 'We took down your review of Hillstone Pools & Spas',
    button: 'https://poolpros.example/reviews-policy',
  },
});
