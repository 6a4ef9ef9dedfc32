import { type EntityManager, In } from 'typeorm';
import type { PhotoRecord } from '../../listings/domain/listing-photo.js';
import { PhotoEntity } from '../../photos/db/entities.js';
import type { IllustratedProject, ProjectFields, ProjectRecord } from '../domain/project.js';
import { ProjectEntity } from './entities.js';

/** The projects of listings with the photos that they show, by listing and in order. Removed photos are left out. */
export async function projectsOf(tx: EntityManager, ...installerIds: number[]): Promise<IllustratedProject[]> {
  const projects = await tx.find(ProjectEntity, {
    where: { installerId: In(installerIds) },
    order: { installerId: 'ASC', position: 'ASC', id: 'ASC' },
  });
  const photos = await photosByProject(
    tx,
    projects.map(({ id }) => id),
  );
  return projects.map((project) => ({ ...project, photos: photos.get(project.id) ?? [] }));
}

async function photosByProject(tx: EntityManager, projectIds: readonly number[]): Promise<Map<number, PhotoRecord[]>> {
  const byProject = new Map<number, PhotoRecord[]>();
  if (projectIds.length === 0) return byProject;
  const rows = await tx.query<{ projectId: number; photoId: string }[]>(
    `select project_id as "projectId", photo_id as "photoId" from project_photos
     join photos on photos.id = photo_id join projects on projects.id = project_id
     where project_id = any($1) and removed_at is null and photos.installer_id = projects.installer_id
     order by project_id, project_photos.position`,
    [projectIds],
  );
  const found = await tx.findBy(PhotoEntity, { id: In(rows.map(({ photoId }) => photoId)) });
  const photos = new Map(found.map((photo) => [photo.id, photo]));
  for (const { projectId, photoId } of rows) {
    const photo = photos.get(photoId);
    if (photo) byProject.set(projectId, [...(byProject.get(projectId) ?? []), photo]);
  }
  return byProject;
}

/** Stores a new project and returns its id. */
export async function storeProject(tx: EntityManager, project: Omit<ProjectRecord, 'id'>): Promise<number> {
  const { identifiers } = await tx.insert(ProjectEntity, project);
  return Number(identifiers[0]?.id);
}

/** Stores new projects in one statement. */
export async function storeProjects(tx: EntityManager, projects: readonly Omit<ProjectRecord, 'id'>[]): Promise<void> {
  if (projects.length > 0) await tx.insert(ProjectEntity, [...projects]);
}

export async function changeProject(
  tx: EntityManager,
  { id }: Pick<ProjectRecord, 'id'>,
  change: ProjectFields & Pick<ProjectRecord, 'version' | 'updatedAt'>,
): Promise<void> {
  await tx.update(ProjectEntity, { id }, change);
}

/** Replaces the photos that a project shows. */
export async function storeProjectPhotos(tx: EntityManager, id: number, photoIds: readonly string[]): Promise<void> {
  await tx.query('delete from project_photos where project_id = $1', [id]);
  await tx.query(
    `insert into project_photos (project_id, photo_id, position)
     select $1, photo_id, position from unnest($2::uuid[]) with ordinality as given (photo_id, position)`,
    [id, photoIds],
  );
}

export async function deleteProjects(tx: EntityManager, ids: readonly number[]): Promise<void> {
  await tx.delete(ProjectEntity, { id: In([...ids]) });
}

/** Stores the order of projects. */
export async function storeProjectOrder(tx: EntityManager, ids: readonly number[]): Promise<void> {
  await tx.query(
    `update projects set position = given.position
     from unnest($1::integer[]) with ordinality as given (id, position) where projects.id = given.id`,
    [ids],
  );
}

/** Puts the projects of a listing after those of another one, which has them then. */
export async function moveProjectRows(tx: EntityManager, { from, to }: { from: number; to: number }): Promise<void> {
  await tx.query(
    `update projects set installer_id = $2,
       position = position + coalesce((select max(position) from projects where installer_id = $2), 0)
     where installer_id = $1`,
    [from, to],
  );
}
