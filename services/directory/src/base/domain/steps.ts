import type { ActorKind } from '@poolpros/contracts/history';

/** A stored step of a history. */
export interface StoredStep<A extends string> {
  action: A;
  actor: { kind: ActorKind };
  at: Date;
  reason: string | null;
}

/** The steps without fields that must not be shown. */
export const stepsOf = <A extends string>(
  history: readonly StoredStep<A>[],
): { action: A; actor: ActorKind; at: string; reason: string | null }[] =>
  history.map(({ action, actor, at, reason }) => ({ action, actor: actor.kind, at: at.toISOString(), reason }));

/** Why something was not approved, for its sender: the sentence of the reason, and the note. */
export const reasonText = (sentence: string, note: string | null): string => [sentence, note].filter(Boolean).join(' ');
