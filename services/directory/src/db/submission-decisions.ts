import { addToOutbox } from '@poolpros/chassis/outbox';
import { Problem } from '@poolpros/chassis/problem';
import { submissionApproved, submissionConfirmed, submissionRejected } from '@poolpros/contracts/events/directory';
import type { RejectReason } from '@poolpros/contracts/http/submissions';
import type { EntityManager } from 'typeorm';
import { installerOf, nextStatus, type SubmissionAction, type SubmissionRecord } from '../domain/submission.js';
import { addAdminAction } from './audit-store.js';
import { addInstallers } from './installer-store.js';
import { changeSubmission, lockSubmission } from './submission-store.js';

/** Who decides, on which version, and when. */
export interface Decision {
  submissionId: string;
  version: number;
  actorId: string;
  requestId: string;
  now: Date;
}

/** Confirms a locked submission by its mailed link. */
export async function confirmSubmission(
  tx: EntityManager,
  submission: SubmissionRecord,
  now: Date,
): Promise<SubmissionRecord> {
  const confirmed = await changeSubmission(tx, submission, {
    status: 'pending_review',
    confirmedAt: now,
  });
  await addToOutbox(tx, submissionConfirmed, {
    aggregateId: confirmed.id,
    aggregateVersion: confirmed.version,
    data: { submissionId: confirmed.id },
  });
  return confirmed;
}

/** Publishes a submission as an installer. */
export async function approveSubmission(tx: EntityManager, decision: Decision): Promise<SubmissionRecord> {
  const submission = await lockUndecided(tx, decision, 'approve');
  const [installer] = await addInstallers(tx, [installerOf(submission)], decision.now);
  if (!installer) throw new Error('the installer was not stored');
  const approved = await changeSubmission(tx, submission, {
    status: 'approved',
    decidedAt: decision.now,
    decidedBy: decision.actorId,
    installerId: installer.id,
  });
  await addToOutbox(tx, submissionApproved, {
    aggregateId: approved.id,
    aggregateVersion: approved.version,
    data: { submissionId: approved.id, installerId: installer.id },
  });
  await record(tx, decision, 'approve', submission, approved);
  return approved;
}

/** Refuses a submission with a reason that its sender reads. */
export async function rejectSubmission(
  tx: EntityManager,
  decision: Decision,
  reason: { code: RejectReason; note: string | null },
): Promise<SubmissionRecord> {
  const submission = await lockUndecided(tx, decision, 'reject');
  const rejected = await changeSubmission(tx, submission, {
    status: 'rejected',
    decidedAt: decision.now,
    decidedBy: decision.actorId,
    reasonCode: reason.code,
    note: reason.note,
  });
  await addToOutbox(tx, submissionRejected, {
    aggregateId: rejected.id,
    aggregateVersion: rejected.version,
    data: { submissionId: rejected.id, reasonCode: reason.code },
  });
  await record(tx, decision, 'reject', submission, rejected);
  return rejected;
}

async function lockUndecided(
  tx: EntityManager,
  decision: Decision,
  action: SubmissionAction,
): Promise<SubmissionRecord> {
  const submission = await lockSubmission(tx, { id: decision.submissionId });
  if (!submission) throw new Problem(404, 'submission_not_found', 'There is no such submission.');
  if (submission.decidedAt)
    throw new Problem(409, 'submission_already_decided', `The submission is already ${submission.status}.`);
  if (submission.version !== decision.version)
    throw new Problem(409, 'conflict', 'The submission has changed since it was loaded. Load it again.');
  if (nextStatus(submission.status, action) === null)
    throw new Problem(409, 'conflict', 'The submission has not been confirmed by its sender.');
  return submission;
}

const record = (
  tx: EntityManager,
  decision: Decision,
  action: SubmissionAction,
  before: SubmissionRecord,
  after: SubmissionRecord,
): Promise<void> =>
  addAdminAction(tx, {
    actorId: decision.actorId,
    action: `submission.${action}`,
    objectType: 'submission',
    objectId: after.id,
    beforeStatus: before.status,
    afterStatus: after.status,
    reason: after.reasonCode,
    requestId: decision.requestId,
  });
