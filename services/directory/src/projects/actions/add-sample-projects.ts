import type { EntityManager } from 'typeorm';
import { projectsOf, storeProject } from '../db/project-store.js';
import type { ProjectFields } from '../domain/project.js';

/** Gives invented listings their projects, where they have none yet. */
export async function addSampleProjects(
  tx: EntityManager,
  samples: readonly { installerId: number; projects: readonly ProjectFields[] }[],
  now: Date,
): Promise<void> {
  const known = await projectsOf(tx, ...samples.map(({ installerId }) => installerId));
  const showing = new Set(known.map(({ installerId }) => installerId));
  for (const { installerId, projects } of samples) {
    if (showing.has(installerId)) continue;
    for (const [index, fields] of projects.entries())
      await storeProject(tx, {
        ...fields,
        ...{ installerId, position: index + 1, version: 1, createdAt: now, updatedAt: now },
      });
  }
}
