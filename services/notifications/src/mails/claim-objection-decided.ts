import { claimRevoked, claimUpheld } from '@poolpros/contracts/events/directory';
import { after, defineMail } from '../templates/define.js';

export const claimObjectionDecidedMail = defineMail({
  template: 'claim-objection-decided',
  on: [
    after(claimUpheld, ({ claimId }) => claimId),
    after(claimRevoked, ({ claimId, disputed }) => (disputed ? claimId : null)),
  ],
  kind: 'legal',
  words: (facts) => ({
    subject: `We looked at the claim to ${facts.businessName}`,
    preview: facts.isTakenBack ? 'The claim was revoked.' : 'The page stays with the claimant.',
    heading: facts.isTakenBack ? 'The claim was revoked' : 'The page stays as it is',
    intro: facts.isTakenBack
      ? [
          `You told us that you did not claim the page for ${facts.businessName}. We have revoked the claim and undone the changes made after it was approved.`,
        ]
      : [
          `You told us that you did not claim the page for ${facts.businessName}. Someone on our team looked at the proof, and the page stays with the claimant.`,
        ],
    button: { label: 'See the page', url: facts.profileUrl, kind: 'own' },
    notes: facts.isTakenBack ? [] : ['If you can show that the page is yours, claim it.'],
    reason: 'You received this email because you told us that you did not claim the page.',
  }),
  sample: {
    facts: {
      businessName: 'Hillstone Pools & Spas',
      isTakenBack: true,
      profileUrl: 'https://poolpros.example/p',
    },
    subject: 'We looked at the claim to Hillstone Pools & Spas',
    button: 'https://poolpros.example/p',
  },
});
