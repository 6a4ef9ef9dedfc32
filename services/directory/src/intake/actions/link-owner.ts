import type { EntityManager } from 'typeorm';
import { ownersOf } from '../../members/db/member-store.js';
import { makeOwner } from '../../team/actions/make-owner.js';
import { lockSubmission, storeOwner } from '../db/submission-store.js';

/**
 * Makes an account the owner of a submission, and of its listing unless that has another owner by now. Returns false if
 * there is no such submission.
 */
export async function linkOwner(
  tx: EntityManager,
  { submissionId, accountId }: { submissionId: string; accountId: string },
  now: Date,
): Promise<boolean> {
  const submission = await lockSubmission(tx, { id: submissionId });
  if (!submission) return false;
  const { id, installerId } = submission;
  await storeOwner(tx, id, accountId);
  if (installerId !== null && (await ownersOf(tx, installerId)).length === 0)
    await makeOwner(tx, { listingId: installerId, accountId }, now);
  return true;
}
