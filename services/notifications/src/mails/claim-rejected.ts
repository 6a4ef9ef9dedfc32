import { claimRejected } from '@poolpros/contracts/events/directory';
import { reasonGiven } from '../templates/content.js';
import { dayOf } from '../templates/day.js';
import { after, defineMail } from '../templates/define.js';
import { toClaimant } from './shared/claims.js';

export const claimRejectedMail = defineMail({
  template: 'claim-rejected',
  on: [after(claimRejected, ({ claimId }) => claimId)],
  kind: 'legal',
  words: (facts) => ({
    subject: `About your claim to ${facts.businessName}`,
    preview: 'We could not approve it. Here is why.',
    heading: 'We could not approve your claim',
    intro: [
      `Hi ${facts.name}, someone on our team reviewed your claim to ${facts.businessName} and could not approve it. The reason:`,
    ],
    quote: reasonGiven(facts.reason, facts.note),
    button: { label: 'Claim it another way', url: facts.claimsUrl, kind: 'act' },
    notes: [
      ...(facts.appealUntil
        ? [`You can appeal once, by ${dayOf(facts.appealUntil)}, on the page for your claim.`]
        : []),
      'You can try again with another form of proof. After two rejected claims, you have to wait 30 days.',
    ],
    reason: toClaimant,
  }),
  sample: {
    facts: {
      name: 'Jordan Avila',
      businessName: 'Hillstone Pools & Spas',
      reason: 'It names another business.',
      note: null,
      appealUntil: '2026-12-23T18:00:00.000Z',
      claimsUrl: 'https://poolpros.example/c',
    },
    subject: 'About your claim to Hillstone Pools & Spas',
    button: 'https://poolpros.example/c',
  },
});
