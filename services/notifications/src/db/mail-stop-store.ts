import type { EntityManager } from 'typeorm';
import { mailStopEntity } from './entities.js';

export const isStopped = (tx: EntityManager, emailHash: string): Promise<boolean> =>
  tx.existsBy(mailStopEntity, { emailHash });

export const addStop = async (tx: EntityManager, emailHash: string): Promise<void> => {
  await tx.createQueryBuilder().insert().into(mailStopEntity).values({ emailHash }).orIgnore().execute();
};

export const removeStop = async (tx: EntityManager, emailHash: string): Promise<void> => {
  await tx.delete(mailStopEntity, { emailHash });
};
