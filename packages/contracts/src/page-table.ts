import { adminPages } from './pages/admin-pages.js';
import { articlePages } from './pages/article-pages.js';
import { carePages } from './pages/care-pages.js';
import { contractorPages } from './pages/contractor-pages.js';
import { guidePages } from './pages/guide-pages.js';
import { homePages } from './pages/home-pages.js';
import { infoPages } from './pages/info-pages.js';
import { placePages } from './pages/place-pages.js';
import type { PageRow, RouteRow } from './pages/row.js';
import { rulePages } from './pages/rule-pages.js';
import { specializationPages } from './pages/specialization-pages.js';
import { toolPages } from './pages/tool-pages.js';

/** A page about a place with fewer businesses says too little to be found by (docs/rules.md#thin-pages). */
export const listingsForIndex = 3;
/** Miles within which the businesses of a service or an area are counted for that. */
export const indexMiles = 25;

/**
 * Every path of the site that shows a page or leads to one, and what search engines, breadcrumbs and the router have
 * to know of it. No page exists beside this table.
 *
 * A page that comes later is one more row in the file of its area below `pages`, and the file that `page` names. With its
 * row it is in the router, in the sitemap of its group and in the menus that name its path. Where two patterns fit a
 * path, `route-match.ts` says which has it; the order of the rows decides nothing (docs/rules.md#precedence).
 */
export const pageTable = {
  ...homePages,
  ...placePages,
  ...guidePages,
  ...specializationPages,
  ...toolPages,
  ...articlePages,
  ...rulePages,
  ...carePages,
  ...contractorPages,
  ...adminPages,
  ...infoPages,
} as const satisfies Record<string, RouteRow>;

export type RouteName = keyof typeof pageTable;

/** The rows with their names, in their order. */
export const routeRows = Object.entries(pageTable) as [RouteName, RouteRow][];

const byName = new Map<string, RouteRow>(routeRows);

/** The row with this name; throws when there is none. */
export function rowNamed(name: string): RouteRow {
  const row = byName.get(name);
  if (!row) throw new Error(`no row of the page table is named ${name}`);
  return row;
}

/** Whether a row shows a page itself. */
export const isPage = (row: RouteRow): row is PageRow => 'page' in row;
