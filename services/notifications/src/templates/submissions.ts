import { draftDays } from '@poolpros/contracts/listing-options';
import type { MailFacts } from '@poolpros/contracts/mails/templates';
import { greeting, type Mails, reasonGiven } from './content.js';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const states: Record<MailFacts<'submission-links'>['submissions'][number]['status'], string> = {
  awaiting_confirmation: 'It is waiting for your confirmation.',
  pending_review: 'It is under review.',
  approved: 'It is live.',
  rejected: 'It was not approved.',
  expired: 'It was not confirmed in time.',
};

const ofDecision = 'You get this because you listed a business. Decisions on your page are always mailed.';
const ofDraft = 'You get this because this address was given to keep the draft of a listing.';
const ignored = 'Not you? Do nothing. Nothing is published from a draft.';

/** The mails to who lists a business. */
export const submissionMails = {
  'submission-confirm': (facts) => ({
    subject: 'Confirm your listing on PoolPros',
    preview: 'One click sends it to us for review.',
    heading: 'Confirm your address to continue',
    intro: [
      `${greeting(facts.contactName)} you asked us to list a business. Please confirm that this address is yours; then a person reviews the listing.`,
    ],
    button: { label: 'Confirm the listing', url: facts.confirmUrl, kind: 'act', spellOut: true },
    notes: [
      'Opening the link shows the listing and does not change anything; the button on the page does.',
      'Not you? Do nothing, and nothing will be published.',
    ],
    reason: 'You get this because this address was given with a listing.',
  }),
  /** Names no business: what was sent and not confirmed may be the words of a stranger. */
  'submission-links': ({ submissions }) => ({
    subject: 'Status of your listing on PoolPros',
    preview: 'The links you asked for.',
    heading: 'Status of your listing',
    intro: ['You asked for a link to what you sent us. Each link opens the status of one listing.'],
    links: submissions.map(({ sentAt, status, statusUrl }) => ({
      title: `Sent on ${day.format(new Date(sentAt))}`,
      url: statusUrl,
      text: states[status],
    })),
    button: { label: 'Open the last one', url: submissions[0]?.statusUrl ?? '', kind: 'own' },
    notes: ['Anyone who has a link can read what you sent. If you did not ask for this, do nothing.'],
    reason: 'You get this because a listing was sent from this address and somebody asked for its link.',
  }),
  'draft-saved': ({ draftUrl, keptUntil }) => ({
    subject: 'The draft of your listing on PoolPros',
    preview: 'Continue on any device.',
    heading: 'Your draft is kept',
    intro: ['Here is the link to the listing that you started. It opens on any device, where you left off.'],
    button: { label: 'Continue with the draft', url: draftUrl, kind: 'own', spellOut: true },
    notes: [
      `It is kept until ${day.format(new Date(keptUntil))}, and longer if you save it again. Anyone who has the link can read it.`,
      ignored,
    ],
    reason: ofDraft,
  }),
  'draft-reminder': ({ draftUrl, keptUntil }) => ({
    subject: 'Your draft on PoolPros is waiting',
    preview: 'We erase it if you do not continue.',
    heading: 'Your listing is not sent yet',
    intro: [`You started to list a business ${draftDays.reminder} days ago. What you typed is still there.`],
    button: { label: 'Continue with the draft', url: draftUrl, kind: 'own', spellOut: true },
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
    facts: [['Status', facts.statusUrl]],
    button: facts.againUrl
      ? { label: 'Correct it and send it again', url: facts.againUrl, kind: 'act' }
      : { label: 'See its status', url: facts.statusUrl, kind: 'own' },
    notes: [
      facts.againUrl
        ? 'If you can correct it, send the listing again: the form has what you wrote. We review it like a new one.'
        : 'You have sent it as often as you can. This decision is final.',
    ],
    reason: ofDecision,
  }),
} satisfies Mails;
