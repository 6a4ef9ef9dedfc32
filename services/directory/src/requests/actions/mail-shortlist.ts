import { newId } from '@poolpros/chassis/ids';
import { addToOutbox } from '@poolpros/chassis/outbox';
import { shortlistMailRequested } from '@poolpros/contracts/events/directory';
import type { EntityManager } from 'typeorm';
import { lockAddress } from '../../base/db/locks.js';
import { dayBefore } from '../../base/domain/day-before.js';
import { fieldError, tooMany } from '../../base/refusals.js';
import { visibleInstallers } from '../../listings/db/installer-store.js';
import { insertShortlistMail, shortlistMailsOf } from '../db/shortlist-mail-store.js';
import { isSameShortlist, type ShortlistMailRecord, shortlistMailsPerDay } from '../domain/shortlist-mail.js';

/** Stores a shortlist to mail and its event. An identical one within a day is not stored again (ADR 17). */
export async function mailShortlist(
  tx: EntityManager,
  { email, installerIds }: { email: string; installerIds: readonly number[] },
  now: Date,
): Promise<ShortlistMailRecord> {
  await lockAddress(tx, email);
  const installers = await visibleInstallers(tx, [...new Set(installerIds)]);
  if (installers.length === 0) throw fieldError('body.installerIds', 'choose contractors that are listed');
  const mail = { id: newId(), email, installerIds: installers.map(({ id }) => id), createdAt: now };
  const earlier = await shortlistMailsOf(tx, email, dayBefore(now));
  const same = earlier.find((each) => each.email === email && isSameShortlist(mail, each));
  if (same) return same;
  if (earlier.length >= shortlistMailsPerDay)
    throw tooMany('We emailed several shortlists to this address today. Try again tomorrow.');
  await insertShortlistMail(tx, mail);
  await addToOutbox(tx, shortlistMailRequested, {
    aggregateId: mail.id,
    aggregateVersion: 1,
    data: { shortlistMailId: mail.id },
  });
  return mail;
}
