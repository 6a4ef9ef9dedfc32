import { historiesOf, historyOf } from '@poolpros/chassis/machine/history';
import type { SubmissionAction, SubmissionPreview, SubmissionState } from '@poolpros/contracts/http/submissions';
import { profilePath } from '@poolpros/contracts/slug';
import { stateBySlug } from '@poolpros/contracts/states';
import type { EntityManager } from 'typeorm';
import type { StoredStep } from '../../base/domain/steps.js';
import { findInstaller, installersByIds } from '../../listings/db/installer-store.js';
import type { InstallerRecord } from '../../listings/domain/installer.js';
import { toDetail } from '../../listings/domain/snapshot.js';
import { previewCard } from '../../projects/domain/project.js';
import { resubmissionsLeft, type SubmissionRecord, statementIn, submissionMachine } from '../domain/submission.js';
import { previewOf } from '../domain/submission-preview.js';
import { rejectionOf, statusAt, stepsAt } from '../domain/submission-state.js';

/** The page that a submission would become. */
export const previewDetail = (submission: SubmissionRecord, now: Date): SubmissionPreview =>
  toDetail(previewOf(submission, now), {
    photos: [],
    projects: submission.projects.map(previewCard),
    nearby: [],
    claimed: true,
    now,
  });

/** A submission as who sent it reads it. */
export async function submissionState(
  tx: EntityManager,
  submission: SubmissionRecord,
  now: Date,
): Promise<SubmissionState> {
  const installer = submission.installerId === null ? null : await findInstaller(tx, submission.installerId);
  return stateOf(submission, await historyOf(tx, submissionMachine, submission.id), installer, now);
}

/** Several submissions as who sent them reads them, in the same order. */
export async function submissionStates(
  tx: EntityManager,
  submissions: readonly SubmissionRecord[],
  now: Date,
): Promise<SubmissionState[]> {
  const historyOfEach = await historiesOf(
    tx,
    submissionMachine,
    submissions.map(({ id }) => id),
  );
  const installers = await installersByIds(
    tx,
    submissions.flatMap(({ installerId }) => installerId ?? []),
  );
  return submissions.map((each) =>
    stateOf(each, historyOfEach(each.id), installers.find(({ id }) => id === each.installerId) ?? null, now),
  );
}

function stateOf(
  submission: SubmissionRecord,
  history: readonly StoredStep<SubmissionAction>[],
  installer: InstallerRecord | null,
  now: Date,
): SubmissionState {
  const left = resubmissionsLeft(submission);
  return {
    id: submission.id,
    version: submission.version,
    businessName: submission.businessName,
    location: `${submission.city}, ${stateBySlug(submission.stateSlug)?.code ?? ''}`,
    services: submission.services,
    status: statusAt(submission, now),
    history: stepsAt(submission, history, now),
    reason: rejectionOf(submission),
    profilePath: installer && profilePath(installer),
    resubmissionsLeft: left,
    statement: left > 0 ? statementIn(submission) : null,
  };
}
