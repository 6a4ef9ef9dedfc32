import type { EntityManager } from 'typeorm';
import { addMember } from '../db/member-store.js';
import { lockSubmission, storeOwner } from '../db/submission-store.js';

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
  if (installerId !== null) await addMember(tx, { listingId: installerId, accountId, role: 'owner', addedAt: now });
  return true;
}
