import { installerStatuses } from '@poolpros/contracts/events/directory';
import { indexable } from '@poolpros/contracts/indexable';
import type { EntityManager } from 'typeorm';
import { profilesOfPart } from '../domain/kept-counts.js';

export interface ListedContractor {
  id: number;
  name: string;
  stateSlug: string;
  citySlug: string;
  updatedAt: Date;
}

const indexed = installerStatuses.filter((status) => indexable({ page: 'profile', status }));

/** The contractors of a range of ids whose pages search engines may index, by id; samples only where they count. */
export const contractorsOfPart = (tx: EntityManager, part: number, withSamples: boolean): Promise<ListedContractor[]> =>
  tx.query<ListedContractor[]>(
    `select id, name, state_slug as "stateSlug", city_slug as "citySlug", updated_at as "updatedAt"
     from installers where status = any($3) and id between $1 and $2 and ($4::boolean or not is_sample) order by id`,
    [(part - 1) * profilesOfPart + 1, part * profilesOfPart, indexed, withSamples],
  );
