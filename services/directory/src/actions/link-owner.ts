import type { EntityManager } from 'typeorm';
import { changeInstaller } from '../db/installer-store.js';
import { lockSubmission, storeOwner } from '../db/submission-store.js';

/**
 * Makes an account the owner of a submission, and of the installer once there is one. Returns false when there is no such
 * submission.
 */
export async function linkOwner(
  tx: EntityManager,
  { submissionId, accountId }: { submissionId: string; accountId: string },
  now: Date,
): Promise<boolean> {
  const submission = await lockSubmission(tx, { id: submissionId });
  if (!submission) return false;
  await storeOwner(tx, submission.id, accountId);
  if (submission.installerId !== null)
    await changeInstaller(
      tx,
      submission.installerId,
      (current) => (current.ownerAccountId === accountId ? null : { ownerAccountId: accountId }),
      now,
    );
  return true;
}
