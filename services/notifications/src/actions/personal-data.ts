import type { PersonRows } from '@poolpros/chassis/personal-data';
import type { PersonalRows } from '@poolpros/chassis/personal-data/rows';
import type { EntityManager } from 'typeorm';
import { isStopped } from '../db/mail-stop-store.js';
import { emailHash } from '../links/mail-stop-link.js';

/** What is personal in notifications, and how long it is kept. */
export const personalData: readonly PersonalRows[] = [
  {
    table: 'mails',
    // The account that a mail goes to, where an event has several.
    columns: ['recipient'],
    kept: [
      {
        // Longer than an event can come a second time, and long enough to look into what became of a mail.
        keptDays: 90,
        since: 'created_at',
        where: `status in ('sent', 'skipped', 'failed', 'bounced')`,
        erase: 'delete',
        rule: 'erase-mails',
      },
    ],
    exported: { because: 'it says neither whom a mail went to nor what it said' },
  },
  {
    table: 'mail_stops',
    columns: ['email_hash'],
    kept: [{ keptDays: null, because: 'until mails are wanted again' }],
    exported: { because: 'it holds a keyed hash' },
  },
];

/**
 * What notifications stores about a person: no email, only the keyed hash that keeps their mails stopped. An erasure
 * keeps it, because without it mails would be sent again (docs/rules.md#mail-stops).
 */
export async function keptOfPerson(tx: EntityManager, linkSecret: string, email: string): Promise<PersonRows[]> {
  return (await isStopped(tx, emailHash(linkSecret, email))) ? [{ table: 'mail_stops', rows: 1, done: 'kept' }] : [];
}
