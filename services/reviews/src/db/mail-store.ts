import { type EntityManager, MoreThan } from 'typeorm';
import { type ReviewMailRow, reviewMailEntity } from './entities.js';

/** Serializes the requests of one email until commit, so that counting and storing are one step. */
export const lockMail = (tx: EntityManager, emailKey: string): Promise<void> =>
  tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [emailKey]);

/** How many mails to an email were requested after an instant. */
export const countMails = (tx: EntityManager, emailKey: string, after: Date): Promise<number> =>
  tx.countBy(reviewMailEntity, { emailKey, askedAt: MoreThan(after) });

export const insertMail = async (tx: EntityManager, mail: ReviewMailRow): Promise<void> => {
  await tx.insert(reviewMailEntity, mail);
};
