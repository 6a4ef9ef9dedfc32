import type { MailFacts } from '@poolpros/contracts/mails/templates';
import type { MailContent } from './content.js';

type Facts = MailFacts<'listing-change-decided'>;

const texts = {
  applied: {
    subject: 'Your change is on the page of',
    preview: 'Homeowners read it now.',
    heading: 'Your change is on the page',
    text: 'We looked at your change, and it is on your page now.',
    button: 'See your page',
  },
  declined: {
    subject: 'About your change of',
    preview: 'We did not take it over. Here is why.',
    heading: 'We did not take over your change',
    text: 'A person looked at your change. Your page stays as it is.',
    button: 'Open your profile',
  },
  needs_revision: {
    subject: 'Please revise your change of',
    preview: 'One thing is missing. Here is what.',
    heading: 'Please revise your change',
    text: 'A person looked at your change and needs something of you. Until then your page stays as it is.',
    button: 'Revise it',
  },
} as const satisfies Record<Facts['outcome'], object>;

export function listingChangeDecided(facts: Facts): MailContent {
  const { businessName, outcome, fields, reason, note, profileUrl, roomUrl } = facts;
  const { subject, preview, heading, text, button } = texts[outcome];
  return {
    subject: `${subject} ${businessName}`,
    preview,
    heading,
    intro: [text],
    facts: [
      ['Business', businessName],
      ['What', fields.join(', ')],
    ],
    ...(reason !== null && { quote: note ? { lead: reason, text: note } : { text: reason } }),
    button: { label: button, url: outcome === 'applied' ? profileUrl : roomUrl, kind: 'own' },
    notes: [],
    reason: 'You get this because you look after the page of this business. Decisions are always mailed.',
  };
}
