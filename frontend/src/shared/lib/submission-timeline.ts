import type { SubmissionStatus } from '@poolpros/contracts/http/submissions';
import type { TimelineEntry } from '../ui/progress.js';
import { momentText } from './dates.js';

/** What is known about a business on its way into the directory. Instants are null while they lie ahead or are unknown. */
export interface SubmissionProgress {
  status: SubmissionStatus;
  submittedAt: string | null;
  confirmedAt: string | null;
  decidedAt: string | null;
}

const at = (instant: string | null) => instant && momentText(instant);

/** The way of a submission, from sent to live, as a timeline. */
export function submissionTimeline({
  status,
  submittedAt,
  confirmedAt,
  decidedAt,
}: SubmissionProgress): TimelineEntry[] {
  const sent: TimelineEntry = { title: 'Sent', text: at(submittedAt), state: 'done' };
  const confirmed: TimelineEntry = { title: 'Email confirmed', text: at(confirmedAt), state: 'done' };
  switch (status) {
    case 'awaiting_confirmation':
      return [
        sent,
        { title: 'Confirm your email', text: 'Press the button behind the link we mailed you', state: 'now' },
        { title: 'Read by a person', text: 'Usually within 2 business days', state: 'later' },
        { title: 'Live', state: 'later' },
      ];
    case 'expired':
      return [sent, { title: 'Expired', text: 'The email was not confirmed in time', state: 'bad' }];
    case 'pending_review':
      return [
        sent,
        confirmed,
        { title: 'Being read by a person', text: 'Usually within 2 business days', state: 'now' },
        { title: 'Live', text: 'We mail you the decision', state: 'later' },
      ];
    case 'rejected':
      return [sent, confirmed, { title: 'Not approved', text: at(decidedAt), state: 'bad' }];
    case 'approved':
      return [
        sent,
        confirmed,
        { title: 'Approved', text: at(decidedAt), state: 'done' },
        { title: 'Live', text: 'Your page is in search', state: 'done' },
      ];
  }
}
