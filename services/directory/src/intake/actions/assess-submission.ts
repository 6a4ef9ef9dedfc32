import { newId } from '@poolpros/chassis/ids';
import { dayMs } from '@poolpros/contracts/time';
import type { EntityManager } from 'typeorm';
import { similarInstallers } from '../db/duplicate-store.js';
import { photosOfSubmissions } from '../db/submission-photo-store.js';
import { recordOf } from '../db/submission-store.js';
import { possibleDuplicates } from '../domain/duplicate.js';
import type { SubmissionRecord } from '../domain/submission.js';
import { isPublishedAtOnce, networkDays, riskOf } from '../domain/submission-risk.js';
import { approveSubmission } from './approve-submission.js';

/** Calculates the current risk of a submission, for its row (docs/rules.md#submission-risk). */
export async function assessedRisk(
  tx: EntityManager,
  submission: SubmissionRecord,
  now: Date,
): Promise<Pick<SubmissionRecord, 'riskScore' | 'riskReasons'>> {
  const sought = { ...submission, place: submission };
  const { listings, rejections, fromNetwork } = await recordOf(
    tx,
    submission,
    new Date(now.getTime() - networkDays * dayMs),
  );
  const { score, reasons } = riskOf(submission, {
    hasDuplicates: possibleDuplicates(sought, await similarInstallers(tx, sought)).length > 0,
    hasPhotos: (await photosOfSubmissions(tx, [submission.id])).length > 0,
    listings,
    rejections,
    fromNetwork,
  });
  return { riskScore: score, riskReasons: reasons };
}

/**
 * Publishes a pending submission if its risk is low enough, but never one with photos. `most` is null if this is turned
 * off.
 */
export async function publishIfSafe(
  tx: EntityManager,
  submission: SubmissionRecord,
  most: number | null,
  now: Date,
): Promise<SubmissionRecord> {
  const { id, version, riskScore, status } = submission;
  if (status !== 'pending_review' || riskScore === null || !isPublishedAtOnce(riskScore, most)) return submission;
  const decision = { submissionId: id, version, requestId: newId(), photos: [] };
  return await approveSubmission(tx, decision, { kind: 'system', id: null, permissions: [] }, now);
}
