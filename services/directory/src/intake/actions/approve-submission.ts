import { transition } from '@poolpros/chassis/machine/transition';
import { submissionApproved } from '@poolpros/contracts/events/directory';
import type { EntityManager } from 'typeorm';
import { addInstallers } from '../../listings/db/installer-store.js';
import { authorize } from '../../members/actions/authorize.js';
import type { ListingActor } from '../../members/domain/policy.js';
import { addStatedProjects } from '../../projects/actions/add-stated-projects.js';
import { makeOwner } from '../../team/actions/make-owner.js';
import { installerOf, type SubmissionRecord } from '../domain/submission.js';
import { type PublicPhoto, pictureOf, publishPhotos } from './publish-photos.js';
import { submissionLifecycle } from './submission-lifecycle.js';

/** The submission to decide, and the version that the administrator saw. */
export interface Decision {
  submissionId: string;
  version: number;
  requestId: string;
}

/** Publishes a submission, with its photos and projects, as an installer. */
export async function approveSubmission(
  tx: EntityManager,
  { submissionId, version, requestId, photos }: Decision & { photos: readonly PublicPhoto[] },
  actor: ListingActor,
  now: Date,
): Promise<SubmissionRecord> {
  authorize(actor, 'decide_submission');
  return await transition(tx, submissionLifecycle, submissionId, {
    action: 'approve',
    actor,
    at: now,
    version,
    requestId,
    change: async (submission) => {
      const [installer] = await addInstallers(tx, [{ ...installerOf(submission), imageUrl: pictureOf(photos) }], now);
      if (!installer) throw new Error('the installer was not stored');
      await addStatedProjects(tx, installer.id, submission.projects, now);
      await publishPhotos(tx, { submissionId, installerId: installer.id, photos }, now);
      const { ownerAccountId } = submission;
      if (ownerAccountId !== null) await makeOwner(tx, { listingId: installer.id, accountId: ownerAccountId }, now);
      return { decidedAt: now, decidedBy: actor.id, reasonCode: null, note: null, installerId: installer.id };
    },
    event: ({ id, installerId }) => ({ definition: submissionApproved, data: { submissionId: id, installerId } }),
  });
}
