import { isPage } from '@poolpros/contracts/page-table';
import { isPrivatePage } from '@poolpros/contracts/private-pages';
import { matchRoute } from '@poolpros/contracts/route-match';

/** The name of everything that is in no list of ours. */
export const other = 'other';

/** The pattern of a path in the page table, which contains nothing that a visitor typed. */
export const patternOf = (pathname: string): string => matchRoute(pathname)?.row.path ?? `/${other}`;

/** The name of the page of a path. */
export const pageNameOf = (pathname: string): string => matchRoute(pathname)?.name ?? other;

/** The label of events of a page; null where events carry none, on pages for one person. */
export const pageLabel = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | null =>
  isPrivatePage(pathname + search) ? null : pageNameOf(pathname);

const profiles = new Set(['installer/profile-page']);

/** Whether a path shows a profile or a guide. */
export function isContent(pathname: string): boolean {
  const row = matchRoute(pathname)?.row;
  return row !== undefined && isPage(row) && (profiles.has(row.page) || row.page.startsWith('guides/'));
}
