import { backoffMs, pause } from '@poolpros/chassis/backoff';
import type { Log } from '@poolpros/chassis/log';
import { UnavailableError } from '@poolpros/chassis/unavailable';
import { finishTry, leaseMail, type MailTry, markSent, type UnsentOutcome } from '../db/mail-store.js';
import { retryDelay, type Schedule } from '../domain/schedule.js';
import { failureOf } from '../mail/failure.js';
import type { MailMetrics } from '../metrics.js';
import { type Sending, type SendOutcome, sendMail } from './send-mail.js';

export interface Delivery extends Sending {
  schedule: Schedule;
  log: Log;
  metrics: MailMetrics;
}

/** An attempt failed and another one is due. */
export class RetryError extends Error {
  constructor(
    reason: string,
    readonly delayMs: number,
  ) {
    super(reason);
    this.name = 'RetryError';
  }
}

/**
 * One attempt to send a mail. Does nothing if the mail is finished or leased to another worker; throws RetryError if a
 * retry is needed. After a crash between the server's acceptance and our mark the outcome is unknown, and the mail is
 * sent again with the same Message-ID. `stopping` stops waiting for a database that is down.
 */
export async function deliverMail(delivery: Delivery, mailId: string, stopping: AbortSignal): Promise<void> {
  const { tryMs, leaseMs } = delivery.schedule;
  const deadline = new AbortController();
  // Starts before the lease, so that the attempt ends first however long the database takes to grant the lease.
  const timer = setTimeout(() => deadline.abort(new UnavailableError(`not sent within ${tryMs} ms`)), tryMs);
  try {
    const mail = await leaseMail(delivery.database.dataSource.manager, mailId, leaseMs);
    if (mail) await attempt(delivery, mail, { deadline: deadline.signal, stopping });
  } finally {
    clearTimeout(timer);
  }
}

async function attempt(
  delivery: Delivery,
  mail: MailTry,
  { deadline, stopping }: { deadline: AbortSignal; stopping: AbortSignal },
): Promise<void> {
  const messageId = `<${mail.id}@${delivery.sender.domain}>`;
  let outcome: SendOutcome;
  try {
    outcome = await orAbort(sendMail(delivery, mail, { messageId, signal: deadline }), deadline);
  } catch (error) {
    return await recordFailure(delivery, mail, deadline.aborted ? deadline.reason : error);
  }
  if (outcome === 'sent') await recordSent(delivery, mail, messageId, stopping);
  else await record(delivery, mail, { status: 'skipped', reason: outcome });
}

/** The result of the work, or the signal's reason as soon as it aborts. */
function orAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    work.then(resolve, reject);
  });
}

/**
 * Marks a mail that the mail server accepted, and repeats until the database has stored that: a retry would send the
 * mail twice.
 */
async function recordSent(
  { database, log, metrics }: Delivery,
  { id: mailId, template }: MailTry,
  messageId: string,
  stopping: AbortSignal,
): Promise<void> {
  for (let failures = 0; ; ) {
    try {
      await markSent(database.dataSource.manager, mailId, messageId);
      break;
    } catch (error) {
      if (stopping.aborted) throw error;
      failures += 1;
      if (failures === 1) log.warn({ err: error, mailId, template }, 'mail sent but not marked, marking it again');
      await pause(backoffMs(failures, { first: 100, max: 2000 }), stopping);
    }
  }
  metrics.mailSent.inc({ template, outcome: 'sent' });
  log.info({ mailId, template }, 'mail sent');
}

async function recordFailure(delivery: Delivery, mail: MailTry, error: unknown): Promise<void> {
  const { reason, permanent } = failureOf(error);
  const delayMs = permanent ? null : retryDelay(delivery.schedule, mail.roundAttempts);
  if (delayMs === null) {
    await record(delivery, mail, { status: 'failed', reason });
    return;
  }
  const waitMs = delayMs + delivery.schedule.graceMs;
  if (await record(delivery, mail, { status: 'pending', reason, waitMs })) throw new RetryError(reason, delayMs);
}

/** Records an attempt that sent nothing; false, and without effect, if the mail has a newer attempt. */
async function record({ database, log, metrics }: Delivery, mail: MailTry, outcome: UnsentOutcome): Promise<boolean> {
  const { id: mailId, template, attempts } = mail;
  const fields = { mailId, template, attempts, reason: outcome.reason };
  if (!(await finishTry(database.dataSource.manager, mail, outcome))) {
    log.warn(fields, 'try ended after its lease, its outcome is left out');
    return false;
  }
  metrics.mailSent.inc({ template, outcome: outcome.status === 'pending' ? 'retried' : outcome.status });
  if (outcome.status === 'pending') log.warn(fields, 'mail not sent, will be tried again');
  else if (outcome.status === 'failed') log.error(fields, 'mail given up');
  else log.info(fields, 'mail skipped');
  return true;
}
