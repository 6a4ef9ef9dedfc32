import { adminPages } from './pages/admin.js';
import { articlePages } from './pages/articles.js';
import { calculatorPages } from './pages/calculators.js';
import { carePages } from './pages/care.js';
import { contractorPages } from './pages/contractor.js';
import { countryChooserPages } from './pages/country-chooser.js';
import { financingPages } from './pages/financing.js';
import { guidePages } from './pages/guides.js';
import { homePages } from './pages/home.js';
import { legalAndHelpPages } from './pages/legal-and-help.js';
import { placePages } from './pages/places.js';
import { regulationPages } from './pages/regulations.js';
import type { PageRow, RouteRow } from './pages/row.js';
import { specializationPages } from './pages/specializations.js';

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
  ...countryChooserPages,
  ...homePages,
  ...placePages,
  ...guidePages,
  ...specializationPages,
  ...calculatorPages,
  ...articlePages,
  ...regulationPages,
  ...financingPages,
  ...carePages,
  ...contractorPages,
  ...adminPages,
  ...legalAndHelpPages,
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
