import { randomBytes } from 'node:crypto';
import { newId } from '@poolpros/chassis/ids';
import { hashToken } from '@poolpros/chassis/links';
import { anonymous } from '@poolpros/chassis/machine/history';
import { begin } from '@poolpros/chassis/machine/transition';
import { networkHash } from '@poolpros/chassis/network';
import { submissionReceived } from '@poolpros/contracts/events/directory';
import type { EntityManager } from 'typeorm';
import type { Context } from '../../base/context.js';
import { lockAddress } from '../../base/db/locks.js';
import { dayBefore } from '../../base/domain/day-before.js';
import { tooMany } from '../../base/refusals.js';
import { submissionsOf } from '../db/submission-store.js';
import {
  confirmDeadline,
  isRepetition,
  type NewSubmission,
  type SubmissionRecord,
  submissionsPerDay,
} from '../domain/submission.js';
import { submissionToken } from '../links/submission-link.js';
import { submissionLifecycle } from './submission-lifecycle.js';
import { attachSubmissionPhotos } from './submission-photos.js';
import { type SubmissionForm, statementOfForm } from './submission-statement.js';

/**
 * Stores a submission. An identical one within a day is not stored again (ADR 17) and keeps its photos, because anyone
 * who knows the form could send it again. Returns the id of the stored one.
 */
export async function sendSubmission(
  tx: EntityManager,
  context: Pick<Context, 'config' | 'places'>,
  { form, ip }: { form: SubmissionForm; ip: string },
  now: Date,
): Promise<string> {
  const submission = submissionOf(form, ip, context, now);
  await lockAddress(tx, submission.email);
  const earlier = await submissionsOf(tx, submission.email, dayBefore(submission.submittedAt));
  const same = earlier.find((each) => isRepetition(submission, each));
  if (same) return same.id;
  checkSubmissionsPerDay(earlier);
  const sent = await begin(tx, submissionLifecycle, submission, {
    action: 'send',
    actor: anonymous,
    at: submission.submittedAt,
    event: ({ id }) => ({ definition: submissionReceived, data: { submissionId: id } }),
  });
  if (form.photosToken !== undefined) await attachSubmissionPhotos(tx, hashToken(form.photosToken), sent.id);
  return sent.id;
}

/** Throws if an email has sent its maximum within a day; these are the submissions that count. */
export function checkSubmissionsPerDay(sent: readonly SubmissionRecord[]): void {
  if (sent.length >= submissionsPerDay)
    throw tooMany('This address has submitted several businesses today. Try again tomorrow.');
}

function submissionOf(
  form: SubmissionForm,
  ip: string,
  { config, places }: Pick<Context, 'config' | 'places'>,
  now: Date,
): NewSubmission {
  const id = newId();
  const nonce = randomBytes(16).toString('base64url');
  return {
    id,
    ...statementOfForm(form, { places }, id, now),
    nonce,
    tokenHash: hashToken(submissionToken(config.LINK_SECRET, { id, nonce })),
    submittedAt: now,
    confirmUntil: confirmDeadline(now),
    confirmedAt: null,
    decidedAt: null,
    decidedBy: null,
    reasonCode: null,
    note: null,
    resubmissions: 0,
    sentBefore: null,
    riskScore: null,
    riskReasons: [],
    networkHash: networkHash(config.LINK_SECRET, 'network', ip),
    linksMailedAt: null,
    installerId: null,
    ownerAccountId: null,
  };
}
