import { historyOf } from '@poolpros/chassis/machine/history';
import type { SubmissionPreview, SubmissionState } from '@poolpros/contracts/http/submissions';
import { profilePath } from '@poolpros/contracts/slug';
import type { EntityManager } from 'typeorm';
import { findInstaller } from '../db/installer-store.js';
import { toDetail } from '../domain/snapshot.js';
import { resubmissionsLeft, type SubmissionRecord, statementIn, submissionMachine } from '../domain/submission.js';
import { previewOf } from '../domain/submission-preview.js';
import { rejectionOf, statusAt, stepsAt } from '../domain/submission-state.js';

/** The page that a submission would become. */
export const previewDetail = (submission: SubmissionRecord, now: Date): SubmissionPreview =>
  toDetail(previewOf(submission, now), { photos: [], nearby: [], claimed: true, plan: 'free' });

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
