import { type ActorKind, actorKinds } from '@poolpros/contracts/history';
import type { EntityManager } from 'typeorm';
import { historyOf } from '../machine/history.js';
import { type Lifecycle, type MachineRow, transition } from '../machine/transition.js';
import { type Action, checkTransition, type Machine, type TransitionFailure } from '../machine.js';

/** One cell of a machine's table: an action of an actor on a subject in a state. */
export interface Cell<S extends string, A extends string> {
  state: S;
  action: A;
  actor: ActorKind;
  /** Why it cannot be taken; null when it can. */
  failure: TransitionFailure | null;
}

/** Every cell of a machine's table, including rejected ones. An action that needs a reason gets one. */
export const cellsOf = <S extends string, A extends string>(machine: Machine<S, A>): Cell<S, A>[] =>
  machine.states.flatMap((state) =>
    (Object.keys(machine.actions) as A[]).flatMap((action) =>
      actorKinds.map((actor) => ({
        state,
        action,
        actor,
        failure: checkTransition(machine, { status: state, version: 1 }, { action, actor, reason: 'because' }),
      })),
    ),
  );

/**
 * The subject of each cell, which `store` stores in a state. A refused step leaves its subject as it was, which its cell
 * says, so the refused steps of a state share one; each step that is taken has its own.
 */
export function subjectsOf<S extends string, R>(
  store: (state: S) => Promise<R>,
): (cell: Cell<S, string>) => Promise<R> {
  const shared = new Map<S, Promise<R>>();
  return ({ state, failure }) => {
    if (failure === null) return store(state);
    const subject = shared.get(state) ?? store(state);
    shared.set(state, subject);
    return subject;
  };
}

/** The result of a step on a stored subject: its state and version, and how many steps and events were added. */
export interface CellOutcome<S extends string> {
  status: S;
  version: number;
  steps: number;
  events: number;
  refused: boolean;
}

/** Takes the step of a cell on a stored row in the state of the cell, in its own transaction. */
export async function tryCell<S extends string, A extends string, R extends MachineRow<S>>(
  inTransaction: <T>(work: (tx: EntityManager) => Promise<T>) => Promise<T>,
  lifecycle: Lifecycle<S, A, R>,
  row: R,
  { action, actor }: Cell<S, A>,
): Promise<CellOutcome<S>> {
  const refusal = new Error('refused');
  const told = () =>
    inTransaction(async (tx) => ({
      steps: (await historyOf(tx, lifecycle.machine, String(row.id))).length,
      events: await eventsOf(tx, row.id),
    }));
  const before = await told();
  let refused = false;
  try {
    await inTransaction((tx) =>
      transition(tx, { ...lifecycle, toError: () => refusal }, { id: row.id } as never, {
        action,
        actor: { kind: actor, id: null },
        at: new Date(),
        reason: 'because',
      }),
    );
  } catch (error) {
    if (error !== refusal) throw error;
    refused = true;
  }
  const { status, version } = (await inTransaction((tx) => lifecycle.store.lock(tx, { id: row.id } as never))) ?? row;
  const { steps, events } = await told();
  return { status, version, steps: steps - before.steps, events: events - before.events, refused };
}

/** How many events there are about an aggregate. */
export async function eventsOf(tx: EntityManager, aggregateId: string | number): Promise<number> {
  const [row] = await tx.query<{ count: number }[]>(
    `select count(*)::int as count from outbox where body->>'aggregateId' = $1`,
    [String(aggregateId)],
  );
  return row?.count ?? 0;
}

/** The expected result of a cell for a subject in its state and `version`. */
export function expectedOf<S extends string, A extends string>(
  machine: Machine<S, A>,
  { state, action, failure }: Cell<S, A>,
  version: number,
): CellOutcome<S> {
  const { to }: Action<S> = machine.actions[action];
  return failure === null
    ? { status: to, version: version + 1, steps: 1, events: 1, refused: false }
    : { status: state, version, steps: 0, events: 0, refused: true };
}
