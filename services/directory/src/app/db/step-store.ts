import type { EntityManager } from 'typeorm';

/** A step of any machine, without its account. */
export interface TakenStep {
  of: string;
  subject: string;
  action: string;
  at: Date;
}

/** The steps that an account took, oldest first. */
export const stepsBy = (tx: EntityManager, accountId: string): Promise<TakenStep[]> =>
  tx.query('select machine as of, subject_id as subject, action, at from history where actor_id = $1 order by id', [
    accountId,
  ]);
