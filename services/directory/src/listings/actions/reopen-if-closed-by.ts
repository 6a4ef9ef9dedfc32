import { type Actor, historyOf, system } from '@poolpros/chassis/machine/history';
import { transition } from '@poolpros/chassis/machine/transition';
import type { EntityManager } from 'typeorm';
import { lockInstallers } from '../db/installer-store.js';
import { listingMachine, reverseStep } from '../domain/listing-status.js';
import { listingLifecycle } from './listing-lifecycle.js';

/** Opens a listing that its members closed or paused since an instant. */
export async function reopenIfClosedBy(
  tx: EntityManager,
  listingId: number,
  since: Date,
  { now, actor }: { now: Date; actor: Actor },
): Promise<void> {
  const [listing] = await lockInstallers(tx, [listingId]);
  const action = listing && reverseStep(listing, await historyOf(tx, listingMachine, String(listingId)), since);
  if (!action) return;
  const by = listingMachine.actions[action].by.includes(actor.kind) ? actor : system;
  await transition(tx, listingLifecycle, listingId, { action, actor: by, at: now });
}
