import { type RejectReason, rejectReasons, type SubmissionStatus } from '@poolpros/contracts/http/submissions';

/** The status people read: a confirmation that is overdue has expired, also before the row says so. */
export const statusAt = (submission: { status: SubmissionStatus; confirmUntil: Date }, now: Date): SubmissionStatus =>
  submission.status === 'awaiting_confirmation' && submission.confirmUntil <= now ? 'expired' : submission.status;

/** Why a submission was not approved, as its sender reads it; null when it was not rejected. */
export function rejectionOf(submission: { reasonCode: RejectReason | null; note: string | null }): string | null {
  if (submission.reasonCode === null) return null;
  return [rejectReasons[submission.reasonCode], submission.note].filter(Boolean).join(' ');
}
