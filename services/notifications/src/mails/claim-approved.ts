import { claimApproved } from '@poolpros/contracts/events/directory';
import { after, defineMail } from '../templates/define.js';
import { toClaimant } from './shared/claims.js';

export const claimApprovedMail = defineMail({
  template: 'claim-approved',
  on: [after(claimApproved, ({ claimId }) => claimId)],
  kind: 'legal',
  words: (facts) => ({
    subject: facts.isShared
      ? `You are an owner of the page for ${facts.businessName}`
      : `The page for ${facts.businessName} is yours`,
    preview: 'Requests from homeowners now come to you.',
    heading: facts.isShared ? 'You are an owner of the page' : 'The page is yours',
    intro: [
      `Hi ${facts.name}, you are now ${facts.isShared ? 'one of the owners' : 'the owner'} of the page for ${facts.businessName}.`,
    ],
    button: { label: 'Open your dashboard', url: facts.dashboardUrl, kind: 'own' },
    notes: [
      'Requests from homeowners will come to this email address, and you can find all of them in your dashboard.',
      ...(facts.foundingPlace === null
        ? []
        : [`Founding place ${facts.foundingPlace} ${facts.isShared ? 'belongs to the page' : 'is yours'}.`]),
      'We sent a notice to the email address on the page, if it has one.',
    ],
    reason: toClaimant,
  }),
  sample: {
    facts: {
      name: 'Jordan Avila',
      businessName: 'Hillstone Pools & Spas',
      isShared: false,
      foundingPlace: 12,
      dashboardUrl: 'https://poolpros.example/d',
    },
    subject: 'The page for Hillstone Pools & Spas is yours',
    button: 'https://poolpros.example/d',
  },
});
