import type { SubmissionAction, SubmissionStatus, SubmissionStep } from '@poolpros/contracts/http/submissions';
import { type RejectReason, rejectReasons } from '@poolpros/contracts/reject-reasons';
import { reasonText, type StoredStep, stepsOf } from '../../base/domain/steps.js';

/** The status that people see: an overdue confirmation has expired, even before the row says so. */
export const statusAt = (submission: { status: SubmissionStatus; confirmUntil: Date }, now: Date): SubmissionStatus =>
  submission.status === 'awaiting_confirmation' && submission.confirmUntil <= now ? 'expired' : submission.status;

/** The steps that people see: as with the status, an overdue confirmation has expired. */
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

/** Why a submission was not approved, for its sender; null if it was not rejected. */
export function rejectionOf(submission: {
  status: SubmissionStatus;
  reasonCode: RejectReason | null;
  note: string | null;
}): string | null {
  if (submission.status !== 'rejected' || submission.reasonCode === null) return null;
  return reasonText(rejectReasons[submission.reasonCode], submission.note);
}
