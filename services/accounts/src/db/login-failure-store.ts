import type { EntityManager } from 'typeorm';
import type { LoginFailures } from '../domain/login-delay.js';
import { type CounterName, loginFailureEntity } from './entities.js';

/** What a counter holds, locked until the transaction ends; one that is not known yet holds no failures. */
export async function lockCounter(
  tx: EntityManager,
  { subject, counter, key }: CounterName,
  now: Date,
): Promise<LoginFailures> {
  const [known] = await tx.query<[{ failures: number; last_failed_at: Date }]>(
    `insert into login_failures (subject, counter, key, failures, last_failed_at) values ($1, $2, $3, 0, $4)
     on conflict (subject, counter, key) do update set subject = excluded.subject
     returning failures, last_failed_at`,
    [subject, counter, key, now],
  );
  return { failures: known.failures, lastFailedAt: known.last_failed_at };
}

export async function storeCounter(tx: EntityManager, name: CounterName, failures: LoginFailures): Promise<void> {
  await tx.update(loginFailureEntity, { ...name }, failures);
}

/** Takes failures back. */
export async function lowerCounter(tx: EntityManager, name: CounterName, by: number): Promise<void> {
  const failures = () => `greatest(failures - ${Math.trunc(by)}, 0)`;
  await tx.update(loginFailureEntity, { ...name }, { failures });
}

export async function forgetCounter(tx: EntityManager, name: CounterName): Promise<void> {
  await tx.delete(loginFailureEntity, { ...name });
}

/** Lifts every delay of an account whose owner has a new password. */
export async function forgetFailures(tx: EntityManager, subject: string): Promise<void> {
  // First the counter that attempts lock first, so that the two never wait for each other.
  await tx.delete(loginFailureEntity, { subject, counter: 'unknownDevices' });
  await tx.delete(loginFailureEntity, { subject });
}

/** Removes counters that last counted before an instant, some at a time. */
export async function forgetFailuresBefore(tx: EntityManager, before: Date): Promise<void> {
  await tx.query(
    `delete from login_failures where (subject, counter, key) in
       (select subject, counter, key from login_failures where last_failed_at < $1 limit 100 for update skip locked)`,
    [before],
  );
}
