import type { TransitionFailure } from '@poolpros/chassis/machine';
import { type Lifecycle, rowsOf } from '@poolpros/chassis/machine/transition';
import { Refusal } from '@poolpros/chassis/refusal';
import { directoryStepTaken } from '@poolpros/contracts/events/directory';
import type { SubmissionAction, SubmissionStatus } from '@poolpros/contracts/http/submissions';
import { SubmissionEntity } from '../db/entities.js';
import { type SubmissionRecord, submissionMachine } from '../domain/submission.js';

/** Submissions and their steps. */
export const submissionLifecycle: Lifecycle<SubmissionStatus, SubmissionAction, SubmissionRecord> = {
  machine: submissionMachine,
  store: rowsOf(SubmissionEntity),
  stepTaken: directoryStepTaken,
  toError,
};

function toError(failure: TransitionFailure, submission: SubmissionRecord | null, action: SubmissionAction): Refusal {
  if (!submission) return new Refusal('submission_not_found', 'There is no such submission.');
  if (action === 'resubmit' && failure === 'wrong_state')
    return new Refusal('conflict', 'Only a listing that was not approved can be sent again.');
  if (submission.decidedAt && action !== 'resubmit')
    return new Refusal('submission_already_decided', `The submission is already ${submission.status}.`);
  if (failure === 'changed')
    return new Refusal('conflict', 'The submission has changed since it was loaded. Load it again.');
  if (failure === 'reason_missing') return new Refusal('invalid_request', 'Give a reason.');
  return new Refusal('conflict', 'The submission has not been confirmed by its sender.');
}
