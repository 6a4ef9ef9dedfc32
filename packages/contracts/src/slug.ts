import { pagePaths, pathTo } from './paths.js';

/** The form of a name in URLs: `Coeur d'Alene` → `coeur-d-alene`; ASCII lower case, words joined by hyphens. */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/&/g, ' and ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** Last segment of the path of a profile: the name, and the numeric id for the lookup. */
export const installerSlug = (name: string, id: number): string => `${slugify(name) || 'contractor'}-${id}`;

/** The same of the page of a project. */
export const projectSlug = (title: string, id: number): string => `${slugify(title) || 'project'}-${id}`;

/** The numeric id at the end of a slug, or null. */
function idAtEnd(slug: string): number | null {
  const match = /(?:^|-)(\d{1,9})$/.exec(slug);
  return match ? Number(match[1]) : null;
}

/** The id of the listing that a profile slug names, or null. */
export const installerIdOfSlug = idAtEnd;
/** The id of the project that a slug names, or null. */
export const projectIdOfSlug = idAtEnd;

interface Named {
  id: number;
  name: string;
  stateSlug: string;
  citySlug: string;
}

/** Path of a contractor's profile page. */
export const profilePath = (installer: Named): string =>
  pathTo(pagePaths.profile, {
    state: installer.stateSlug,
    city: installer.citySlug,
    slug: installerSlug(installer.name, installer.id),
  });

/** Path of the page of a project. */
export const projectPath = (installer: Named, project: { id: number; title: string }): string =>
  pathTo(pagePaths.project, {
    state: installer.stateSlug,
    city: installer.citySlug,
    slug: installerSlug(installer.name, installer.id),
    project: projectSlug(project.title, project.id),
  });
