import type { Database } from '@poolpros/chassis/database';
import type { Log } from '@poolpros/chassis/log';
import type { MailData } from '@poolpros/contracts/http/internal';
import { finishTry, type LeasedMail, leaseMail } from '../db/mail-store.js';
import { retryDelay, type Schedule } from '../domain/schedule.js';
import type { Sender } from '../domain/sender.js';
import type { MailMetrics } from '../metrics.js';
import { type Brand, renderMail } from '../templates/index.js';
import { type Failure, failureOf } from './failure.js';
import type { FetchMail } from './sources.js';
import type { MailTransport } from './transport.js';

export interface Delivery {
  database: Database;
  fetchMail: FetchMail;
  transport: MailTransport;
  sender: Sender;
  brand: Brand;
  schedule: Schedule;
  log: Log;
  metrics: MailMetrics;
}

/** A try failed and another one is due. */
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
 * One try to send a mail. Does nothing when the mail is finished or held by another worker; throws RetryError when
 * it has to be tried again. Between the server's acceptance and our mark a crash leaves the outcome unknown: the
 * mail then goes out again with the same Message-ID.
 */
export async function deliver(delivery: Delivery, mailId: string): Promise<void> {
  const { database, schedule, sender } = delivery;
  const { manager } = database.dataSource;
  const mail = await leaseMail(manager, mailId, schedule.attemptMs);
  if (!mail) return;

  const messageId = `<${mail.id}@${sender.domain}>`;
  let sent: boolean;
  try {
    sent = await send(delivery, mail, messageId);
  } catch (error) {
    return await recordFailure(delivery, mail, failureOf(error));
  }
  const outcome = sent ? 'sent' : 'skipped';
  await finishTry(manager, mail.id, {
    status: outcome,
    lastError: null,
    ...(sent && { messageId, sentAt: new Date() }),
  });
  delivery.metrics.mailSent.inc({ template: mail.template, outcome });
  delivery.log.info({ mailId, template: mail.template }, `mail ${outcome}`);
}

/** False when there is nobody to write to, or nothing to write about any more. */
async function send({ fetchMail, transport, sender, brand }: Delivery, mail: LeasedMail, messageId: string) {
  const data = await fetchMail(mail.template, mail.subjectId);
  if (!data || data.to.length === 0) return false;
  const { subject, text, html, stoppable } = renderMail(mail.template, data.facts, brand);
  await transport.send({
    from: { name: sender.name, address: sender.address },
    to: data.to,
    ...replyTo(data),
    subject,
    text,
    html,
    messageId,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(stoppable && { 'List-Unsubscribe': `<mailto:${sender.address}?subject=Stop%20these%20mails>` }),
    },
  });
  return true;
}

const replyTo = (data: MailData) => (data.replyTo ? { replyTo: data.replyTo } : {});

async function recordFailure(delivery: Delivery, mail: LeasedMail, failure: Failure): Promise<void> {
  const { database, schedule, log, metrics } = delivery;
  const { manager } = database.dataSource;
  const delayMs = failure.permanent ? null : retryDelay(schedule, mail.attempts);
  const fields = { mailId: mail.id, template: mail.template, attempts: mail.attempts, reason: failure.reason };
  if (delayMs === null) {
    await finishTry(manager, mail.id, { status: 'failed', lastError: failure.reason });
    metrics.mailSent.inc({ template: mail.template, outcome: 'failed' });
    log.error(fields, 'mail given up');
    return;
  }
  await finishTry(manager, mail.id, {
    status: 'pending',
    lastError: failure.reason,
    leaseUntil: new Date(Date.now() + delayMs + schedule.graceMs),
  });
  metrics.mailSent.inc({ template: mail.template, outcome: 'retried' });
  log.warn({ ...fields, delayMs }, 'mail not sent, will be tried again');
  throw new RetryError(failure.reason, delayMs);
}
