import { reviewSubmitted } from '@poolpros/contracts/events/reviews';
import { reviewDays } from '@poolpros/contracts/limits';
import type { MailFacts } from '@poolpros/contracts/mails/templates';
import { greeting, type MailContent } from '../templates/content.js';
import { after, defineMail } from '../templates/define.js';

function words(facts: MailFacts<'review-verify'>): MailContent {
  const { published } = facts;
  const reason = 'You received this email because this address was used to write a review.';
  if (published)
    return {
      subject: `You have already reviewed ${facts.businessName}`,
      preview: 'Your first review stays as it is.',
      heading: 'You have already reviewed this business',
      intro: [
        `${greeting(facts.name)} someone using this address wrote another review of ${facts.businessName}. Each customer can review a business only once, so we kept your first review:`,
      ],
      quote: { lead: `${published.rating} of 5`, text: published.text },
      button: { label: 'See your review', url: facts.verifyUrl, kind: 'own' },
      notes: [
        'Not you? Nothing has changed, and you do not need to do anything.',
        'You can take your review down on the page that the button opens.',
      ],
      reason,
    };
  return {
    subject: `Confirm your review of ${facts.businessName}`,
    preview: `One click publishes it. The link works for ${reviewDays.confirm} days.`,
    heading: 'One click to publish your review',
    intro: [
      `${greeting(facts.name)} you wrote a review of ${facts.businessName}. It is waiting for your confirmation.`,
    ],
    button: { label: 'Read it again and confirm', url: facts.verifyUrl, kind: 'act', spellOut: true },
    notes: [
      `Opening the link does not publish anything; the button on the page does. The link works for ${reviewDays.confirm} days. Until you press the button, nobody can see the review, not even the business.`,
      'Not you? Do nothing. Without your confirmation, it will never be published.',
      'Keep this email: once the review is public, the same link lets you take it down.',
    ],
    reason: `${reason} Unconfirmed reviews are erased after ${reviewDays.unconfirmed} days.`,
  };
}

export const reviewVerifyMail = defineMail({
  template: 'review-verify',
  on: [after(reviewSubmitted, ({ reviewId }) => reviewId)],
  kind: 'security',
  unconfirmed: true,
  words,
  sample: {
    facts: {
      name: 'Jordan Avila',
      businessName: 'Hillstone Pools & Spas',
      verifyUrl: 'https://poolpros.example/v/t',
      published: null,
    },
    subject: 'Confirm your review of Hillstone Pools & Spas',
    button: 'https://poolpros.example/v/t',
  },
});
