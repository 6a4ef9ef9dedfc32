import { reportedTemplates } from '@poolpros/contracts/mails/templates';
import { type EntityManager, In } from 'typeorm';
import type { SkipReason } from '../domain/mail-outcome.js';
import { type MailRow, mailEntity } from './entities.js';

/** A mail for an event. */
export type NewMail = Pick<MailRow, 'id' | 'eventId' | 'template' | 'subjectId'>;
/** One attempt to send a mail. Its number distinguishes it from attempts after its lease. */
export interface MailTry extends Pick<MailRow, 'id' | 'template' | 'subjectId' | 'recipient' | 'attempts'> {
  /** Attempts since the mail was stored, or since its last new round. */
  roundAttempts: number;
}

// Leases use the clock of the database, because those of the processes differ.
const inMs = (name: string): string => `now() + make_interval(secs => :${name} / 1000.0)`;

const isReported = 'template = any(:reportedTemplates)';

/** Stores mails to send and returns the ids of the new ones; their jobs have `graceMs` to start. */
export async function addMails(tx: EntityManager, mails: NewMail[], graceMs: number): Promise<string[]> {
  const result = await tx
    .createQueryBuilder()
    .insert()
    .into(mailEntity)
    .values(mails.map((mail) => ({ ...mail, leaseUntil: () => inMs('graceMs') })))
    // An event that is replayed long after its inbox row was pruned sends no second mail.
    .orIgnore()
    .setParameters({ graceMs })
    .returning('id')
    .execute();
  return (result.raw as { id: string }[]).map(({ id }) => id);
}

/** Takes a mail for one attempt; null if it is finished or another worker has it. */
export async function leaseMail(tx: EntityManager, id: string, leaseMs: number): Promise<MailTry | null> {
  const result = await tx
    .createQueryBuilder()
    .update(mailEntity)
    .set({ status: 'sending', attempts: () => 'attempts + 1', leaseUntil: () => inMs('leaseMs') })
    .where(`id = :id and (status = 'pending' or status = 'sending' and lease_until < now())`)
    .setParameters({ id, leaseMs })
    .returning(
      'id, template, subject_id as "subjectId", recipient, attempts, attempts - earlier_attempts as "roundAttempts"',
    )
    .execute();
  const [taken] = result.raw as MailTry[];
  return taken ?? null;
}

/**
 * Sets the recipient of a mail and stores a mail for each of the other recipients; their jobs have `graceMs` to start.
 * Returns their ids; none, and without effect, if the lease of the attempt has expired.
 */
export async function addressMails(
  tx: EntityManager,
  { id, attempts }: Pick<MailTry, 'id' | 'attempts'>,
  recipient: string,
  others: readonly { id: string; recipient: string }[],
  graceMs: number,
): Promise<string[]> {
  const added = await tx.query<{ id: string }[]>(
    `with addressed as (
       update mails set recipient = $3
       where id = $1 and status = 'sending' and attempts = $2 and recipient is null
       returning event_id, template, subject_id)
     insert into mails (id, event_id, template, subject_id, recipient, position, lease_until)
     select other.id, event_id, template, subject_id, other.recipient, other.position,
            now() + make_interval(secs => $6 / 1000.0)
     from addressed, unnest($4::uuid[], $5::text[]) with ordinality as other (id, recipient, position)
     returning id`,
    [id, attempts, recipient, others.map((other) => other.id), others.map((other) => other.recipient), graceMs],
  );
  return added.map((other) => other.id);
}

/**
 * Marks a mail that the mail server has accepted. An attempt with an expired lease may do so as well: it prevents the
 * later attempt from sending again.
 */
export async function markSent(tx: EntityManager, id: string, messageId: string): Promise<void> {
  await tx
    .createQueryBuilder()
    .update(mailEntity)
    .set({
      status: 'sent',
      messageId,
      sentAt: () => 'now()',
      lastError: null,
      failedAt: null,
      reportDue: () => isReported,
    })
    .where(`id = :id and status not in ('sent', 'bounced')`)
    .setParameters({ id, reportedTemplates })
    .execute();
}

