/** Maximum number of search words; more narrow nothing down. */
const mostWords = 8;

/** The search words of a text: in lower case, without duplicates. */
export const wordsOf = (text: string): string[] =>
  [...new Set(text.toLowerCase().split(/\s+/).filter(Boolean))].slice(0, mostWords);
