import { claimSentForReview } from '@poolpros/contracts/events/directory';
import { dayOf } from '../templates/day.js';
import { after, defineMail } from '../templates/define.js';
import { toClaimant } from './shared/claims.js';

export const claimReceivedMail = defineMail({
  template: 'claim-received',
  on: [after(claimSentForReview, ({ claimId }) => claimId)],
  kind: 'legal',
  words: (facts) => ({
    subject: `Your claim to ${facts.businessName}`,
    preview: facts.ownerAnswersUntil ? 'The owner of the page answers first.' : 'Someone on our team is reviewing it.',
    heading: facts.ownerAnswersUntil ? 'We have your claim' : 'We are reviewing your claim',
    intro: [
      facts.ownerAnswersUntil
        ? `Hi ${facts.name}, we have your claim to ${facts.businessName}.`
        : `Hi ${facts.name}, someone on our team is reviewing your claim to ${facts.businessName}. We aim to decide within two business days.`,
    ],
    button: { label: 'See your claim', url: facts.claimsUrl, kind: 'own' },
    notes: facts.ownerAnswersUntil
      ? [
          `The page already has an owner, who has until ${dayOf(facts.ownerAnswersUntil)} to answer. After that, someone on our team will decide. If the owner does not answer, we still require strong proof.`,
        ]
      : [],
    reason: toClaimant,
  }),
  sample: {
    facts: {
      name: 'Jordan Avila',
      businessName: 'Hillstone Pools & Spas',
      ownerAnswersUntil: '2026-11-25T18:00:00.000Z',
      claimsUrl: 'https://poolpros.example/c',
    },
    subject: 'Your claim to Hillstone Pools & Spas',
    button: 'https://poolpros.example/c',
  },
});
