import { addHistory, system } from '@poolpros/chassis/machine/history';
import type { Audience } from '@poolpros/contracts/http/accounts';
import type { StaffRole } from '@poolpros/contracts/roles';
import type { Context } from '../context.js';
import { storePassword, storeRole, touchOrCreateAccount } from '../db/account-store.js';
import { forgetFailures } from '../db/login-failure-store.js';
import { revokeSessionsOf } from '../db/session-store.js';
import { loginSubject } from './login-attempt.js';

interface Wanted {
  audience: Audience;
  email: string;
  name: string;
  /** Null leaves it unchanged. */
  role: StaffRole | null;
  password: string;
}

/**
 * Creates an account if it is missing, and sets role and password if they differ, which ends its sessions. The first
 * role of an administrator is superadmin by default. Returns the account's id.
 */
export async function ensureAccount(
  { config, database, passwords, log }: Pick<Context, 'config' | 'database' | 'passwords' | 'log'>,
  { password, role: named, ...wanted }: Wanted,
  now: Date,
): Promise<string> {
  const account = await database.transaction(async (tx) => {
    const touched = await touchOrCreateAccount(tx, wanted, now);
    await forgetFailures(tx, loginSubject(config.LINK_SECRET, wanted));
    const role = named ?? touched.role ?? (wanted.audience === 'admin' ? 'superadmin' : null);
    if (role !== null && role !== touched.role) {
      await storeRole(tx, touched.id, role);
      await addHistory(tx, {
        machine: 'account_role',
        subjectId: touched.id,
        action: 'set_by_command',
        from: touched.role,
        to: role,
        actor: system,
        reason: null,
        version: touched.version + 1,
        requestId: null,
        at: now,
      });
      await revokeSessionsOf(tx, touched.id, now);
      log.info({ accountId: touched.id, role }, 'role set by command');
    }
    return touched;
  });
  if (await passwords.verify(account.passwordHash, password)) return account.id;
  const passwordHash = await passwords.hash(password);
  await database.transaction(async (tx) => {
    await storePassword(tx, account.id, passwordHash);
    await revokeSessionsOf(tx, account.id, now);
  });
  log.info({ accountId: account.id, audience: account.audience }, 'password set by command');
  return account.id;
}
