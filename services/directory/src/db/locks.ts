import type { EntityManager } from 'typeorm';

/** Lets requests of one mail address wait for each other until commit, so that counting and storing are one step. */
export const lockAddress = (tx: EntityManager, email: string): Promise<void> =>
  tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [email]);
