import type { EventDefinition } from '@poolpros/contracts/events/define';
import type { StepTaken } from '@poolpros/contracts/events/step';
import type { EntityManager, EntitySchema, FindOptionsWhere } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import type * as z from 'zod';
import type { Database } from '../database.js';
import { checkTransition, type Machine, type TransitionFailure } from '../machine.js';
import { addToOutbox } from '../outbox.js';
import { type Actor, addHistory } from './history.js';

/** What a machine needs of a row. */
export interface MachineRow<S extends string> {
  id: string | number;
  version: number;
  status: S;
}

/** Where the rows of a machine are stored; `K` names one of them. */
export interface MachineStore<R, K> {
  /** Locks a row until the transaction ends; null where there is none. */
  lock(tx: EntityManager, subject: K): Promise<R | null>;
  /** Stores what a step changes. Returns the row with its new version, which is higher by at least one. */
  save(tx: EntityManager, row: R, change: Partial<R>, at: Date): Promise<R>;
}

/** The id of a row, or what else has to be true of it. */
export type RowSubject<R> = string | FindOptionsWhere<R>;

/** A store that also takes new rows. */
export interface RowStore<R> extends MachineStore<R, RowSubject<R>> {
  insert(tx: EntityManager, row: R): Promise<void>;
}

/** The rows of an entity. */
export const rowsOf = <R extends MachineRow<string>>(entity: EntitySchema<R>): RowStore<R> => ({
  lock(tx, subject) {
    const where = typeof subject === 'string' ? ({ id: subject } as FindOptionsWhere<R>) : subject;
    return tx.findOne(entity, { where, lock: { mode: 'pessimistic_write' } });
  },
  async save(tx, row, change) {
    const values = { ...change, version: row.version + 1 };
    await tx.update(entity, { id: row.id } as FindOptionsWhere<R>, values as unknown as QueryDeepPartialEntity<R>);
    return { ...row, ...values };
  },
  async insert(tx, row) {
    await tx.insert(entity, row as unknown as QueryDeepPartialEntity<R>);
  },
});

/** A machine and the rows that live by it. */
export interface Lifecycle<
  S extends string,
  A extends string,
  R extends MachineRow<S>,
  Store extends MachineStore<R, never> = RowStore<R>,
> {
  machine: Machine<S, A>;
  store: Store;
  /** The aggregate of its events, where that is not the id of the row. */
  aggregateId?: (row: R) => string;
  /** Called for the steps that have no event of their own, so that each publishes one. */
  stepTaken: EventDefinition<string, z.ZodType<StepTaken>>;
  /** What such an event says in addition to the step. */
  stepDetails?: (row: R) => object;
  /** The error to throw for a step that cannot be taken; `row` is null where there is none. */
  toError(failure: TransitionFailure, row: R | null, action: A): Error;
}

/** The event of a step; its aggregate is the subject, its version the subject's new one. */
export interface StepEvent<E extends EventDefinition = EventDefinition> {
  definition: E;
  data: z.input<E['data']>;
}

/** A step of a subject's life and what goes with it. */
export interface TransitionStep<A extends string, R> {
  action: A;
  actor: Actor;
  at: Date;
  /** The reason in the history: a code or a sentence without personal data. */
  reason?: string | null;
  /** The version that the actor has seen. */
  version?: number;
  requestId?: string | null;
  /** What else changes, worked out under the lock. */
  change?: (
    row: R,
  ) => Partial<Omit<R, 'id' | 'version' | 'status'>> | Promise<Partial<Omit<R, 'id' | 'version' | 'status'>>>;
  /** An event of its own. */
  event?: (row: R) => StepEvent;
}

/**
 * Takes a step: locks the row, checks it against the machine, writes the new state and version, adds the step to the
 * history and one event to the outbox. Returns the changed row; throws what `toError` makes of a failure.
 */
export async function transition<S extends string, A extends string, R extends MachineRow<S>, K>(
  tx: EntityManager,
  lifecycle: Lifecycle<S, A, R, MachineStore<R, K>>,
  subject: NoInfer<K>,
  step: TransitionStep<A, R>,
): Promise<R> {
  const { machine, store, toError } = lifecycle;
  const row = await store.lock(tx, subject);
  if (!row) throw toError('missing', null, step.action);
  const failure = checkTransition(machine, row, { ...step, actor: step.actor.kind });
  if (failure) throw toError(failure, row, step.action);
  const change = { ...(await step.change?.(row)), status: machine.actions[step.action].to } as Partial<R>;
  const changed = await store.save(tx, row, change, step.at);
  await record(tx, lifecycle, row.status, changed, step);
  return changed;
}

/**
 * Takes a step with every subject that `take` finds, each batch in a transaction of its own, until it finds none. `take`
 * locks the rows whose ids it returns. Returns how many there were.
 */
export async function transitionAll<S extends string, A extends string, R extends MachineRow<S>>(
  database: Pick<Database, 'transaction'>,
  lifecycle: Lifecycle<S, A, R>,
  take: (tx: EntityManager) => Promise<readonly string[]>,
  step: TransitionStep<A, R>,
): Promise<number> {
  let taken = 0;
  for (let batch = -1; batch !== 0; taken += batch)
    batch = await database.transaction(async (tx) => {
      const ids = await take(tx);
      for (const id of ids) await transition(tx, lifecycle, id, step);
      return ids.length;
    });
  return taken;
}

/** Stores a new subject in the state that its first action leads to, with the history and event of that step. */
export async function begin<S extends string, A extends string, R extends MachineRow<S>>(
  tx: EntityManager,
  lifecycle: Lifecycle<S, A, R>,
  subject: Omit<R, 'version' | 'status'>,
  step: Omit<TransitionStep<A, R>, 'version' | 'change'>,
): Promise<R> {
  const { machine, store } = lifecycle;
  const { from, to, by } = machine.actions[step.action];
  if (from.length > 0 || !by.includes(step.actor.kind))
    throw new Error(`${machine.name}: ${step.actor.kind} cannot begin with ${step.action}`);
  const row = { ...subject, version: 1, status: to } as unknown as R;
  await store.insert(tx, row);
  await record(tx, lifecycle, null, row, step);
  return row;
}

async function record<S extends string, A extends string, R extends MachineRow<S>>(
  tx: EntityManager,
  { machine, stepTaken, stepDetails, aggregateId }: Omit<Lifecycle<S, A, R>, 'store'>,
  from: S | null,
  row: R,
  step: Omit<TransitionStep<A, R>, 'version' | 'change'>,
): Promise<void> {
  await addHistory(tx, {
    machine: machine.name,
    subjectId: String(row.id),
    action: step.action,
    from,
    to: row.status,
    actor: step.actor,
    reason: step.reason ?? null,
    version: row.version,
    requestId: step.requestId ?? null,
    at: step.at,
  });
  const { definition, data } = step.event?.(row) ?? {
    definition: stepTaken,
    data: { machine: machine.name, action: step.action, from, to: row.status, ...stepDetails?.(row) },
  };
  await addToOutbox(tx, definition, {
    aggregateId: aggregateId?.(row) ?? String(row.id),
    aggregateVersion: row.version,
    data,
  });
}
