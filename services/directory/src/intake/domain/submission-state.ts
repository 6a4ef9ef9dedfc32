import type { SubmissionAction, SubmissionStatus, SubmissionStep } from '@poolpros/contracts/http/submissions';
import { type RejectReason, rejectReasons } from '@poolpros/contracts/reject-reasons';
import { reasonText, type StoredStep, stepsOf } from '../../base/domain/steps.js';

/** The status people read: a confirmation that is overdue has expired, also before the row says so. */
export const statusAt = (submission: { status: SubmissionStatus; confirmUntil: Date }, now: Date): SubmissionStatus =>
  submission.status === 'awaiting_confirmation' && submission.confirmUntil <= now ? 'expired' : submission.status;

/** The steps people read: as with the status, an overdue confirmation has expired. */
export function stepsAt(
  submission: { status: SubmissionStatus; confirmUntil: Date },
  history: readonly StoredStep<SubmissionAction>[],
  now: Date,
): SubmissionStep[] {
  const isOverdue = statusAt(submission, now) !== submission.status;
  const expiry: StoredStep<SubmissionAction> = {
    action: 'expire',
    actor: { kind: 'system' },
    at: submission.confirmUntil,
    reason: null,
  };
  return stepsOf(isOverdue ? [...history, expiry] : history);
}

/** Why a submission was not approved, as its sender reads it; null when it was not rejected. */
export function rejectionOf(submission: {
  status: SubmissionStatus;
  reasonCode: RejectReason | null;
  note: string | null;
}): string | null {
  if (submission.status !== 'rejected' || submission.reasonCode === null) return null;
  return reasonText(rejectReasons[submission.reasonCode], submission.note);
}
