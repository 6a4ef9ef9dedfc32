/**
 * A query as it is stored under and sent on: parameters sorted by name, those without a value left out. `query` may begin
 * with a question mark; the result has none, and is empty where no parameter has a value. Takes each parameter once.
 */
export function canonicalQuery(query: string): string {
  const kept = new URLSearchParams([...new URLSearchParams(query)].filter(([, value]) => value !== ''));
  kept.sort();
  return kept.toString();
}
