import type { MailFacts } from '@poolpros/contracts/mails/templates';
import { type MailContent, type Mails, reasonGiven } from './content.js';

type Facts = MailFacts<'listing-change-decided'>;

const texts = {
  applied: {
    subject: 'Your change is live for',
    preview: 'Homeowners see it now.',
    heading: 'Your change is on the page',
    text: 'We looked at your change, and it is on your page now.',
    button: 'See your page',
  },
  declined: {
    subject: 'About your change to',
    preview: 'We declined it. Here is why.',
    heading: 'We declined your change',
    text: 'A person looked at your change. Your page stays as it is.',
    button: 'Open your profile',
  },
  needs_revision: {
    subject: 'Please revise your change to',
    preview: 'One thing is missing. Here is what.',
    heading: 'Please revise your change',
    text: 'A person looked at your change and needs something from you. Until then your page stays as it is.',
    button: 'Revise it',
  },
} as const satisfies Record<Facts['outcome'], object>;

function listingChangeDecided(facts: Facts): MailContent {
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
    ...(reason !== null && { quote: reasonGiven(reason, note) }),
    button: { label: button, url: outcome === 'applied' ? profileUrl : roomUrl, kind: 'own' },
    notes: [],
    reason: 'You get this because you manage the page of this business. Decisions are always mailed.',
  };
}

const toTeam = 'You get this because you manage the page of this business. These notices are always mailed.';

/** The mails to those who look after the page of a business. */
export const listingMails = {
  'listing-change-decided': listingChangeDecided,
  'listing-suspended': (facts) => ({
    subject: `We took down the page of ${facts.businessName} for now`,
    preview: 'Here is why, and what you can do.',
    heading: 'Your page is not shown for now',
    intro: [`A person took down the page of ${facts.businessName}. Nobody finds it or writes to it until it is back.`],
    quote: { text: facts.reason },
    button: { label: 'Open your dashboard', url: facts.dashboardUrl, kind: 'own' },
    notes: [
      'Reply to this mail if this is a mistake, or once you have corrected it. Your page, its photos and its reviews are kept.',
    ],
    reason: toTeam,
  }),
  'listing-restored': (facts) => ({
    subject: `The page of ${facts.businessName} is back`,
    preview: 'Homeowners can find you again.',
    heading: 'Your page is back',
    intro: [`We restored the page of ${facts.businessName}. Homeowners can find it and write to you again.`],
    button: { label: 'See your page', url: facts.profileUrl, kind: 'own' },
    notes: [],
    reason: toTeam,
  }),
  'webhook-off': (facts) => ({
    subject: `A webhook for ${facts.businessName} is off`,
    preview: `Nothing is sent to ${facts.host} until you turn it on again.`,
    heading: 'A webhook is off',
    intro: [
      facts.cause === 'gone'
        ? `${facts.host} said that the endpoint is gone (410), so we turned the webhook of ${facts.businessName} off.`
        : `${facts.host} accepted nothing that we sent for ${facts.failingDays} days, so we turned the webhook of ${facts.businessName} off.`,
    ],
    button: { label: 'Open Connections', url: facts.roomUrl, kind: 'own' },
    notes: [
      'Once your endpoint works, turn the webhook on again. Then you can resend what is listed as failed. Events that happen while it is off are not sent later.',
    ],
    reason: 'You get this because you manage the page of this business.',
  }),
} satisfies Mails;
