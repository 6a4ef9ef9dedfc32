import type { EntityManager } from 'typeorm';
import { projectsOf, storeProjects } from '../db/project-store.js';
import { firstProjects, type ProjectFields } from '../domain/project.js';

/** Gives invented listings their projects, where they have none yet. */
export async function addSampleProjects(
  tx: EntityManager,
  samples: readonly { installerId: number; projects: readonly ProjectFields[] }[],
  now: Date,
): Promise<void> {
  const known = await projectsOf(tx, ...samples.map(({ installerId }) => installerId));
  const showing = new Set(known.map(({ installerId }) => installerId));
  const added = samples.filter(({ installerId }) => !showing.has(installerId));
  await storeProjects(
    tx,
    added.flatMap(({ installerId, projects }) => firstProjects(installerId, projects, now)),
  );
}
