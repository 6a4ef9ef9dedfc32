import type { Database } from '@poolpros/chassis/database';
import { newId } from '@poolpros/chassis/ids';
import type { MailData, MailRecipient } from '@poolpros/contracts/http/mail-facts';
import { addressMails, type MailTry } from '../db/mail-store.js';
import { recipientKey } from '../domain/recipient.js';
import type { MailQueue } from '../mail/queue.js';

interface Addressing {
  database: Database;
  queue: Pick<MailQueue, 'enqueue'>;
  schedule: { graceMs: number };
}

/**
 * The one recipient of an attempt; null if there is none. If a mail has several, the first attempt keeps the first of
 * them and stores a mail for each of the others, so that their outcomes are independent.
 */
export async function addressMail(
  { database, queue, schedule }: Addressing,
  mail: MailTry,
  { to }: MailData,
): Promise<MailRecipient | null> {
  if (mail.recipient !== null) return to.find((each) => recipientKey(each) === mail.recipient) ?? null;
  const [first, ...others] = to;
  if (!first || others.length === 0) return first ?? null;
  const copies = others.map((each) => ({ id: newId(), recipient: recipientKey(each) }));
  const added = await addressMails(database.dataSource.manager, mail, recipientKey(first), copies, schedule.graceMs);
  queue.enqueue(added);
  return added.length > 0 ? first : null;
}
