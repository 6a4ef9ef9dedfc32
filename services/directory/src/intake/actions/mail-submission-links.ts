import { addToOutbox } from '@poolpros/chassis/outbox';
import { submissionLinksRequested } from '@poolpros/contracts/events/directory';
import type { EntityManager } from 'typeorm';
import { lockAddress } from '../../base/db/locks.js';
import { lastSubmissionsOf, storeLinksMailed } from '../db/submission-store.js';
import { linksPerMail, mayMailLinks } from '../domain/submission.js';

/**
 * Mails the links of an email's submissions to it, at most once an hour. The response never reveals whether there are
 * any.
 */
export async function mailSubmissionLinks(tx: EntityManager, email: string, now: Date): Promise<void> {
  await lockAddress(tx, email);
  const sent = await lastSubmissionsOf(tx, email, linksPerMail);
  const [newest] = sent;
  if (!newest || !mayMailLinks(sent, now)) return;
  await storeLinksMailed(
    tx,
    sent.map(({ id }) => id),
    now,
  );
  await addToOutbox(tx, submissionLinksRequested, {
    aggregateId: newest.id,
    aggregateVersion: newest.version,
    data: { submissionId: newest.id },
  });
}
