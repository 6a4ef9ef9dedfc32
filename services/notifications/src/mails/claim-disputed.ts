import { claimDisputed } from '@poolpros/contracts/events/directory';
import { after, defineMail } from '../templates/define.js';
import { toClaimant } from './shared/claims.js';

export const claimDisputedMail = defineMail({
  template: 'claim-disputed',
  on: [after(claimDisputed, ({ claimId }) => claimId)],
  kind: 'legal',
  words: (facts) => ({
    subject: `Your claim to ${facts.businessName} is disputed`,
    preview: 'Someone on our team is looking into it.',
    heading: 'Someone says that the page is not yours',
    intro: [
      `Hi ${facts.name}, we notified ${facts.businessName} that you manage its page, and the business told us that it knows nothing about this.`,
      'The page stays yours while someone on our team looks at how you claimed it. We will email you the decision.',
    ],
    button: { label: 'See your claim', url: facts.claimsUrl, kind: 'own' },
    notes: ['Reply to this email if you can tell us more about your role at the business.'],
    reason: toClaimant,
  }),
  sample: {
    facts: {
      name: 'Jordan Avila',
      businessName: 'Hillstone Pools & Spas',
      claimsUrl: 'https://poolpros.example/c',
    },
    subject: 'Your claim to Hillstone Pools & Spas is disputed',
    button: 'https://poolpros.example/c',
  },
});
