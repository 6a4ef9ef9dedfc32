import type { Path } from './pages/row.js';

/**
 * Paths that are valid although no page stands there yet (docs/rules.md#valid-paths): they are not found, and not
 * counted as a surprise. Those of the table are valid without standing here.
 */
export const pathsToCome: readonly Path[] = [];
