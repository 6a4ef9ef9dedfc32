import type { OwnProjects } from '@poolpros/contracts/http/projects';
import { planLimits } from '@poolpros/contracts/plans';
import type { EntityManager } from 'typeorm';
import type { InstallerRecord } from '../../listings/domain/installer.js';
import { planOfListing } from '../../members/actions/listing-plan.js';
import { projectsOf } from '../db/project-store.js';
import { ownProject, shownProjects } from '../domain/project.js';

/** The projects of a listing as its members see them. */
export async function ownProjects(tx: EntityManager, listing: InstallerRecord): Promise<OwnProjects> {
  const plan = await planOfListing(tx, listing.id);
  const projects = await projectsOf(tx, listing.id);
  const shown = new Set(shownProjects(projects, plan));
  return {
    items: projects.map((project) => ownProject(project, listing, shown.has(project))),
    most: planLimits[plan].projects,
  };
}
