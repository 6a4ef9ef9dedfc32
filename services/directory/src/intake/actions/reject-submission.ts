import { transition } from '@poolpros/chassis/machine/transition';
import { submissionRejected } from '@poolpros/contracts/events/directory';
import type { RejectReason } from '@poolpros/contracts/reject-reasons';
import type { EntityManager } from 'typeorm';
import { authorize } from '../../members/actions/authorize.js';
import type { ListingActor } from '../../members/domain/policy.js';
import type { SubmissionRecord } from '../domain/submission.js';
import type { Decision } from './approve-submission.js';
import { submissionLifecycle } from './submission-lifecycle.js';

/** Rejects a submission with a reason for its sender. */
export async function rejectSubmission(
  tx: EntityManager,
  { submissionId, version, requestId, reasonCode, note }: Decision & { reasonCode: RejectReason; note: string | null },
  actor: ListingActor,
  now: Date,
): Promise<SubmissionRecord> {
  authorize(actor, 'decide_submission');
  return await transition(tx, submissionLifecycle, submissionId, {
    action: 'reject',
    actor,
    at: now,
    version,
    requestId,
    reason: reasonCode,
    change: () => ({ decidedAt: now, decidedBy: actor.id, reasonCode, note }),
    event: ({ id }) => ({ definition: submissionRejected, data: { submissionId: id, reasonCode } }),
  });
}
