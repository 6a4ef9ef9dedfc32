/**
 * The canonical form of a query, for cache keys and upstream requests: parameters sorted by name, empty ones removed.
 * `query` may begin with a question mark; the result has none, and is empty if no parameter has a value. Takes each
 * parameter once.
 */
export function canonicalQuery(query: string): string {
  const kept = new URLSearchParams([...new URLSearchParams(query)].filter(([, value]) => value !== ''));
  kept.sort();
  return kept.toString();
}
