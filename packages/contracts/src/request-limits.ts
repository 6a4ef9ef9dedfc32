/**
 * Limits of one request. The gateway rejects larger ones before any work; the depth of JSON is checked where a body is
 * parsed (docs/rules.md#request-size).
 */
export const requestLimits = {
  /** Path and query. */
  urlBytes: 2560,
  /** Number of query parameters, including empty ones. */
  parameters: 50,
  headers: 100,
  cookies: 100,
  /** Nested objects and lists. */
  jsonDepth: 16,
} as const;
