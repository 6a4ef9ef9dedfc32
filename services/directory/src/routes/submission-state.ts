import { historyOf } from '@poolpros/chassis/machine/history';
import type { SubmissionState } from '@poolpros/contracts/http/submissions';
import { profilePath } from '@poolpros/contracts/slug';
import type { EntityManager } from 'typeorm';
import { findInstaller } from '../db/installer-store.js';
import { resubmissionsLeft, type SubmissionRecord, statementIn, submissionMachine } from '../domain/submission.js';
import { rejectionOf, statusAt, stepsAt } from '../domain/submission-state.js';

/** A submission as who sent it reads it. */
export async function submissionState(
  tx: EntityManager,
  submission: SubmissionRecord,
  now: Date,
): Promise<SubmissionState> {
  const installer = submission.installerId === null ? null : await findInstaller(tx, submission.installerId);
  const left = resubmissionsLeft(submission);
  return {
    id: submission.id,
    version: submission.version,
    businessName: submission.businessName,
    status: statusAt(submission, now),
    history: stepsAt(submission, await historyOf(tx, submissionMachine, submission.id), now),
    reason: rejectionOf(submission),
    profilePath: installer && profilePath(installer),
    resubmissionsLeft: left,
    statement: left > 0 ? statementIn(submission) : null,
  };
}
