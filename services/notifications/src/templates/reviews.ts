import { reviewDays } from '@poolpros/contracts/limits';
import type { MailFacts } from '@poolpros/contracts/mails/templates';
import { greeting, type MailContent, type Mails, reasonGiven } from './content.js';

function reviewVerify(facts: MailFacts<'review-verify'>): MailContent {
  const { published } = facts;
  const reason = 'You get this because this address was given with a review.';
  if (published)
    return {
      subject: `You have already reviewed ${facts.businessName}`,
      preview: 'Your first review stays as it is.',
      heading: 'You have already reviewed this business',
      intro: [
        `${greeting(facts.name)} someone using this address wrote another review of ${facts.businessName}. Each customer can have one, so we kept yours:`,
      ],
      quote: { lead: `${published.rating} of 5`, text: published.text },
      button: { label: 'See your review', url: facts.verifyUrl, kind: 'own' },
      notes: [
        'Not you? Nothing has changed, and there is nothing to do.',
        'You can take your review down on the page behind the button.',
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
      `Opening the link does not publish anything; the button on the page does. It works for ${reviewDays.confirm} days. Until then nobody sees the review, not even the business.`,
      'Not you? Do nothing. Without your confirmation it is never published.',
      'Keep this mail: once the review is public, the same link lets you take it down.',
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
      'We treat every review the same, whatever its stars. Nobody can pay for a review or to have one taken down.',
    ],
    reason: `You get this because ${facts.businessName} is listed on PoolPros.`,
  }),
  'review-removed': ({ name, businessName, reason, note, policyUrl }) => ({
    subject: `We took down your review of ${businessName}`,
    preview: 'It is no longer on the page. Here is why.',
    heading: 'We took down your review',
    intro: [`${greeting(name)} a person looked at your review of ${businessName} and took it down. The reason:`],
    quote: reasonGiven(reason, note),
    button: { label: 'Read the reviews policy', url: policyUrl, kind: 'own' },
    notes: [
      'Its stars no longer count. You may write another review of this business that follows the policy.',
      'If you think we are wrong, reply to this mail. A person reads it.',
    ],
    reason: `You get this because you reviewed ${businessName} on PoolPros.`,
  }),
  'review-verify': reviewVerify,
} satisfies Mails;
