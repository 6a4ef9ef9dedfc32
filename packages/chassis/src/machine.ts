import type { ActorKind } from '@poolpros/contracts/history';

/** One transition of a machine. */
export interface Action<S extends string> {
  /** States in which it can be taken; empty for the step that creates the subject. */
  from: readonly S[];
  to: S;
  by: readonly ActorKind[];
  /** Whether it needs a reason. */
  needsReason?: boolean;
}

/** A lifecycle: its states and the only transitions between them. */
export interface Machine<S extends string = string, A extends string = string> {
  name: string;
  states: readonly S[];
  actions: Readonly<Record<A, Action<S>>>;
}

/**
 * Declares a lifecycle, the only place that says where an action leads. Throws when an action names an unknown state or
 * has no actor.
 */
export function defineMachine<const S extends string, A extends string>(machine: {
  name: string;
  states: readonly S[];
  actions: Readonly<Record<A, Action<NoInfer<S>>>>;
}): Machine<S, A> {
  for (const [name, { from, to, by }] of Object.entries<Action<S>>(machine.actions)) {
    const unknown = [...from, to].filter((state) => !machine.states.includes(state));
    if (unknown.length > 0) throw new Error(`${machine.name}: ${name} names the unknown state ${unknown.join(', ')}`);
    if (by.length === 0) throw new Error(`${machine.name}: nobody may ${name}`);
  }
  return machine;
}

/** Why a step cannot be taken, in the order of the checks. */
export type TransitionFailure = 'missing' | 'wrong_actor' | 'wrong_state' | 'changed' | 'reason_missing';

/** A step to take. `version` is the version that the actor saw, if any. */
export interface Step<A extends string> {
  action: A;
  actor: ActorKind;
  reason?: string | null | undefined;
  version?: number | undefined;
}

/** Why a step cannot be taken in this state and version; null when it can. */
export function checkTransition<S extends string, A extends string>(
  machine: Machine<S, A>,
  subject: { status: S; version: number },
  step: Step<A>,
): Exclude<TransitionFailure, 'missing'> | null {
  const { from, by, needsReason } = machine.actions[step.action];
  if (!by.includes(step.actor)) return 'wrong_actor';
  if (!from.includes(subject.status)) return 'wrong_state';
  if (step.version !== undefined && step.version !== subject.version) return 'changed';
  if (needsReason && !step.reason?.trim()) return 'reason_missing';
  return null;
}
