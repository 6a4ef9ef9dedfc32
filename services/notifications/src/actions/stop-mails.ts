import { Refusal } from '@poolpros/chassis/refusal';
import type { MailStop } from '@poolpros/contracts/http/mail-stops';
import type { EntityManager } from 'typeorm';
import { addStop, removeStop } from '../db/mail-stop-store.js';
import { readMailStopToken } from '../links/mail-stop-link.js';

/** The hash of the email in a link. */
export function emailHashOf(linkSecret: string, token: string): string {
  const hash = readMailStopToken(linkSecret, token);
  if (hash === null) throw new Refusal('link_invalid', 'This link does not work. Open it from the email again.');
  return hash;
}

/** Stops all optional mails to the email of a link (docs/rules.md#mail-stops). */
export async function stopMails(tx: EntityManager, linkSecret: string, token: string): Promise<MailStop> {
  await addStop(tx, emailHashOf(linkSecret, token));
  return { isStopped: true };
}

/** Resumes mails to the email of a link. */
export async function resumeMails(tx: EntityManager, linkSecret: string, token: string): Promise<MailStop> {
  await removeStop(tx, emailHashOf(linkSecret, token));
  return { isStopped: false };
}
