import type { MessageTemplate } from '@poolpros/contracts/mails/templates';
import { EntitySchema } from 'typeorm';

/**
 * sending → sent is the only step that leaves this process. An expired lease makes `sending` pending again. `bounced` is
 * what the mail server took and a later one gave back.
 */
export type MailStatus = 'pending' | 'sending' | 'sent' | 'skipped' | 'failed' | 'bounced';

/**
 * One mail or text message to one recipient. It stores only its subject; email and facts are fetched when it is sent.
 */
export interface MailRow {
  id: string;
  eventId: string;
  template: MessageTemplate;
  subjectId: string;
  /** Which of several recipients gets this one; null while that is unknown, and if there is only one. */
  recipient: string | null;
  /** 0 for the mail of the event, then one more for each additional recipient. */
  position: number;
  status: MailStatus;
  attempts: number;
  /** Attempts that no longer count, because the mail got another round of attempts. */
  earlierAttempts: number;
  /** Until then a job or a worker handles the mail; afterward the sweep does. */
  leaseUntil: Date;
  messageId: string | null;
  /** Why the last attempt sent nothing. */
  lastError: string | null;
  /** Whether its source is still waiting for the outcome. */
  reportDue: boolean;
  createdAt: Date;
  sentAt: Date | null;
  failedAt: Date | null;
}

export const mailEntity = new EntitySchema<MailRow>({
  name: 'mail',
  tableName: 'mails',
  columns: {
    id: { type: 'uuid', primary: true },
    eventId: { type: 'uuid', name: 'event_id' },
    template: { type: 'text' },
    subjectId: { type: 'text', name: 'subject_id' },
    recipient: { type: 'text', nullable: true },
    position: { type: 'int' },
    status: { type: 'text' },
    attempts: { type: 'int' },
    earlierAttempts: { type: 'int', name: 'earlier_attempts' },
    leaseUntil: { type: 'timestamptz', name: 'lease_until' },
    messageId: { type: 'text', name: 'message_id', nullable: true },
    lastError: { type: 'text', name: 'last_error', nullable: true },
    reportDue: { type: 'boolean', name: 'report_due' },
    createdAt: { type: 'timestamptz', name: 'created_at', createDate: true },
    sentAt: { type: 'timestamptz', name: 'sent_at', nullable: true },
    failedAt: { type: 'timestamptz', name: 'failed_at', nullable: true },
  },
});

/** An email that gets no optional mails. */
export interface MailStopRow {
  /** Keyed hash of the email. */
  emailHash: string;
  stoppedAt: Date;
}

export const mailStopEntity = new EntitySchema<MailStopRow>({
  name: 'mailStop',
  tableName: 'mail_stops',
  columns: {
    emailHash: { type: 'text', name: 'email_hash', primary: true },
    stoppedAt: { type: 'timestamptz', name: 'stopped_at', createDate: true },
  },
});

export const entities = [mailEntity, mailStopEntity];
