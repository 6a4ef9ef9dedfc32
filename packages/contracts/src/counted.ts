/** A count with its noun: `1 review`, `3 reviews`; `many` is its plural where that is not the noun with an s. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
