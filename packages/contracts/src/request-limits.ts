/**
 * What one request may hold. The gateway rejects more before anything works on it, the depth of JSON is checked where a
 * body is parsed (docs/rules.md#request-size).
 */
export const requestLimits = {
  /** Path and query. */
  urlBytes: 2048,
  /** Of the query, empty ones included. */
  parameters: 50,
  headers: 100,
  cookies: 100,
  /** Objects and lists inside each other. */
  jsonDepth: 16,
} as const;
