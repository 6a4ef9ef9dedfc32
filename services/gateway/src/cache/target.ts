/**
 * Path and query of a search as its service gets them, which is also what its answers are kept under: parameters
 * sorted by name, those without a value left out. `path` is the service's, `url` the visitor's.
 */
export function searchTarget(path: string, url: string): string {
  const at = url.indexOf('?');
  const given = [...new URLSearchParams(at < 0 ? '' : url.slice(at))].filter(([, value]) => value !== '');
  if (given.length === 0) return path;
  const query = new URLSearchParams(given);
  query.sort();
  return `${path}?${query}`;
}
