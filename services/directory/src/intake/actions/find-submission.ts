import { hashToken } from '@poolpros/chassis/links';
import { Refusal } from '@poolpros/chassis/refusal';
import type { EntityManager } from 'typeorm';
import { linkInvalid } from '../../base/refusals.js';
import { findSubmissionByToken, findSubmissionOfOwner } from '../db/submission-store.js';
import type { SubmissionRecord } from '../domain/submission.js';

/** The submission behind a mailed link. */
export async function submissionOfLink(tx: EntityManager, token: string): Promise<SubmissionRecord> {
  const found = await findSubmissionByToken(tx, hashToken(token));
  if (!found) throw linkInvalid();
  return found;
}

/** The submission of a signed-in contractor. For everyone else it does not exist. */
export async function submissionOfOwner(
  tx: EntityManager,
  submissionId: string,
  owner: { accountId: string; email: string | null },
): Promise<SubmissionRecord> {
  const found = await findSubmissionOfOwner(tx, submissionId, owner);
  if (!found) throw new Refusal('submission_not_found', 'There is no such submission.');
  return found;
}
