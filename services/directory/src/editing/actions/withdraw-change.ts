import { type Actor, system } from '@poolpros/chassis/machine/history';
import { transition } from '@poolpros/chassis/machine/transition';
import type { EntityManager } from 'typeorm';
import { authorizeOn } from '../../members/actions/authorize.js';
import type { ListingActor } from '../../members/domain/policy.js';
import { openChangesOf } from '../db/change-store.js';
import type { ListingChangeRecord } from '../domain/listing-change.js';
import { changeLifecycle } from './change-lifecycle.js';

/** Withdraws a pending change, or dismisses a suggestion of an import. */
export async function withdrawChange(
  tx: EntityManager,
  { installerId, changeId }: { installerId: number; changeId: string },
  actor: ListingActor & { id: string },
  now: Date,
): Promise<ListingChangeRecord> {
  await authorizeOn(tx, installerId, actor, 'edit_listing');
  const where = { id: changeId, listingId: installerId };
  return await transition(tx, changeLifecycle, where, { action: 'withdraw', actor, at: now });
}

/** Ends the pending changes of former members of a listing. */
export async function withdrawOpenChanges(
  tx: EntityManager,
  listingId: number,
  now: Date,
  actor: Actor = system,
): Promise<void> {
  for (const { id, source } of await openChangesOf(tx, listingId))
    if (source === 'owner') await transition(tx, changeLifecycle, id, { action: 'withdraw', actor, at: now });
}
