import { pageOf } from '@poolpros/chassis/paging';
import type { EntityManager } from 'typeorm';

/** A queue of the staff: what is `open` in it, and what is not any more. */
interface Queue<S extends string, R, V> {
  count: (tx: EntityManager, state: S | 'open') => Promise<number>;
  list: (tx: EntityManager, state: S, page: { offset: number; limit: number }) => Promise<R[]>;
  views: (tx: EntityManager, rows: readonly R[]) => Promise<V[]>;
}

/** One page of a queue, with how much is open in it for the menu. */
export async function queuePage<S extends string, R, V>(
  tx: EntityManager,
  { count, list, views }: Queue<S, R, V>,
  { state, page: wanted }: { state: S; page: number },
  limit: number,
): Promise<{ items: V[]; total: number; page: number; totalPages: number; open: number }> {
  const open = await count(tx, 'open');
  const total = state === 'open' ? open : await count(tx, state);
  const { page, totalPages, offset } = pageOf(total, wanted, limit);
  return { items: await views(tx, await list(tx, state, { offset, limit })), total, page, totalPages, open };
}
