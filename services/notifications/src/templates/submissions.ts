import { draftDays } from '@poolpros/contracts/listing-options';
import type { MailFacts } from '@poolpros/contracts/mails/templates';
import { greeting, type Mails, reasonGiven } from './content.js';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const states: Record<MailFacts<'submission-links'>['submissions'][number]['status'], string> = {
  awaiting_confirmation: 'It waits for your confirmation.',
  pending_review: 'A person reads it.',
  approved: 'It is live.',
  rejected: 'It was not approved.',
  expired: 'It was not confirmed in time.',
};

const ofDecision = 'You get this because you listed a business. Decisions on your page are always mailed.';
const ofDraft = 'You get this because this address was given to keep the draft of a listing.';
const ignored = 'This was not you? Do nothing: nothing is published from a draft.';

/** The mails to who lists a business. */
export const submissionMails = {
  'submission-confirm': (facts) => ({
    subject: 'Confirm your listing on PoolPros',
    preview: 'One press sends it to our review.',
    heading: 'Confirm your address to go on',
    intro: [
      `${greeting(facts.contactName)} you asked us to list a business. Please confirm that this address is yours; then a person looks at the listing.`,
    ],
    button: { label: 'Confirm the listing', url: facts.confirmUrl, kind: 'act', spellOut: true },
    notes: [
      'Opening the link shows the listing and does not change anything; the button on the page does.',
      'You did not send this? Do nothing, and nothing will be published.',
    ],
    reason: 'You get this because this address was given with a listing.',
  }),
  /** Names no business: what was sent and not confirmed may be the words of a stranger. */
  'submission-links': ({ submissions }) => ({
    subject: 'Where your listing on PoolPros stands',
    preview: 'The links you asked for.',
    heading: 'Where your listing stands',
    intro: ['You asked for the way back to what you sent us. Each link opens the status of one listing.'],
    links: submissions.map(({ sentAt, status, statusUrl }) => ({
      title: `Sent on ${day.format(new Date(sentAt))}`,
      url: statusUrl,
      text: states[status],
    })),
    button: { label: 'Open the last one', url: submissions[0]?.statusUrl ?? '', kind: 'own' },
    notes: ['Who has a link can read what was sent. You did not ask for this? Do nothing.'],
    reason: 'You get this because a listing was sent from this address and somebody asked for its link.',
  }),
  'draft-saved': ({ draftUrl, keptUntil }) => ({
    subject: 'The draft of your listing on PoolPros',
    preview: 'Go on with it on any device.',
    heading: 'Your draft is kept',
    intro: ['Here is the way back to the listing that you began. It opens on any device, where you left it.'],
    button: { label: 'Go on with the draft', url: draftUrl, kind: 'own', spellOut: true },
    notes: [
      `It is kept until ${day.format(new Date(keptUntil))}, and longer when you save it again. Who has the link can read it.`,
      ignored,
    ],
    reason: ofDraft,
  }),
  'draft-reminder': ({ draftUrl, keptUntil }) => ({
    subject: 'Your draft on PoolPros is waiting',
    preview: 'It is erased if you do not go on with it.',
    heading: 'Your listing is not sent yet',
    intro: [`You began to list a business ${draftDays.reminder} days ago. What you typed is still there.`],
    button: { label: 'Go on with the draft', url: draftUrl, kind: 'own', spellOut: true },
    notes: [`It is erased on ${day.format(new Date(keptUntil))}. This is the only reminder.`, ignored],
    reason: ofDraft,
  }),
  'submission-approved': (facts) => ({
    subject: `${facts.businessName} is live`,
    preview: 'Your page is in search.',
    heading: 'Your page is live',
    intro: [`Hi ${facts.contactName}, ${facts.businessName} can be found on PoolPros now.`],
    facts: [
      ['Your page', facts.profileUrl],
      ['Your dashboard', facts.loginUrl],
    ],
    button: { label: 'See your page', url: facts.profileUrl, kind: 'act' },
    notes: [
      'Requests from homeowners come to this address, and you find all of them in your dashboard.',
      'Your dashboard also has a link that past customers can use to review you.',
    ],
    reason: ofDecision,
  }),
  'submission-rejected': (facts) => ({
    subject: `About your listing of ${facts.businessName}`,
    preview: 'We could not publish it. Here is why.',
    heading: 'We could not publish your listing',
    intro: [
      `Hi ${facts.contactName}, a person looked at ${facts.businessName} and decided not to publish it. The reason:`,
    ],
    quote: reasonGiven(facts.reason, facts.note),
    facts: [['Where it stands', facts.statusUrl]],
    button: facts.againUrl
      ? { label: 'Put it right and send it again', url: facts.againUrl, kind: 'act' }
      : { label: 'See where it stands', url: facts.statusUrl, kind: 'own' },
    notes: [
      facts.againUrl
        ? 'If the reason can be put right, send the listing again: the form holds what you wrote. It is looked at afresh.'
        : 'It was sent again as often as it can be. This decision stands.',
    ],
    reason: ofDecision,
  }),
} satisfies Mails;
