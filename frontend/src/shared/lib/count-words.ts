const words = ['none', 'one', 'both', 'all three', 'all four'];

/** How people say all of so many: `both`, `all three`. */
export const allOf = (count: number): string => words[count] ?? `all ${count}`;
