import type { StatedProject } from '@poolpros/contracts/http/listing-fields';
import type { EntityManager } from 'typeorm';
import { storeProjects } from '../db/project-store.js';
import { contentOf, firstProjects } from '../domain/project.js';

/** Gives a new listing the projects of its form, in their order. */
export const addStatedProjects = (
  tx: EntityManager,
  installerId: number,
  stated: readonly StatedProject[],
  now: Date,
): Promise<void> => storeProjects(tx, firstProjects(installerId, stated.map(contentOf), now));
