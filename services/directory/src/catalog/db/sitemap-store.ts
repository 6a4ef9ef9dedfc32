import { installerStatuses } from '@poolpros/contracts/events/directory';
import { indexable } from '@poolpros/contracts/indexable';
import type { Plan } from '@poolpros/contracts/plans';
import type { EntityManager } from 'typeorm';
import type { InstallerRecord } from '../../listings/domain/installer.js';
import { planOf } from '../../members/domain/plan.js';
import { profilesOfPart } from '../domain/kept-counts.js';

export interface ListedContractor {
  id: number;
  name: string;
  stateSlug: string;
  citySlug: string;
  updatedAt: Date;
}

interface ProjectRow extends Pick<ListedProject, 'id' | 'title' | 'characters' | 'photos' | 'updatedAt'> {
  installerId: number;
  name: string;
  stateSlug: string;
  citySlug: string;
  installerUpdatedAt: Date;
  status: InstallerRecord['status'];
  foundingPlace: number | null;
}

const idsOfPart = (part: number): [first: number, last: number] => [
  (part - 1) * profilesOfPart + 1,
  part * profilesOfPart,
];

const indexed = installerStatuses.filter((status) => indexable({ page: 'profile', status }));

/** A project with what decides whether search engines may index its page. */
export interface ListedProject {
  id: number;
  title: string;
  characters: number;
  /** Those that visitors see. */
  photos: number;
  updatedAt: Date;
  installer: ListedContractor & Pick<InstallerRecord, 'status'>;
  plan: Plan;
}

/** The projects of a range of listings, by listing and in their order; of samples only where they count. */
export async function projectsOfPart(tx: EntityManager, part: number, withSamples: boolean): Promise<ListedProject[]> {
  const rows = await tx.query<ProjectRow[]>(
    `select projects.id, title, length(text) as characters, projects.updated_at as "updatedAt", installers.id as "installerId",
       name, state_slug as "stateSlug", city_slug as "citySlug", installers.updated_at as "installerUpdatedAt", status,
       place as "foundingPlace",
       (select count(*)::int from project_photos join photos on photos.id = photo_id
        where project_id = projects.id and removed_at is null and alt <> '' and photos.installer_id = installers.id) as photos
     from projects join installers on installers.id = installer_id left join founding_places on listing_id = installers.id
     where installer_id between $1 and $2 and status = any($3) and ($4::boolean or not is_sample)
     order by installer_id, projects.position, projects.id`,
    [...idsOfPart(part), indexed, withSamples],
  );
  return rows.map(
    ({ id, title, characters, photos, updatedAt, foundingPlace, installerId, installerUpdatedAt, ...rest }) => ({
      ...{ id, title, characters, photos, updatedAt },
      installer: { ...rest, id: installerId, updatedAt: installerUpdatedAt },
      plan: planOf({ foundingPlace }),
    }),
  );
}

/** The contractors of a range of ids whose pages search engines may index, by id; samples only where they count. */
export const contractorsOfPart = (tx: EntityManager, part: number, withSamples: boolean): Promise<ListedContractor[]> =>
  tx.query<ListedContractor[]>(
    `select id, name, state_slug as "stateSlug", city_slug as "citySlug", updated_at as "updatedAt"
     from installers where status = any($3) and id between $1 and $2 and ($4::boolean or not is_sample) order by id`,
    [...idsOfPart(part), indexed, withSamples],
  );