/**
 * Marks a mail that came back, which can be reported before its acceptance is marked. Returns its template; null if it is
 * marked already, or was never sent.
 */
export async function markBounced(tx: EntityManager, id: string): Promise<MailRow['template'] | null> {
  const result = await tx
    .createQueryBuilder()
    .update(mailEntity)
    .set({ status: 'bounced', failedAt: () => 'now()', reportDue: () => isReported })
    .where(`id = :id and status in ('sending', 'sent')`)
    .setParameters({ id, reportedTemplates })
    .returning('template')
    .execute();
  const [bounced] = result.raw as Pick<MailRow, 'template'>[];
  return bounced?.template ?? null;
}

/** The result of an attempt that sent nothing. */
export type UnsentOutcome =
  | { status: 'skipped'; reason: SkipReason }
  | { status: 'failed'; reason: string }
  /** The next attempt is left to its job for `waitMs`, then to the sweep. */
  | { status: 'pending'; reason: string; waitMs: number };

/** Records the result of an attempt; false if its lease has expired and the mail has a newer attempt. */
export async function finishTry(
  tx: EntityManager,
  { id, attempts }: Pick<MailTry, 'id' | 'attempts'>,
  outcome: UnsentOutcome,
): Promise<boolean> {
  const result = await tx
    .createQueryBuilder()
    .update(mailEntity)
    .set({
      status: outcome.status,
      lastError: outcome.reason,
      ...(outcome.status !== 'pending' && { reportDue: () => isReported }),
      ...(outcome.status === 'failed' && { failedAt: () => 'now()' }),
      ...(outcome.status === 'pending' && { leaseUntil: () => inMs('waitMs') }),
    })
    .where(`id = :id and status = 'sending' and attempts = :attempts`)
    .setParameters({ id, attempts, reportedTemplates, ...(outcome.status === 'pending' && { waitMs: outcome.waitMs }) })
    .execute();
  return result.affected === 1;
}

/** Unfinished mails without a job or lease, oldest first, at most 500; they have `graceMs` to start again. */
export async function takeOverdue(tx: EntityManager, graceMs: number): Promise<string[]> {
  const [overdue] = await tx.query<[{ id: string }[], number]>(
    `update mails set status = 'pending', lease_until = now() + make_interval(secs => $1 / 1000.0)
     where id in (select id from mails where status in ('pending', 'sending') and lease_until < now()
                  order by lease_until limit 500 for update skip locked)
     returning id`,
    [graceMs],
  );
  return overdue.map(({ id }) => id);
}

/**
 * Gives mails that failed permanently at or after an instant, at most 1000, another round of attempts, and returns how
 * many. The sweep of the running service picks them up.
 */
export async function retryFailed(tx: EntityManager, since: Date): Promise<number> {
  const [, count] = await tx.query<[unknown[], number]>(
    `update mails set status = 'pending', earlier_attempts = attempts, failed_at = null, lease_until = now()
     where id in (select id from mails where status = 'failed' and failed_at >= $1 limit 1000 for update)`,
    [since],
  );
  return count;
}

/** A mail whose source is still waiting for the outcome. */
export type DueReport = Pick<MailRow, 'id' | 'template' | 'subjectId' | 'status' | 'lastError'>;

/** Mails with a report that is due, oldest first, at most 100. */
export const dueReports = (tx: EntityManager): Promise<DueReport[]> =>
  tx.find(mailEntity, {
    select: { id: true, template: true, subjectId: true, status: true, lastError: true },
    where: { reportDue: true, status: In(['sent', 'skipped', 'failed', 'bounced']) },
    order: { createdAt: 'ASC' },
    take: 100,
  });

/** Marks the outcome of a mail as reported; a mail that has changed since then is still due. */
export const markReported = async (tx: EntityManager, { id, status }: DueReport): Promise<void> => {
  await tx.update(mailEntity, { id, status }, { reportDue: false });
};
