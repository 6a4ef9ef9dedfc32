import { indexable } from '@poolpros/contracts/indexable';
import type { Plan } from '@poolpros/contracts/plans';
import { projectPath } from '@poolpros/contracts/slug';
import type { InstallerRecord } from '../../listings/domain/installer.js';
import { shownProjects } from '../../projects/domain/project.js';
import type { SitemapEntry } from './sitemap.js';

interface Listed {
  id: number;
  title: string;
  characters: number;
  photos: number;
  updatedAt: Date;
  installer: Pick<InstallerRecord, 'id' | 'name' | 'stateSlug' | 'citySlug' | 'status'>;
  plan: Plan;
}

/** The pages of projects that search engines may index, of those that the plans of their listings show. */
export function projectEntries(inOrder: readonly Listed[]): SitemapEntry[] {
  const byListing = new Map<number, Listed[]>();
  for (const project of inOrder) {
    const { id } = project.installer;
    byListing.set(id, [...(byListing.get(id) ?? []), project]);
  }
  return [...byListing.values()]
    .flatMap((projects) => shownProjects(projects, projects[0]?.plan ?? 'free'))
    .filter(({ installer: { status }, characters, photos }) =>
      indexable({ page: 'project', status, characters, photos }),
    )
    .map((project) => ({ path: projectPath(project.installer, project), changedAt: project.updatedAt.getTime() }));
}
