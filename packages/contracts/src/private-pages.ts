import { isPage } from './page-table.js';
import { matchRoute } from './route-match.js';
import { holdsSecret } from './secret-urls.js';

/**
 * Whether the page of a URL, given as path and query, is for one person: a console, or a page whose URL contains a secret
 * (docs/rules.md#usage-events).
 */
export function isPrivatePage(url: string): boolean {
  const row = matchRoute(url.split('?', 1)[0] ?? '')?.row;
  return holdsSecret(url) || (row !== undefined && isPage(row) && row.frame === 'console');
}
