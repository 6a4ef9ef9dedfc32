import type { StatedProject } from '@poolpros/contracts/http/listing-fields';
import type { EntityManager } from 'typeorm';
import { storeProject } from '../db/project-store.js';
import { contentOf } from '../domain/project.js';

/** Gives a new listing the projects of its form, in their order. */
export async function addStatedProjects(
  tx: EntityManager,
  installerId: number,
  stated: readonly StatedProject[],
  now: Date,
): Promise<void> {
  for (const [index, project] of stated.entries())
    await storeProject(tx, {
      ...contentOf(project),
      installerId,
      position: index + 1,
      version: 1,
      createdAt: now,
      updatedAt: now,
    });
}
