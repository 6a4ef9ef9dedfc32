import { anonymous } from '@poolpros/chassis/machine/history';
import { transition } from '@poolpros/chassis/machine/transition';
import { Refusal } from '@poolpros/chassis/refusal';
import { submissionConfirmed } from '@poolpros/contracts/events/directory';
import type { EntityManager } from 'typeorm';
import { linkInvalid } from '../../base/refusals.js';
import { lockSubmission } from '../db/submission-store.js';
import type { SubmissionRecord } from '../domain/submission.js';
import { statusAt } from '../domain/submission-state.js';
import { assessedRisk, publishIfSafe } from './assess-submission.js';
import { eraseSentDrafts } from './keep-draft.js';
import { submissionLifecycle } from './submission-lifecycle.js';

/**
 * Confirms the submission behind a mailed link, and publishes it if its risk is at most `publishUpTo`. A second call
 * changes nothing.
 */
export async function confirmSubmission(
  tx: EntityManager,
  { tokenHash, publishUpTo }: { tokenHash: string; publishUpTo: number | null },
  now: Date,
): Promise<SubmissionRecord> {
  const found = await lockSubmission(tx, { tokenHash });
  if (!found) throw linkInvalid();
  if (statusAt(found, now) === 'expired')
    throw new Refusal('link_expired', 'The link has expired. Send the form again.');
  if (found.status !== 'awaiting_confirmation') return found;
  await eraseSentDrafts(tx, found);
  const confirmed = await transition(tx, submissionLifecycle, found.id, {
    action: 'confirm',
    actor: anonymous,
    at: now,
    change: async (submission) => ({ confirmedAt: now, ...(await assessedRisk(tx, submission, now)) }),
    event: ({ id }) => ({ definition: submissionConfirmed, data: { submissionId: id } }),
  });
  return await publishIfSafe(tx, confirmed, publishUpTo, now);
}
