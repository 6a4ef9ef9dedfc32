import type { ActorKind } from '@poolpros/contracts/history';
import type { EntityManager } from 'typeorm';
import type { Machine } from '../machine.js';

/** The actor of a step. `id` is the account; null for an actor without one. */
export interface Actor {
  kind: ActorKind;
  id: string | null;
}

export const anonymous: Actor = { kind: 'anonymous', id: null };
export const system: Actor = { kind: 'system', id: null };

/** One recorded step of a subject. `from` is null for the first one. */
export interface HistoryEntry<A extends string = string> {
  machine: string;
  subjectId: string;
  action: A;
  from: string | null;
  to: string;
  actor: Actor;
  reason: string | null;
  version: number;
  requestId: string | null;
  at: Date;
}

/** Records a step, in the transaction that takes it. */
export async function addHistory(tx: EntityManager, entry: HistoryEntry): Promise<void> {
  await tx.query(
    `insert into history
       (machine, subject_id, action, from_state, to_state, actor_kind, actor_id, reason, version, request_id, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      entry.machine,
      entry.subjectId,
      entry.action,
      entry.from,
      entry.to,
      entry.actor.kind,
      entry.actor.id,
      entry.reason,
      entry.version,
      entry.requestId,
      entry.at,
    ],
  );
}

/** The steps of each of these subjects, oldest first; null for a subject without any. */
export async function historiesOf<A extends string>(
  tx: EntityManager,
  { name }: Pick<Machine<string, A>, 'name' | 'actions'>,
  subjectIds: readonly (string | null)[],
): Promise<(subjectId: string | null) => HistoryEntry<A>[]> {
  const entries = await tx.query<HistoryEntry<A>[]>(
    `select machine, subject_id as "subjectId", action, from_state as "from", to_state as "to",
       json_build_object('kind', actor_kind, 'id', actor_id) as actor, reason, version, request_id as "requestId", at
     from history where machine = $1 and subject_id = any($2) order by version, id`,
    [name, subjectIds],
  );
  return (id) => entries.filter(({ subjectId }) => subjectId === id);
}

/** The version after the last step of a subject; 0 without any. */
export async function lastVersion(
  tx: EntityManager,
  { name }: Pick<Machine, 'name'>,
  subjectId: string,
): Promise<number> {
  const [row] = await tx.query<{ version: number }[]>(
    'select coalesce(max(version), 0)::int as version from history where machine = $1 and subject_id = $2',
    [name, subjectId],
  );
  return row?.version ?? 0;
}

/** The steps of one subject, oldest first. */
export const historyOf = async <A extends string>(
  tx: EntityManager,
  machine: Pick<Machine<string, A>, 'name' | 'actions'>,
  subjectId: string,
): Promise<HistoryEntry<A>[]> => (await historiesOf(tx, machine, [subjectId]))(subjectId);
