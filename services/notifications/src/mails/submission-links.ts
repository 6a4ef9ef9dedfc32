import { submissionLinksRequested } from '@poolpros/contracts/events/directory';
import { longDate } from '@poolpros/contracts/long-date';
import type { MailFacts } from '@poolpros/contracts/mails/templates';
import { after, defineMail } from '../templates/define.js';

const states: Record<MailFacts<'submission-links'>['submissions'][number]['status'], string> = {
  awaiting_confirmation: 'It is waiting for your confirmation.',
  pending_review: 'It is under review.',
  approved: 'It is live.',
  rejected: 'It was not approved.',
  expired: 'It was not confirmed in time.',
};

/** Does not name the business: an unconfirmed submission may contain a stranger's words. */
export const submissionLinksMail = defineMail({
  template: 'submission-links',
  on: [after(submissionLinksRequested, ({ submissionId }) => submissionId)],
  kind: 'security',
  unconfirmed: true,
  words: ({ submissions }) => ({
    subject: 'Status of your listing on PoolPros',
    preview: 'The links you asked for.',
    heading: 'Status of your listing',
    intro: ['You asked for a link to your listing status. Each link below opens the status page for one listing.'],
    links: submissions.map(({ sentAt, status, statusUrl }) => ({
      title: `Sent on ${longDate(sentAt)}`,
      url: statusUrl,
      text: states[status],
    })),
    button: { label: 'Open the latest link', url: submissions[0]?.statusUrl ?? '', kind: 'own' },
    notes: ['Anyone who has a link can read what you sent. If you did not ask for this, do nothing.'],
    reason: 'You received this email because we have a listing under this address and someone asked for its link.',
  }),
  sample: {
    facts: {
      submissions: [
        {
          sentAt: '2026-11-20T10:00:00Z',
          status: 'rejected',
          statusUrl: 'https://poolpros.example/s?token=a',
        },
        {
          sentAt: '2026-11-01T10:00:00Z',
          status: 'approved',
          statusUrl: 'https://poolpros.example/s?token=b',
        },
      ],
    },
    subject: 'Status of your listing on PoolPros',
    button: 'https://poolpros.example/s?token=a',
  },
});
