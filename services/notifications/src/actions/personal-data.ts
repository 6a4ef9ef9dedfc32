import type { PersonRows } from '@poolpros/chassis/personal-data';
import type { EntityManager } from 'typeorm';
import { isStopped } from '../db/mail-stop-store.js';
import { emailHash } from '../links/mail-stop-link.js';

/**
 * What notifications holds of a person: no email, but the keyed hash by which their mails stay stopped. An erasure keeps it,
 * or mails would come again (docs/rules.md#mail-stops).
 */
export async function keptOfPerson(tx: EntityManager, linkSecret: string, email: string): Promise<PersonRows[]> {
  return (await isStopped(tx, emailHash(linkSecret, email))) ? [{ table: 'mail_stops', rows: 1, done: 'kept' }] : [];
}
