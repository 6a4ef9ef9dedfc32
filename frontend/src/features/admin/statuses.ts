import type { AdminSubmission, SubmissionStatus } from '@poolpros/contracts/http/submissions';
import { momentText } from '../../shared/lib/dates.js';
import type { Tone } from '../../shared/ui/badge.js';
import type { TimelineEntry } from '../../shared/ui/progress.js';

/** The queue's tabs, in the order of a day's work. */
export const statusTabs: { status: SubmissionStatus; label: string; tone: Tone; empty: string }[] = [
  { status: 'pending_review', label: 'To review', tone: 'amber', empty: 'Every confirmed listing has been decided.' },
  { status: 'awaiting_confirmation', label: 'Unconfirmed', tone: 'stone', empty: 'Nobody has to confirm an email.' },
  { status: 'approved', label: 'Approved', tone: 'leaf', empty: 'No listing has been approved yet.' },
  { status: 'rejected', label: 'Rejected', tone: 'brick', empty: 'No listing has been rejected.' },
  { status: 'expired', label: 'Expired', tone: 'stone', empty: 'No listing has expired unconfirmed.' },
];

export const tabOf = (status: SubmissionStatus) => statusTabs.find((tab) => tab.status === status) ?? statusTabs[0];

/** The status an address names; the review queue when it names none. */
export const statusOfAddress = (text: string | null): SubmissionStatus =>
  statusTabs.find(({ status }) => status === text)?.status ?? 'pending_review';

/** What has happened to a submission, and what it waits for. */
export function historyOf({ status, submittedAt, confirmedAt, decidedAt }: AdminSubmission): TimelineEntry[] {
  const entries: TimelineEntry[] = [{ title: 'Sent', text: momentText(submittedAt), state: 'done' }];
  if (confirmedAt) entries.push({ title: 'Email confirmed', text: momentText(confirmedAt), state: 'done' });
  if (decidedAt)
    entries.push({
      title: status === 'approved' ? 'Approved' : 'Rejected',
      text: momentText(decidedAt),
      state: status === 'approved' ? 'done' : 'bad',
    });
  if (status === 'awaiting_confirmation') entries.push({ title: 'Waits for the sender', state: 'now' });
  if (status === 'pending_review') entries.push({ title: 'Waits for a decision', state: 'now' });
  if (status === 'expired') entries.push({ title: 'Expired unconfirmed', state: 'bad' });
  return entries;
}
