import { type EntityManager, MoreThan } from 'typeorm';
import { sameMailbox } from '../../base/db/same-mailbox.js';
import type { ShortlistMailRecord } from '../domain/shortlist-mail.js';
import { ShortlistMailEntity } from './entities.js';

/** The shortlists requested for a mailbox after an instant. */
export const shortlistMailsOf = (tx: EntityManager, email: string, after: Date): Promise<ShortlistMailRecord[]> =>
  tx.findBy(ShortlistMailEntity, { email: sameMailbox(email), createdAt: MoreThan(after) });

export const insertShortlistMail = async (tx: EntityManager, mail: ShortlistMailRecord): Promise<void> => {
  await tx.insert(ShortlistMailEntity, mail);
};

export const findShortlistMail = (tx: EntityManager, id: string): Promise<ShortlistMailRecord | null> =>
  tx.findOneBy(ShortlistMailEntity, { id });
