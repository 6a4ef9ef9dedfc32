import type { AdminSubmission, SubmissionStatus } from '@poolpros/contracts/http/submissions';
import { type TimelineWords, timelineOf } from '../../entities/submission/submission-timeline.js';
import type { Tone } from '../../shared/ui/badge.js';
import type { TimelineEntry } from '../../shared/ui/progress.js';

/** The queue's tabs, in the order of a day's work. */
export const statusTabs: { status: SubmissionStatus; label: string; tone: Tone; empty: string }[] = [
  { status: 'pending_review', label: 'To review', tone: 'amber', empty: 'No listings are waiting for a decision.' },
  {
    status: 'awaiting_confirmation',
    label: 'Unconfirmed',
    tone: 'stone',
    empty: 'No listings are waiting for their email to be confirmed.',
  },
  { status: 'approved', label: 'Approved', tone: 'leaf', empty: 'No listings have been approved yet.' },
  { status: 'rejected', label: 'Rejected', tone: 'brick', empty: 'No listings have been rejected.' },
  { status: 'expired', label: 'Expired', tone: 'stone', empty: 'No listings have expired unconfirmed.' },
];

export const tabOf = (status: SubmissionStatus) => statusTabs.find((tab) => tab.status === status) ?? statusTabs[0];

/** The status that the URL names; the review queue when it names none. */
export const statusFromQuery = (text: string | null): SubmissionStatus =>
  statusTabs.find(({ status }) => status === text)?.status ?? 'pending_review';

const words: TimelineWords = {
  taken: {
    send: { title: 'Sent', state: 'done' },
    confirm: { title: 'Email confirmed', state: 'done' },
    approve: { title: 'Approved', state: 'done' },
    reject: { title: 'Rejected', state: 'bad' },
    resubmit: { title: 'Sent again', state: 'done' },
    expire: { title: 'Expired unconfirmed', state: 'bad' },
  },
  ahead: {
    awaiting_confirmation: [{ title: 'Waiting for the sender', state: 'now' }],
    pending_review: [{ title: 'Waiting for a decision', state: 'now' }],
    approved: [],
    rejected: [],
    expired: [],
  },
};

/** What has happened to a submission, and what it waits for. */
export const historyOf = ({ history, status }: AdminSubmission): TimelineEntry[] => timelineOf(history, status, words);
