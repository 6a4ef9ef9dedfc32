const words = ['none', 'one', 'both', 'all three', 'all four'];

/** A count in words: `both`, `all three`. */
export const allOf = (count: number): string => words[count] ?? `all ${count}`;
