import { reviewDays } from '@poolpros/contracts/limits';
import type { MailFacts } from '@poolpros/contracts/mails/templates';
import { greeting, type MailContent, type Mails } from './content.js';

function reviewVerify(facts: MailFacts<'review-verify'>): MailContent {
  const { published } = facts;
  const reason = 'You get this because this address was given with a review.';
  if (published)
    return {
      subject: `You have already reviewed ${facts.businessName}`,
      preview: 'Your first review stays as it is.',
      heading: 'You have already reviewed this business',
      intro: [
        `${greeting(facts.name)} someone using this address wrote another review of ${facts.businessName}. Each customer has one, so we kept yours:`,
      ],
      quote: { lead: `${published.rating} of 5`, text: published.text },
      button: { label: 'See your review', url: facts.verifyUrl, kind: 'own' },
      notes: ['That was not you? Nothing has changed, and there is nothing to do.'],
      reason,
    };
  return {
    subject: `Confirm your review of ${facts.businessName}`,
    preview: `One press publishes it. The link works for ${reviewDays.confirm} days.`,
    heading: 'One press, then it is public',
    intro: [`${greeting(facts.name)} you wrote a review of ${facts.businessName}. It waits for your confirmation.`],
    button: { label: 'Read it again and confirm', url: facts.verifyUrl, kind: 'act', spellOut: true },
    notes: [
      `Opening the link does not publish anything; the button on the page does. It works for ${reviewDays.confirm} days. Until then nobody sees the review, the business neither.`,
      'You did not write this? Do nothing: without your confirmation it is never published.',
    ],
    reason: `${reason} Unconfirmed reviews are erased after ${reviewDays.unconfirmed} days.`,
  };
}

/** The mails about reviews. */
export const reviewMails = {
  'review-published': (facts) => ({
    subject: `${facts.businessName} has a new review`,
    preview: 'It is on your page now.',
    heading: 'A new review is on your page',
    intro: [`A customer reviewed ${facts.businessName}. Their address was confirmed before the review was published.`],
    button: { label: 'Read the review', url: facts.profileUrl, kind: 'act' },
    notes: [
      'Every review goes the same way, whatever its stars. Nobody can pay for a review, or for having one taken down.',
    ],
    reason: `You get this because ${facts.businessName} is listed on PoolPros.`,
  }),
  'review-verify': reviewVerify,
} satisfies Mails;
