import type { EntityManager } from 'typeorm';
import { installerNotFound, installerRemoved } from '../../base/refusals.js';
import { findInstaller } from '../../listings/db/installer-store.js';
import { isShown, type ShownInstaller } from '../../listings/domain/installer.js';
import { withEffectiveStatus } from '../../listings/domain/listing-status.js';

/** The listing that one is part of now; null for one that was not merged. */
export async function mergedInto(tx: EntityManager, id: number): Promise<number | null> {
  const listing = await findInstaller(tx, id);
  return listing?.status === 'merged' ? listing.mergedInto : null;
}

/** An installer whose page visitors may see; otherwise throws why there is none. */
export async function shownInstaller(tx: EntityManager, id: number, now: Date): Promise<ShownInstaller> {
  const stored = await findInstaller(tx, id);
  if (stored?.status === 'removed') throw installerRemoved();
  const installer = stored && withEffectiveStatus(stored, now);
  if (!installer || !isShown(installer)) throw installerNotFound();
  return installer;
}
