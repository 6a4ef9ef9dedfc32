import { listingChangeDecided } from '@poolpros/contracts/events/directory';
import type { MailFacts } from '@poolpros/contracts/mails/templates';
import { type MailContent, reasonGiven } from '../templates/content.js';
import { after, defineMail } from '../templates/define.js';

type Facts = MailFacts<'listing-change-decided'>;

const texts = {
  applied: {
    subject: 'Your change is live:',
    preview: 'Homeowners can see it now.',
    heading: 'Your change is on the page',
    text: 'We looked at your change, and it is on your page now.',
    button: 'See your page',
  },
  declined: {
    subject: 'About your change to',
    preview: 'We declined it. Here is why.',
    heading: 'We declined your change',
    text: 'Someone on our team looked at your change. Your page stays as it is.',
    button: 'Open your profile',
  },
  needs_revision: {
    subject: 'Please revise your change to',
    preview: 'Something is missing. Here is what we need.',
    heading: 'Please revise your change',
    text: 'Someone on our team looked at your change and needs something from you. Until we have it, your page stays as it is.',
    button: 'Revise it',
  },
} as const satisfies Record<Facts['outcome'], object>;

function words(facts: Facts): MailContent {
  const { businessName, outcome, fields, reason, note, profileUrl, roomUrl } = facts;
  const { subject, preview, heading, text, button } = texts[outcome];
  return {
    subject: `${subject} ${businessName}`,
    preview,
    heading,
    intro: [text],
    facts: [
      ['Business', businessName],
      ['Fields', fields.join(', ')],
    ],
    ...(reason !== null && { quote: reasonGiven(reason, note) }),
    button: { label: button, url: outcome === 'applied' ? profileUrl : roomUrl, kind: 'own' },
    notes: [],
    reason: "You received this email because you manage this business's page. Decisions are always emailed.",
  };
}

export const listingChangeDecidedMail = defineMail({
  template: 'listing-change-decided',
  on: [after(listingChangeDecided, ({ changeId, isSuggestion }) => (isSuggestion ? null : changeId))],
  kind: 'legal',
  words,
  sample: {
    facts: {
      businessName: 'Hillstone Pools & Spas',
      outcome: 'needs_revision',
      fields: ['Phone', 'Services'],
      reason: 'It needs proof.',
      note: 'A photo of the license will do.',
      profileUrl: 'https://poolpros.example/p',
      roomUrl: 'https://poolpros.example/r',
    },
    subject: 'Please revise your change to Hillstone Pools & Spas',
    button: 'https://poolpros.example/r',
  },
});
