import { type Actor, system } from '@poolpros/chassis/machine/history';
import { begin } from '@poolpros/chassis/machine/transition';
import type { EntityManager } from 'typeorm';
import { lockInstallers } from '../../listings/db/installer-store.js';
import type { InstallerFields } from '../../listings/domain/installer.js';
import { appliedSince } from '../db/change-store.js';
import type { ListingChangeRecord } from '../domain/listing-change.js';
import { changeLifecycle, newChange } from './change-lifecycle.js';
import { withdrawOpenChanges } from './withdraw-change.js';
import { writeFields } from './write-fields.js';

/**
 * Restores the values that a listing had before its members changed them since an instant, and ends their pending
 * changes. The rest of the page stays. Returns the change that does so; null if there was nothing to restore.
 */
export async function revertChanges(
  tx: EntityManager,
  listingId: number,
  since: Date,
  { now, actor = system }: { now: Date; actor?: Actor },
): Promise<ListingChangeRecord | null> {
  await lockInstallers(tx, [listingId]);
  await withdrawOpenChanges(tx, listingId, now, actor);
  // From last to first, so that the oldest value of a field wins.
  const changes = await appliedSince(tx, listingId, since);
  const earlier: Partial<InstallerFields> = Object.assign({}, ...changes.map(({ before }) => before));
  if (Object.keys(earlier).length === 0) return null;
  const written = await writeFields(tx, listingId, () => earlier, { source: 'staff', now });
  const begun = newChange({ listingId, accountId: null, source: 'staff' }, written, now);
  const change = { ...begun, decidedAt: now, decidedBy: actor.id };
  return await begin(tx, changeLifecycle, change, { action: 'apply_at_once', actor, at: now });
}
