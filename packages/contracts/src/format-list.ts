const list = new Intl.ListFormat('en-GB'); // "A, B and C", as all texts of the site are written; en-US has a comma before "and"

/** Names as a list in a sentence: `A`, `A and B`, `A, B and C`. */
export const formatList = (names: readonly string[]): string => list.format(names);
