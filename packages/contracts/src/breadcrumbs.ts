import { isPage, type RouteName, rowNamed } from './page-table.js';

export interface Crumb {
  label: string;
  path: string;
}

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/:(\w+)/g, (_, name: string) => values[name] ?? '');

/**
 * The breadcrumbs of a page, including the page itself, from the table of pages. `labels` fill in labels that come from
 * data, `parameters` fill in paths; both use the names in the rows.
 */
export function breadcrumbs(
  page: RouteName,
  labels: Readonly<Record<string, string>> = {},
  parameters: Readonly<Record<string, string>> = {},
): Crumb[] {
  const trail: Crumb[] = [];
  for (let name: string | null = page; name !== null; ) {
    const row = rowNamed(name);
    if (!isPage(row)) throw new Error(`${name} is no page`);
    trail.unshift({ label: fill(row.crumb ?? row.title ?? '', labels), path: fill(row.path, parameters) });
    name = row.under === undefined ? 'unitedStates' : row.under;
  }
  return trail;
}
