import type { EntityManager } from 'typeorm';
import { ownersOf } from '../../members/db/member-store.js';
import { makeOwner } from '../../team/actions/make-owner.js';
import { lockSubmission, storeOwner } from '../db/submission-store.js';

/**
 * Makes an account the owner of a submission, and of the listing that came of it unless that belongs to somebody else by
 * now. Returns false when there is no such submission.
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
