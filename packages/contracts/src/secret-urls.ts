import { isPage, routeRows } from './page-table.js';
import { segmentsOf } from './route-match.js';
import { beforeSecret, beginsWith, lenientSegments } from './secret-paths.js';

/** The query keys that contain secrets, by page. */
const secretQueries = routeRows.flatMap(([, row]) =>
  isPage(row) && row.secretQuery ? [{ segments: segmentsOf(row.path), keys: row.secretQuery }] : [],
);

/**
 * Whether the URL of a page, as path and query, contains a secret, in any spelling that a server may accept
 * (docs/rules.md#secret-urls).
 */
export function holdsSecret(url: string): boolean {
  const at = url.indexOf('?');
  const path = lenientSegments(at < 0 ? url : url.slice(0, at));
  if (beforeSecret(path)) return true;
  const place = at < 0 ? undefined : secretQueries.find(({ segments }) => beginsWith(path, segments));
  if (!place) return false;
  const query = new URLSearchParams(url.slice(at));
  return place.keys.some((key) => query.has(key));
}
