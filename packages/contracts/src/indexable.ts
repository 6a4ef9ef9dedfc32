import type { InstallerStatus } from './events/directory.js';

/** A page about a place with fewer businesses has too little content for search engines (docs/rules.md#thin-pages). */
const listingsForIndex = 3;
/** A business farther away than this does not count for that. */
export const indexMiles = 25;

/** A page made of data, as far as search engines are concerned. */
export type DataPage =
  /** A profile, by the status of its listing. */
  | { page: 'profile'; status: InstallerStatus }
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
    case 'state':
      return page.listings >= listingsForIndex;
    case 'place':
      return page.near >= listingsForIndex;
  }
}
