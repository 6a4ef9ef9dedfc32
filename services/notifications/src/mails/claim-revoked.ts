import { claimRevoked } from '@poolpros/contracts/events/directory';
import { reasonGiven } from '../templates/content.js';
import { after, defineMail } from '../templates/define.js';
import { toClaimant } from './shared/claims.js';

export const claimRevokedMail = defineMail({
  template: 'claim-revoked',
  on: [after(claimRevoked, ({ claimId }) => claimId)],
  kind: 'legal',
  words: (facts) => ({
    subject: `The page for ${facts.businessName} is no longer yours`,
    preview: 'Your claim was revoked. Here is why.',
    heading: 'Your claim was revoked',
    intro: [
      `Hi ${facts.name}, someone on our team took another look at your claim to ${facts.businessName} and revoked it. The reason:`,
    ],
    quote: reasonGiven(facts.reason, facts.note),
    button: { label: 'See your claims', url: facts.claimsUrl, kind: 'own' },
    notes: [
      'Changes made to the page after the claim was approved have been undone, and you were logged out everywhere.',
    ],
    reason: toClaimant,
  }),
  sample: {
    facts: {
      name: 'Jordan Avila',
      businessName: 'Hillstone Pools & Spas',
      reason: 'It is not yours.',
      note: null,
      claimsUrl: 'https://poolpros.example/c',
    },
    subject: 'The page for Hillstone Pools & Spas is no longer yours',
    button: 'https://poolpros.example/c',
  },
});
