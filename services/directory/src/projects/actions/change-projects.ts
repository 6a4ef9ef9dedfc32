import { Refusal } from '@poolpros/chassis/refusal';
import type { OwnProject, ProjectContent } from '@poolpros/contracts/http/projects';
import type { EntityManager } from 'typeorm';
import { fieldError, installerNotFound } from '../../base/refusals.js';
import { changeInstaller, lockInstallers } from '../../listings/db/installer-store.js';
import type { InstallerRecord } from '../../listings/domain/installer.js';
import { authorizeOn } from '../../members/actions/authorize.js';
import { planOfListing } from '../../members/actions/listing-plan.js';
import type { ListingActor } from '../../members/domain/policy.js';
import { photosOf } from '../../photos/db/photo-store.js';
import {
  changeProject,
  deleteProjects,
  projectsOf,
  storeProject,
  storeProjectOrder,
  storeProjectPhotos,
} from '../db/project-store.js';
import { type IllustratedProject, isAhead, projectLimit } from '../domain/project.js';
import { ownProjects } from './own-projects.js';

/** The listing whose projects change, the actor and the time. */
export interface ProjectChange {
  installerId: number;
  actor: ListingActor & { id: string };
  now: Date;
}

/** Adds a project after the others (docs/rules.md#projects). */
export const addProject = (
  tx: EntityManager,
  change: ProjectChange,
  { photoIds, ...fields }: ProjectContent,
): Promise<OwnProject> =>
  changed(tx, change, async (projects) => {
    const most = projectLimit(await planOfListing(tx, change.installerId));
    if (projects.length >= most)
      throw new Refusal('conflict', `This business has ${projects.length} projects. Its plan shows ${most}.`);
    await checkContent(tx, change, { ...fields, photoIds });
    const { installerId, now } = change;
    const position = Math.max(0, ...projects.map((project) => project.position)) + 1;
    const stored = { ...fields, installerId, position, version: 1, createdAt: now, updatedAt: now };
    const id = await storeProject(tx, stored);
    await storeProjectPhotos(tx, id, photoIds);
    return id;
  });

/** Replaces the content of a project; a conflict if it is not the version that its editor saw. */
export const editProject = (
  tx: EntityManager,
  change: ProjectChange,
  { projectId, version, photoIds, ...fields }: ProjectContent & { projectId: number; version: number },
): Promise<OwnProject> =>
  changed(tx, change, async (projects) => {
    const project = present(projects, projectId);
    if (project.version !== version)
      throw new Refusal(
        'conflict',
        'The project was changed in the meantime. Check the current version and try again.',
      );
    await checkContent(tx, change, { ...fields, photoIds });
    await changeProject(tx, project, { ...fields, version: version + 1, updatedAt: change.now });
    await storeProjectPhotos(tx, projectId, photoIds);
    return projectId;
  });

/** Removes a project and its page. */
export const removeProject = async (tx: EntityManager, change: ProjectChange, projectId: number): Promise<void> => {
  await locked(tx, change, async (projects) => {
    await deleteProjects(tx, [present(projects, projectId).id]);
  });
};

/** Orders all projects of a listing. */
export const orderProjects = async (
  tx: EntityManager,
  change: ProjectChange,
  ids: readonly number[],
): Promise<void> => {
  await locked(tx, change, async (projects) => {
    const given = new Set(ids);
    if (given.size !== ids.length || given.size !== projects.length || !projects.every(({ id }) => given.has(id)))
      throw new Refusal('conflict', 'The projects have changed since they were loaded. Load them again.');
    await storeProjectOrder(tx, ids);
  });
};

/** Changes one project and returns it. */
async function changed(
  tx: EntityManager,
  change: ProjectChange,
  act: (projects: readonly IllustratedProject[]) => Promise<number>,
): Promise<OwnProject> {
  const { result, listing } = await locked(tx, change, act);
  const own = (await ownProjects(tx, listing)).items.find(({ id }) => id === result);
  if (!own) throw projectNotFound();
  return own;
}

/** Changes projects under the lock of their listing, and publishes it, so that its pages are made again. */
async function locked<T>(
  tx: EntityManager,
  { installerId, actor, now }: ProjectChange,
  act: (projects: readonly IllustratedProject[]) => Promise<T>,
): Promise<{ result: T; listing: InstallerRecord }> {
  await lockInstallers(tx, [installerId]);
  await authorizeOn(tx, installerId, actor, 'edit_listing');
  const result = await act(await projectsOf(tx, installerId));
  const listing = await changeInstaller(tx, installerId, () => ({}), now);
  if (!listing) throw installerNotFound();
  return { result, listing };
}

/** Throws if a date is in the future, or a photo is none of the listing. */
async function checkContent(
  tx: EntityManager,
  { installerId, now }: ProjectChange,
  { builtOn, photoIds }: Pick<ProjectContent, 'builtOn' | 'photoIds'>,
): Promise<void> {
  if (builtOn !== null && isAhead(builtOn, now))
    throw fieldError('body.builtOn', 'enter a date that is not in the future');
  if (photoIds.length === 0) return;
  const photos = new Set((await photosOf(tx, installerId)).map(({ id }) => id));
  if (!photoIds.every((id) => photos.has(id))) throw fieldError('body.photoIds', 'choose photos from your page');
}

function present(projects: readonly IllustratedProject[], id: number): IllustratedProject {
  const project = projects.find((each) => each.id === id);
  if (!project) throw projectNotFound();
  return project;
}

const projectNotFound = () => new Refusal('not_found', 'There is no such project.');
