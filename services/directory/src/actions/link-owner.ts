import type { EntityManager } from 'typeorm';
import { lockSubmission, storeOwner } from '../db/submission-store.js';
import { makeOwner } from './make-owner.js';

/**
 * Makes an account the owner of a submission, and of the listing once there is one. Returns false when there is no such
 * submission.
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
  if (installerId !== null) await makeOwner(tx, { listingId: installerId, accountId }, now);
  return true;
}
