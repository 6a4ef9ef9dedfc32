import type { EntityManager } from 'typeorm';
import type { Factors } from '../domain/second-factor.js';
import { passkeyEntity } from './entities.js';
import { findSecondFactor } from './second-factor-store.js';

/** The confirmed second factors of an account. */
export async function factorsOf(tx: EntityManager, accountId: string): Promise<Factors> {
  return {
    app: (await findSecondFactor(tx, accountId)) !== null,
    passkeys: await tx.existsBy(passkeyEntity, { accountId }),
  };
}
