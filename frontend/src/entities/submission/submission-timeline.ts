import type { SubmissionAction, SubmissionStatus, SubmissionStep } from '@poolpros/contracts/http/submissions';
import { decisionDays } from '@poolpros/contracts/limits';
import { momentText } from '../../shared/lib/dates.js';
import type { TimelineEntry } from '../../shared/ui/progress.js';

/** How the steps of a submission read: those that were taken, and in each state those that are ahead. */
export interface TimelineWords {
  /** A step without a text of its own tells when it was taken. */
  taken: Record<SubmissionAction, TimelineEntry>;
  ahead: Record<SubmissionStatus, readonly TimelineEntry[]>;
}

/** The stored steps of a submission and those ahead of it, as a timeline. */
export const timelineOf = (
  history: readonly SubmissionStep[],
  status: SubmissionStatus,
  { taken, ahead }: TimelineWords,
): TimelineEntry[] => [
  ...history.map(({ action, at }) => ({ text: momentText(at), ...taken[action] })),
  ...ahead[status],
];

const usually = `Usually within ${decisionDays} business days`;

const senderWords: TimelineWords = {
  taken: {
    send: { title: 'Sent', state: 'done' },
    confirm: { title: 'Email confirmed', state: 'done' },
    approve: { title: 'Approved', state: 'done' },
    reject: { title: 'Not approved', state: 'bad' },
    resubmit: { title: 'Sent again', state: 'done' },
    expire: { title: 'Expired', text: 'The email was not confirmed in time', state: 'bad' },
  },
  ahead: {
    awaiting_confirmation: [
      { title: 'Confirm your email', text: 'Press the button behind the link we mailed you', state: 'now' },
      { title: 'Read by a person', text: usually, state: 'later' },
      { title: 'Live', state: 'later' },
    ],
    pending_review: [
      { title: 'Being read by a person', text: usually, state: 'now' },
      { title: 'Live', text: 'We mail you the decision', state: 'later' },
    ],
    approved: [{ title: 'Live', text: 'Your page is in search', state: 'done' }],
    rejected: [],
    expired: [],
  },
};

/** The way of a submission, from sent to live, as its sender reads it. */
export const submissionTimeline = (history: readonly SubmissionStep[], status: SubmissionStatus): TimelineEntry[] =>
  timelineOf(history, status, senderWords);
