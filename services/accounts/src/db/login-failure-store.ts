import type { EntityManager } from 'typeorm';
import { admitLogin } from '../domain/login-delay.js';
import { type CounterName, loginFailureEntity } from './entities.js';

/**
 * Counts an attempt before its password is checked. Returns the seconds to wait when it is not admitted, 0 when it is.
 * Runs in a transaction of its own, so that the count stays when the login fails.
 */
export async function countAttempt(tx: EntityManager, counters: readonly CounterName[], now: Date): Promise<number> {
  await forgetOldFailures(tx, now);
  const admitted: { name: CounterName; failures: number }[] = [];
  for (const name of counters) {
    const decision = admitLogin(name.counter, await lockCounter(tx, name, now), now);
    if (!decision.admitted) return decision.retryAfterSeconds;
    admitted.push({ name, failures: decision.failures });
  }
  for (const { name, failures } of admitted)
    await tx.update(loginFailureEntity, { ...name }, { failures, lastFailedAt: now });
  return 0;
}

/** Takes a successful attempt back: what its own counter held is forgotten, the others' guesses are not. */
export async function uncountAttempt(tx: EntityManager, counters: readonly CounterName[]): Promise<void> {
  for (const name of counters)
    if (name.counter === 'unknownDevices') await tx.decrement(loginFailureEntity, { ...name }, 'failures', 1);
    else await tx.delete(loginFailureEntity, { ...name });
}

/** Lifts every delay of an account whose owner has a new password. */
export async function forgetFailures(tx: EntityManager, subject: string): Promise<void> {
  // First the counter that attempts lock first, so that the two never wait for each other.
  await tx.delete(loginFailureEntity, { subject, counter: 'unknownDevices' });
  await tx.delete(loginFailureEntity, { subject });
}

async function lockCounter(tx: EntityManager, { subject, counter, key }: CounterName, now: Date) {
  const [known] = await tx.query<[{ failures: number; last_failed_at: Date }]>(
    `insert into login_failures (subject, counter, key, failures, last_failed_at) values ($1, $2, $3, 0, $4)
     on conflict (subject, counter, key) do update set subject = excluded.subject
     returning failures, last_failed_at`,
    [subject, counter, key, now],
  );
  return { failures: known.failures, lastFailedAt: known.last_failed_at };
}

async function forgetOldFailures(tx: EntityManager, now: Date): Promise<void> {
  await tx.query(
    `delete from login_failures where (subject, counter, key) in
       (select subject, counter, key from login_failures where last_failed_at < $1 limit 100 for update skip locked)`,
    [new Date(now.getTime() - 24 * 60 * 60 * 1000)],
  );
}
