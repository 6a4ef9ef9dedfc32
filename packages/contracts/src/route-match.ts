import { isPage, type RouteName, routeRows, rowNamed } from './page-table.js';
import type { Path, RouteRow } from './pages/row.js';

type Parameters = Readonly<Record<string, string>>;

/** The row of a path, and the values of its named segments. */
export interface RouteMatch {
  name: RouteName;
  row: RouteRow;
  parameters: Parameters;
}

const isNamed = (part: string): boolean => part.startsWith(':');

/**
 * The fixed segments of a pattern, as a sortable text. If two patterns match a path, the one with more fixed segments
 * wins; if they have equally many, the one whose fixed segment comes first.
 */
export function precedence(pattern: string): string {
  const parts = segmentsOf(pattern).map((part) => (isNamed(part) ? '1' : '0'));
  return `${parts.filter((part) => part === '1').length} ${parts.join('')}`;
}

/** The segments of a path, without trailing slashes. */
export function segmentsOf(pathname: string): string[] {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  return pathname.slice(1, end).split('/');
}

/** The values of the named segments if the path matches the pattern, otherwise null. */
function fit(pattern: readonly string[], { only }: Path, segments: readonly string[]): Parameters | null {
  if (pattern.length !== segments.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (!isNamed(part)) {
      if (part !== decoded(segment).toLowerCase()) return null;
      continue;
    }
    const name = part.slice(1);
    // Tokens are case-sensitive.
    const value = name === 'token' ? segment : lowerCase(segment);
    if (value === '' || only?.[name]?.includes(value) === false) return null;
    parameters[name] = value;
  }
  return parameters;
}

/** Percent-escapes are in upper case. */
const lowerCase = (segment: string): string =>
  segment.toLowerCase().replace(/%[0-9a-f]{2}/g, (escaped) => escaped.toUpperCase());

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The rows by precedence: the first one that matches a path wins (docs/rules.md#precedence). */
export const rowsByPrecedence = [...routeRows].sort(([, a], [, b]) =>
  precedence(a.path) < precedence(b.path) ? -1 : 1,
);

/** Each request matches its path, so the patterns are split only once. */
const patterns = rowsByPrecedence.map(([name, row]) => ({ name, row, pattern: segmentsOf(row.path) }));

/** The row of a path (docs/rules.md#precedence); null for a path without one and for a wrong one. */
export function matchRoute(pathname: string): RouteMatch | null {
  const segments = segmentsOf(pathname);
  if (isWrong(segments)) return null;
  for (const { name, row, pattern } of patterns) {
    const parameters = fit(pattern, row, segments);
    if (parameters) return { name, row, parameters };
  }
  return null;
}

/**
 * The canonical form of a path: lower case except tokens, no trailing slash, redirects of the table followed. A path
 * without a row stays as it is.
 */
export function canonicalForm(pathname: string): string {
  const match = matchRoute(pathname);
  return match ? canonicalOf(match) : pathname;
}

/** The canonical form of a path that has a row. */
export function canonicalOf({ row, parameters }: RouteMatch): string {
  const pattern = isPage(row) ? row.path : rowNamed(row.redirectsTo).path;
  return pattern.replace(/:(\w+)/g, (_, name: string) => parameters[name] ?? '');
}

/** Paths that are known to be wrong (docs/rules.md#wrong-paths). */
export function isWrong(segments: readonly string[]): boolean {
  const [first = '', second, third] = segments.map((segment) => segment.toLowerCase());
  if (first.startsWith('pool-installers') || first.startsWith('invalid-')) return true;
  return first === 'us' && third !== undefined && (second === 'pool-contractors' || second === 'pool-installers');
}
