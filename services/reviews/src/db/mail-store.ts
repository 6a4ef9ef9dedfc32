import { type EntityManager, LessThan, MoreThan } from 'typeorm';
import { type ReviewMailRow, reviewMailEntity } from './entities.js';

/** Lets what one mail address asks for wait for each other until commit, so that counting and storing are one step. */
export const lockMail = (tx: EntityManager, emailKey: string): Promise<void> =>
  tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [emailKey]);

/** How many mails were asked for to an address after an instant. */
export const countMails = (tx: EntityManager, emailKey: string, after: Date): Promise<number> =>
  tx.countBy(reviewMailEntity, { emailKey, askedAt: MoreThan(after) });

export const insertMail = async (tx: EntityManager, mail: ReviewMailRow): Promise<void> => {
  await tx.insert(reviewMailEntity, mail);
};

/** Forgets mails that were asked for before an instant. */
export const eraseMails = async (tx: EntityManager, before: Date): Promise<void> => {
  await tx.delete(reviewMailEntity, { askedAt: LessThan(before) });
};
