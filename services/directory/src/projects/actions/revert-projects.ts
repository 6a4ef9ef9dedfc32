import type { EntityManager } from 'typeorm';
import { changeInstaller, lockInstallers } from '../../listings/db/installer-store.js';
import { deleteProjects, projectsOf } from '../db/project-store.js';

/** Removes the projects of a listing that were added or changed since an instant: no earlier text of them is kept. */
export async function revertProjects(tx: EntityManager, listingId: number, since: Date, now: Date): Promise<void> {
  await lockInstallers(tx, [listingId]);
  const touched = (await projectsOf(tx, listingId)).filter(({ updatedAt }) => updatedAt >= since);
  if (touched.length === 0) return;
  await deleteProjects(
    tx,
    touched.map(({ id }) => id),
  );
  await changeInstaller(tx, listingId, () => ({}), now);
}
