/** The keys of a table, in order, in the form that an enum schema takes. */
export const keysOf = <K extends string>(table: Record<K, unknown>): [K, ...K[]] => Object.keys(table) as [K, ...K[]];
