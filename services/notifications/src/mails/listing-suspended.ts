import { listingSuspended } from '@poolpros/contracts/events/directory';
import { after, defineMail } from '../templates/define.js';
import { toTeam } from './shared/listings.js';

export const listingSuspendedMail = defineMail({
  template: 'listing-suspended',
  on: [after(listingSuspended, ({ installerId, hasTeam }) => (hasTeam ? String(installerId) : null))],
  kind: 'legal',
  words: (facts) => ({
    subject: `We temporarily took down the page for ${facts.businessName}`,
    preview: 'Here is why, and what you can do.',
    heading: 'Your page is hidden for now',
    intro: [
      `Our staff took down the page for ${facts.businessName}. Nobody can find it or write to you through it until it is back.`,
    ],
    quote: { text: facts.reason },
    button: { label: 'Open your dashboard', url: facts.dashboardUrl, kind: 'own' },
    notes: [
      'Reply to this email if this is a mistake, or once you have fixed the problem. We are keeping your page, its photos and its reviews.',
    ],
    reason: toTeam,
  }),
  sample: {
    facts: {
      businessName: 'Hillstone Pools & Spas',
      reason: 'Customers were deceived.',
      dashboardUrl: 'https://poolpros.example/d',
    },
    subject: 'We temporarily took down the page for Hillstone Pools & Spas',
    button: 'https://poolpros.example/d',
  },
});
