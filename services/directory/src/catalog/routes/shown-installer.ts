import { servicePath } from '@poolpros/contracts/paths';
import type { FastifyReply } from 'fastify';
import type { EntityManager } from 'typeorm';
import { installerNotFound, installerRemoved } from '../../base/refusals.js';
import { freshness, keepFor } from '../../base/routes/caching.js';
import { findInstaller } from '../../listings/db/installer-store.js';
import { isShown, type ShownInstaller } from '../../listings/domain/installer.js';
import { withEffectiveStatus } from '../../listings/domain/listing-status.js';

type Found = { installer: ShownInstaller; mergedInto: null } | { installer: null; mergedInto: number };

/** An installer whose page visitors may see, or which one it is part of now; otherwise throws why there is neither. */
export async function shownOrMerged(tx: EntityManager, id: number, now: Date): Promise<Found> {
  const stored = await findInstaller(tx, id);
  if (stored?.status === 'removed') throw installerRemoved();
  if (stored?.status === 'merged' && stored.mergedInto !== null)
    return { installer: null, mergedInto: stored.mergedInto };
  const installer = stored && withEffectiveStatus(stored, now);
  if (!installer || !isShown(installer)) throw installerNotFound();
  return { installer, mergedInto: null };
}

/** An installer whose page visitors may see; otherwise throws why there is none. */
export async function shownInstaller(tx: EntityManager, id: number, now: Date): Promise<ShownInstaller> {
  const { installer } = await shownOrMerged(tx, id, now);
  if (!installer) throw installerNotFound();
  return installer;
}

/** Leads to the same thing of the listing that one is part of now. */
export function sendMoved(reply: FastifyReply, publicPath: string): FastifyReply {
  keepFor(reply, freshness.page);
  // The gateway puts its prefix before it.
  return reply.code(301).header('location', servicePath(publicPath)).send(null);
}
