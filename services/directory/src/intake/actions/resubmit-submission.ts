import { hashToken } from '@poolpros/chassis/links';
import type { Actor } from '@poolpros/chassis/machine/history';
import { transition } from '@poolpros/chassis/machine/transition';
import { Refusal } from '@poolpros/chassis/refusal';
import { submissionResubmitted } from '@poolpros/contracts/events/directory';
import { resubmissionsMost } from '@poolpros/contracts/reject-reasons';
import type { EntityManager } from 'typeorm';
import type { Context } from '../../base/context.js';
import { lockAddress } from '../../base/db/locks.js';
import { dayBefore } from '../../base/domain/day-before.js';
import { fieldError } from '../../base/refusals.js';
import { submissionsOf } from '../db/submission-store.js';
import { isRepetition, type SubmissionRecord, statementIn } from '../domain/submission.js';
import { assessedRisk, publishIfSafe } from './assess-submission.js';
import { checkSubmissionsPerDay } from './send-submission.js';
import { submissionLifecycle } from './submission-lifecycle.js';
import { replaceSubmissionPhotos } from './submission-photos.js';
import { type SubmissionForm, statementOfForm } from './submission-statement.js';

/** Sends a corrected submission again after a rejection; it gets a new review (docs/rules.md#resubmission). */
export async function resubmitSubmission(
  tx: EntityManager,
  { config, places }: Pick<Context, 'config' | 'places'>,
  { submission: found, version, form }: { submission: SubmissionRecord; version: number; form: SubmissionForm },
  actor: Actor,
  now: Date,
): Promise<SubmissionRecord> {
  if (form.email !== found.email) throw fieldError('body.email', 'enter the email that you confirmed');
  const statement = statementOfForm(form, { places }, found.id, now);
  await lockAddress(tx, found.email);
  const others = (await submissionsOf(tx, found.email, dayBefore(now))).filter(({ id }) => id !== found.id);
  if (others.some((other) => isRepetition(statement, other)))
    throw new Refusal(
      'conflict',
      'You have already submitted this business today. Check the status of that listing instead.',
    );
  checkSubmissionsPerDay(others);
  const again = await transition(tx, submissionLifecycle, found.id, {
    action: 'resubmit',
    actor,
    at: now,
    version,
    change: async (submission) => {
      if (submission.resubmissions >= resubmissionsMost)
        throw new Refusal(
          'conflict',
          `This listing has been sent again ${resubmissionsMost} times, which is the maximum.`,
        );
      if (form.photosToken !== undefined)
        await replaceSubmissionPhotos(tx, { tokenHash: hashToken(form.photosToken), submissionId: submission.id }, now);
      return {
        ...statement,
        submittedAt: now,
        confirmedAt: now,
        decidedAt: null,
        decidedBy: null,
        resubmissions: submission.resubmissions + 1,
        sentBefore: statementIn(submission),
        ...(await assessedRisk(tx, { ...submission, ...statement }, now)),
      };
    },
    event: ({ id }) => ({ definition: submissionResubmitted, data: { submissionId: id } }),
  });
  return await publishIfSafe(tx, again, config.AUTO_PUBLISH_MAX_RISK ?? null, now);
}
