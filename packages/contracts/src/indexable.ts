import type { InstallerStatus } from './events/directory.js';

/** A page about a place with fewer businesses has too little content for search engines (docs/rules.md#thin-pages). */
const listingsForIndex = 3;
/** A project with less of each of these has too little content for search engines (docs/rules.md#thin-projects). */
export const projectsForIndex = [
  { characters: 300, photos: 1 },
  { characters: 100, photos: 3 },
] as const;
/** A business farther away than this does not count for that. */
export const indexMiles = 25;

/** A page made of data, as far as search engines are concerned. */
export type DataPage =
  /** A profile, by the status of its listing. */
  | { page: 'profile'; status: InstallerStatus }
  /** A project, by the status of its listing, the characters of its text and its photos, all of which are described. */
  | { page: 'project'; status: InstallerStatus; characters: number; photos: number }
  /** A state, by its published listings. */
  | { page: 'state'; listings: number }
  /**
   * A city, a service in a city, or an area by its center: by the published listings that serve the center, and offer
   * the service, from at most `indexMiles` away.
   */
  | { page: 'place'; near: number };

/** Whether a page offers itself to search engines. Robots tags and the sitemap both use it (ADR 90). */
export function indexable(page: DataPage): boolean {
  switch (page.page) {
    case 'profile':
      return page.status === 'published' || page.status === 'paused';
    case 'project':
      return (
        indexable({ page: 'profile', status: page.status }) &&
        projectsForIndex.some(({ characters, photos }) => page.characters >= characters && page.photos >= photos)
      );
    case 'state':
      return page.listings >= listingsForIndex;
    case 'place':
      return page.near >= listingsForIndex;
  }
}
