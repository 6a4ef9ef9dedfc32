import { claimUpheld } from '@poolpros/contracts/events/directory';
import { after, defineMail } from '../templates/define.js';
import { toClaimant } from './shared/claims.js';

export const claimUpheldMail = defineMail({
  template: 'claim-upheld',
  on: [after(claimUpheld, ({ claimId }) => claimId)],
  kind: 'legal',
  words: (facts) => ({
    subject: `The page for ${facts.businessName} stays yours`,
    preview: 'We have looked at your claim again.',
    heading: 'The page stays yours',
    intro: [
      `Hi ${facts.name}, someone on our team looked at your claim to ${facts.businessName}. Nothing will change.`,
    ],
    button: { label: 'Open your dashboard', url: facts.dashboardUrl, kind: 'own' },
    notes: [],
    reason: toClaimant,
  }),
  sample: {
    facts: {
      name: 'Jordan Avila',
      businessName: 'Hillstone Pools & Spas',
      dashboardUrl: 'https://poolpros.example/d',
    },
    subject: 'The page for Hillstone Pools & Spas stays yours',
    button: 'https://poolpros.example/d',
  },
});
