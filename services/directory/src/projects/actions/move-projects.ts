import type { EntityManager } from 'typeorm';
import { changeInstaller } from '../../listings/db/installer-store.js';
import { moveProjectRows, projectsOf } from '../db/project-store.js';

/**
 * Moves the projects of a listing to another one, after its own; those that the plan has no room for stay unseen. Their
 * photos move with the listing's. Both listings are locked.
 */
export async function moveProjects(tx: EntityManager, move: { from: number; to: number }, now: Date): Promise<void> {
  if ((await projectsOf(tx, move.from)).length === 0) return;
  await moveProjectRows(tx, move);
  await changeInstaller(tx, move.to, () => ({}), now);
}
