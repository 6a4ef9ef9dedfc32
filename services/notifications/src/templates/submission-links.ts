import type { MailFacts } from '@poolpros/contracts/mails/templates';
import type { MailContent } from './content.js';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const states: Record<MailFacts<'submission-links'>['submissions'][number]['status'], string> = {
  awaiting_confirmation: 'It waits for your confirmation.',
  pending_review: 'A person reads it.',
  approved: 'It is live.',
  rejected: 'It was not approved.',
  expired: 'It was not confirmed in time.',
};

/** Names no business: what was sent and not confirmed may be the words of a stranger. */
export const submissionLinks = ({ submissions }: MailFacts<'submission-links'>): MailContent => ({
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
});
