import { routeRows } from './page-table.js';
import { segmentsOf } from './route-match.js';

const tokenSegment = ':token';

/** For paths that end with a secret, the segments before it. */
const before: readonly (readonly string[])[] = routeRows.flatMap(([, { path }]) => {
  const segments = segmentsOf(path);
  const token = segments.indexOf(tokenSegment);
  return token < 0 ? [] : [segments.slice(0, token)];
});

/** Whether a path begins with these segments. */
export const beginsWith = (path: readonly string[], segments: readonly string[]): boolean =>
  segments.every((segment, index) => segment === path[index]);

/** The segments before the secret of a path; undefined if it has none. */
export const beforeSecret = (path: readonly string[]): readonly string[] | undefined =>
  before.find((segments) => path.length > segments.length && beginsWith(path, segments));

/** The segments of a path, parsed as leniently as any server does. */
export function lenientSegments(path: string): string[] {
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

/** The path of a page with `:token` in place of its secret; the rest is dropped. */
export function withoutSecret(path: string): string {
  const segments = beforeSecret(lenientSegments(path));
  return segments ? `/${segments.join('/')}/${tokenSegment}` : path;
}
