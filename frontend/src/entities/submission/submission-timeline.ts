import type { SubmissionAction, SubmissionStatus, SubmissionStep } from '@poolpros/contracts/http/submissions';
import { decisionDays } from '@poolpros/contracts/limits';
import { momentText } from '../../shared/lib/dates.js';
import type { TimelineEntry } from '../../shared/ui/progress.js';

/** The texts of a submission's steps: those already taken, and for each state those to come. */
export interface TimelineWords {
  /** A step without its own text shows its time. */
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
      { title: 'Confirm your email', text: 'Open the link we emailed you and press the button', state: 'now' },
      { title: 'Review', text: usually, state: 'later' },
      { title: 'Live', state: 'later' },
    ],
    pending_review: [
      { title: 'Under review', text: usually, state: 'now' },
      { title: 'Live', text: 'We will email you the decision', state: 'later' },
    ],
    approved: [{ title: 'Live', text: 'Your page appears in search', state: 'done' }],
    rejected: [],
    expired: [],
  },
};

/** The progress of a submission, from sent to live, for its sender. */
export const submissionTimeline = (history: readonly SubmissionStep[], status: SubmissionStatus): TimelineEntry[] =>
  timelineOf(history, status, senderWords);
