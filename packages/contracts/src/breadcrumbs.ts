import { isPage, type RouteName, rowNamed } from './page-table.js';

export interface Crumb {
  label: string;
  path: string;
}

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/:(\w+)/g, (_, name: string) => values[name] ?? '');

/**
 * The way from the first page to a page, itself included, by the rows of the table. `labels` fill in the labels that
 * are made of data, `parameters` the paths; both by the names that stand in the rows.
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
