import { transition } from '@poolpros/chassis/machine/transition';
import { submissionApproved, submissionRejected } from '@poolpros/contracts/events/directory';
import type { RejectReason } from '@poolpros/contracts/http/submissions';
import type { EntityManager } from 'typeorm';
import { addInstallers } from '../db/installer-store.js';
import { installerOf, type SubmissionRecord } from '../domain/submission.js';
import { submissionLifecycle } from './submission-lifecycle.js';

/** Who decides on which version of a submission, and when. */
export interface Decision {
  submissionId: string;
  version: number;
  actorId: string;
  requestId: string;
  now: Date;
}

const stepOf = ({ version, actorId, requestId, now }: Decision) => ({
  actor: { kind: 'staff' as const, id: actorId },
  at: now,
  version,
  requestId,
});

/** Publishes a submission as an installer. */
export const approveSubmission = (tx: EntityManager, decision: Decision): Promise<SubmissionRecord> =>
  transition(
    tx,
    submissionLifecycle,
    { id: decision.submissionId },
    {
      ...stepOf(decision),
      action: 'approve',
      change: async (submission) => {
        const [installer] = await addInstallers(tx, [installerOf(submission)], decision.now);
        if (!installer) throw new Error('the installer was not stored');
        return { decidedAt: decision.now, decidedBy: decision.actorId, installerId: installer.id };
      },
      event: ({ id, installerId }) => ({
        definition: submissionApproved,
        data: { submissionId: id, installerId },
      }),
    },
  );

/** Refuses a submission with a reason that its sender reads. */
export const rejectSubmission = (
  tx: EntityManager,
  decision: Decision,
  reason: { code: RejectReason; note: string | null },
): Promise<SubmissionRecord> =>
  transition(
    tx,
    submissionLifecycle,
    { id: decision.submissionId },
    {
      ...stepOf(decision),
      action: 'reject',
      reason: reason.code,
      change: () => ({
        decidedAt: decision.now,
        decidedBy: decision.actorId,
        reasonCode: reason.code,
        note: reason.note,
      }),
      event: ({ id }) => ({ definition: submissionRejected, data: { submissionId: id, reasonCode: reason.code } }),
    },
  );
