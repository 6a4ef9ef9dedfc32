/** The keys of a table in its order, as a schema of choices takes them. */
export const keysOf = <K extends string>(table: Record<K, unknown>): [K, ...K[]] => Object.keys(table) as [K, ...K[]];
