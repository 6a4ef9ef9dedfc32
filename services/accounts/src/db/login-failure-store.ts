import type { EntityManager } from 'typeorm';
import { admitLogin } from '../domain/login-delay.js';
import { loginFailureEntity } from './entities.js';

/**
 * Counts an attempt before its password is checked. Returns the seconds to wait when it is not admitted, 0 when it is.
 * Runs in a transaction of its own, so that the count stays when the login fails.
 */
export async function countAttempt(tx: EntityManager, subject: string, now: Date): Promise<number> {
  await tx.query(
    `delete from login_failures where subject in
       (select subject from login_failures where last_failed_at < $1 limit 100 for update skip locked)`,
    [new Date(now.getTime() - 24 * 60 * 60 * 1000)],
  );
  const [known] = await tx.query<[{ failures: number; last_failed_at: Date }]>(
    `insert into login_failures (subject, failures, last_failed_at) values ($1, 0, $2)
     on conflict (subject) do update set subject = excluded.subject
     returning failures, last_failed_at`,
    [subject, now],
  );
  const decision = admitLogin({ failures: known.failures, lastFailedAt: known.last_failed_at }, now);
  if (!decision.admitted) return decision.retryAfterSeconds;
  await tx.update(loginFailureEntity, { subject }, { failures: decision.failures, lastFailedAt: now });
  return 0;
}

export async function forgetFailures(tx: EntityManager, subject: string): Promise<void> {
  await tx.delete(loginFailureEntity, { subject });
}
