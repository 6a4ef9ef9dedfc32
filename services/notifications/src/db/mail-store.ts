import type { EntityManager } from 'typeorm';
import { type MailRow, mailEntity } from './entities.js';

/** A mail that an event calls for. */
export type NewMail = Pick<MailRow, 'id' | 'eventId' | 'template' | 'subjectId'>;
/** What a worker needs to know of a mail it has taken. */
export type LeasedMail = Pick<MailRow, 'id' | 'template' | 'subjectId' | 'attempts'>;

const inMs = (milliseconds: number): Date => new Date(Date.now() + milliseconds);

/** Stores mails to send; their jobs have `graceMs` to start. */
export async function addMails(tx: EntityManager, mails: NewMail[], graceMs: number): Promise<void> {
  await tx.insert(
    mailEntity,
    mails.map((mail) => ({ ...mail, leaseUntil: inMs(graceMs) })),
  );
}

/** Takes a mail for one try; null when it is finished or another worker holds it. */
export async function leaseMail(tx: EntityManager, id: string, attemptMs: number): Promise<LeasedMail | null> {
  const result = await tx
    .createQueryBuilder()
    .update(mailEntity)
    .set({ status: 'sending', attempts: () => 'attempts + 1', leaseUntil: inMs(attemptMs) })
    .where(`id = :id and (status = 'pending' or status = 'sending' and lease_until < now())`, { id })
    .execute();
  return result.affected ? tx.findOneByOrFail(mailEntity, { id }) : null;
}

/** Records how a try ended. A retry is left alone until `leaseUntil`. */
export async function finishTry(
  tx: EntityManager,
  id: string,
  outcome: Pick<MailRow, 'status'> & Partial<Pick<MailRow, 'messageId' | 'sentAt' | 'lastError' | 'leaseUntil'>>,
): Promise<void> {
  await tx.update(mailEntity, { id }, outcome);
}

/** Unfinished mails that nobody looks after, oldest first, at most 500; they have `graceMs` to start again. */
export async function takeOverdue(tx: EntityManager, graceMs: number): Promise<string[]> {
  const overdue: { id: string }[] = await tx.query(
    `select id from mails where status in ('pending', 'sending') and lease_until < now()
     order by lease_until limit 500 for update skip locked`,
  );
  const ids = overdue.map(({ id }) => id);
  if (ids.length > 0) await tx.update(mailEntity, ids, { status: 'pending', leaseUntil: inMs(graceMs) });
  return ids;
}
