import type { Database } from '@poolpros/chassis/database';
import { system } from '@poolpros/chassis/machine/history';
import { transition, transitionAll } from '@poolpros/chassis/machine/transition';
import { accountErasureDue } from '@poolpros/contracts/events/accounts';
import type { EntityManager } from 'typeorm';
import { deleteAccount, lockAccount } from '../db/account-store.js';
import { findDeletion, takeDueDeletions } from '../db/deletion-store.js';
import { forgetFailures } from '../db/login-failure-store.js';
import { deletionLifecycle } from './deletion-lifecycle.js';
import { loginSubject } from './login-attempt.js';

/** Asks the other services to erase their data of accounts whose deletion was not canceled in time. */
export const beginErasures = (database: Pick<Database, 'transaction'>, now: Date): Promise<number> =>
  transitionAll(database, deletionLifecycle, (tx) => takeDueDeletions(tx, now), {
    action: 'erase',
    actor: system,
    at: now,
    event: ({ accountId }) => ({ definition: accountErasureDue, data: { accountId } }),
  });

/** Erases an account after the other services have erased their data. Its deletion remains, with only the id. */
export async function eraseAccount(
  tx: EntityManager,
  { accountId, secret }: { accountId: string; secret: string },
  now: Date,
): Promise<boolean> {
  const account = await lockAccount(tx, accountId);
  const deletion = await findDeletion(tx, accountId, 'erasing');
  if (!account || !deletion) return false;
  await transition(tx, deletionLifecycle, deletion.id, { action: 'finish', actor: system, at: now });
  await forgetFailures(tx, loginSubject(secret, account));
  await deleteAccount(tx, accountId);
  return true;
}
