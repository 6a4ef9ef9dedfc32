/** Words looked for at most; more narrow nothing down. */
const mostWords = 8;

/** The words of a text as they are looked for in reviews: in lower case, once each. */
export const wordsOf = (text: string): string[] =>
  [...new Set(text.toLowerCase().split(/\s+/).filter(Boolean))].slice(0, mostWords);
