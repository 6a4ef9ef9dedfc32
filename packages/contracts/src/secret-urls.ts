import { isPage, routeRows } from './page-table.js';
import { segmentsOf } from './route-match.js';

interface SecretPlace {
  /** The fixed segments before the secret, or the whole path where the query holds it. */
  segments: readonly string[];
  /** Keys of the query; empty where a segment of the path is the secret. */
  query: readonly string[];
}

const tokenSegment = ':token';

/** Where the pages of the table hold secrets in their URLs (docs/rules.md#secret-urls). */
const secretPlaces: readonly SecretPlace[] = routeRows.flatMap(([, row]) => {
  const segments = segmentsOf(row.path);
  const token = segments.indexOf(tokenSegment);
  if (token >= 0) return [{ segments: segments.slice(0, token), query: [] }];
  return isPage(row) && row.secretQuery ? [{ segments, query: row.secretQuery }] : [];
});

/** Whether the URL of a page, as path and query, holds a secret, in whatever spelling a server may still accept. */
export const holdsSecret = (url: string): boolean => secretIn(url) !== null;

/** The URL with `:token`, or `:key` for a key of the query, in place of each secret; nothing after a secret path is kept. */
export function withoutSecrets(url: string): string {
  const found = secretIn(url);
  if (!found) return url;
  const { segments, names, query } = found;
  const path = `/${segments.join('/')}`;
  if (names.length === 0) return `${path}/${tokenSegment}`;
  for (const name of names) query.set(name, `:${name}`);
  return `${path}?${decodeURIComponent(query.toString())}`;
}

/** The place of the secret that a URL holds, and the keys of its query that do; null for none. */
function secretIn(url: string): { segments: readonly string[]; names: string[]; query: URLSearchParams } | null {
  const at = url.indexOf('?');
  const path = lenient(at < 0 ? url : url.slice(0, at));
  const place = secretPlaces.find(({ segments }) => segments.every((segment, index) => segment === path[index]));
  if (!place) return null;
  const query = new URLSearchParams(at < 0 ? '' : url.slice(at));
  const names = place.query.filter((name) => query.has(name));
  const isSecret = names.length > 0 || (place.query.length === 0 && path.length > place.segments.length);
  return isSecret ? { segments: place.segments, names, query } : null;
}

/** The segments of a path as the most lenient server reads them. */
function lenient(path: string): string[] {
  const segmentsIn = (text: string) =>
    text
      .toLowerCase()
      .split('/')
      .filter((segment) => segment !== '');
  try {
    return segmentsIn(decodeURIComponent(path));
  } catch {
    return segmentsIn(path);
  }
}
