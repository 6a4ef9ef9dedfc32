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

/** The numeric id at the end of a profile slug, or null. */
export function installerIdOfSlug(slug: string): number | null {
  const match = /(?:^|-)(\d{1,9})$/.exec(slug);
  return match ? Number(match[1]) : null;
}

/** Path of a contractor's profile page. */
export const profilePath = (installer: { id: number; name: string; stateSlug: string; citySlug: string }): string =>
  pathTo(pagePaths.profile, {
    state: installer.stateSlug,
    city: installer.citySlug,
    slug: installerSlug(installer.name, installer.id),
  });
