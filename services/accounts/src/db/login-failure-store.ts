import type { EntityManager } from 'typeorm';
import type { LoginFailures } from '../domain/login-delay.js';
import { type CounterName, loginFailureEntity } from './entities.js';

/** The state of a counter, locked until the transaction ends; a new one has no failures. */
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

/** Uncounts failures. */
export async function lowerCounter(tx: EntityManager, name: CounterName, by: number): Promise<void> {
  const failures = () => `greatest(failures - ${Math.trunc(by)}, 0)`;
  await tx.update(loginFailureEntity, { ...name }, { failures });
}

export async function forgetCounter(tx: EntityManager, name: CounterName): Promise<void> {
  await tx.delete(loginFailureEntity, { ...name });
}

/** Removes every delay of an account whose owner has a new password. */
export async function forgetFailures(tx: EntityManager, subject: string): Promise<void> {
  // The counter that attempts lock first goes first, to avoid deadlocks.
  await tx.delete(loginFailureEntity, { subject, counter: 'unknownDevices' });
  await tx.delete(loginFailureEntity, { subject });
}
