import { anonymous } from '@poolpros/chassis/machine/history';
import { begin } from '@poolpros/chassis/machine/transition';
import { Refusal } from '@poolpros/chassis/refusal';
import { submissionReceived } from '@poolpros/contracts/events/directory';
import type { EntityManager } from 'typeorm';
import { lockAddress } from '../db/locks.js';
import { submissionsOf } from '../db/submission-store.js';
import { dayBefore, isRepetition, type NewSubmission, submissionsPerDay } from '../domain/submission.js';
import { submissionLifecycle } from './submission-lifecycle.js';

/** Stores a submission. The same one within a day is the one stored before (ADR 17). Returns the id of what is stored. */
export async function sendSubmission(tx: EntityManager, submission: NewSubmission): Promise<string> {
  await lockAddress(tx, submission.email);
  const earlier = await submissionsOf(tx, submission.email, dayBefore(submission.submittedAt));
  const same = earlier.find((each) => isRepetition(submission, each));
  if (same) return same.id;
  if (earlier.length >= submissionsPerDay)
    throw new Refusal('too_many_requests', 'This address has sent several businesses today. Try again tomorrow.');
  const sent = await begin(tx, submissionLifecycle, submission, {
    action: 'send',
    actor: anonymous,
    at: submission.submittedAt,
    event: ({ id }) => ({ definition: submissionReceived, data: { submissionId: id } }),
  });
  return sent.id;
}
