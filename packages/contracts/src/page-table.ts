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

/**
 * Every path of the site that shows a page or redirects to one, with the facts for search engines, breadcrumbs and the
 * router. No page exists outside this table.
 *
 * A new page is one more row in the file of its area under `pages`, and the file that `page` names. The row adds it to
 * the router, to the sitemap of its group and to the menus that name its path. If two patterns match a path,
 * `route-match.ts` decides; the order of the rows does not matter (docs/rules.md#precedence).
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

/** The rows with their names, in order. */
export const routeRows = Object.entries(pageTable) as [RouteName, RouteRow][];

const byName = new Map<string, RouteRow>(routeRows);

/** The row with this name; throws if there is none. */
export function rowNamed(name: string): RouteRow {
  const row = byName.get(name);
  if (!row) throw new Error(`no row of the page table is named ${name}`);
  return row;
}

/** Whether a row shows a page itself. */
export const isPage = (row: RouteRow): row is PageRow => 'page' in row;
