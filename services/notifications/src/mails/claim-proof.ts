import { claimProofRequested } from '@poolpros/contracts/events/directory';
import { after, defineMail } from '../templates/define.js';

const claimantOf = (claimant: { name: string; email: string } | null): string =>
  claimant ? `${claimant.name} (${claimant.email})` : 'Someone';

export const claimProofMail = defineMail({
  template: 'claim-proof',
  on: [after(claimProofRequested, ({ claimId }) => claimId)],
  kind: 'security',
  unconfirmed: true,
  words: (facts) => ({
    subject: `Confirm that ${facts.businessName} is yours`,
    preview: 'Someone is claiming its page on PoolPros.',
    heading: 'Is this business yours?',
    intro: [
      `${claimantOf(facts.claimant)} says that they run ${facts.businessName} and asked us to write to this address, because it uses the domain of the business’s website.`,
      'Confirm only if you know who this is. The claim will make their account the owner of the page, and requests from homeowners will go to that account.',
    ],
    button: { label: 'Confirm the claim', url: facts.proveUrl, kind: 'act', spellOut: true },
    notes: [
      `The link works for ${facts.validHours} hours.`,
      'If nobody at your business asked for this, ignore this email. Nothing will change unless someone opens the link and confirms.',
    ],
    reason: 'You received this email because someone entered this address to claim the page.',
  }),
  sample: {
    facts: {
      businessName: 'Hillstone Pools & Spas',
      claimant: {
        name: 'Jordan Avila',
        email: 'j…@hillstone.example',
      },
      proveUrl: 'https://poolpros.example/claim/prove?token=abc',
      validHours: 24,
    },
    subject: 'Confirm that Hillstone Pools & Spas is yours',
    button: 'https://poolpros.example/claim/prove?token=abc',
  },
});
