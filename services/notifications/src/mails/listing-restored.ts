import { listingRestored } from '@poolpros/contracts/events/directory';
import { after, defineMail } from '../templates/define.js';
import { toTeam } from './shared/listings.js';

export const listingRestoredMail = defineMail({
  template: 'listing-restored',
  on: [after(listingRestored, ({ installerId, hasTeam }) => (hasTeam ? String(installerId) : null))],
  kind: 'legal',
  words: (facts) => ({
    subject: `The page for ${facts.businessName} is back`,
    preview: 'Homeowners can find you again.',
    heading: 'Your page is back',
    intro: [`We restored the page for ${facts.businessName}. Homeowners can find it and write to you again.`],
    button: { label: 'See your page', url: facts.profileUrl, kind: 'own' },
    notes: [],
    reason: toTeam,
  }),
  sample: {
    facts: {
      businessName: 'Hillstone Pools & Spas',
      profileUrl: 'https://poolpros.example/p',
    },
    subject: 'The page for Hillstone Pools & Spas is back',
    button: 'https://poolpros.example/p',
  },
});
