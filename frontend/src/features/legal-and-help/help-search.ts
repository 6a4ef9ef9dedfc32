/** Words that do not describe what a visitor looks for. */
const fillers = new Set(
  'a about am an and any are at be by can could do does for from get have how i if in is it me my of on or our should some that the their there they this to us was we what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** Plurals and verb forms find each other. */
const stemOf = (word: string): string => (word.length > 4 ? word.replace(/(?:ing|ed|es|s)$/, '') : word);

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && !fillers.has(word));

/**
 * The ids of the texts that have the most of the words; null when nothing is looked for. A word may be the beginning of
 * one.
 */
export function matching(texts: ReadonlyMap<string, string>, typed: string): ReadonlySet<string> | null {
  const wanted = [...new Set(wordsOf(typed).map(stemOf))];
  if (wanted.length === 0) return null;
  const scored = [...texts].map(([id, text]) => {
    const words = wordsOf(text);
    return { id, score: wanted.filter((stem) => words.some((word) => word.startsWith(stem))).length };
  });
  const most = Math.max(...scored.map(({ score }) => score));
  return new Set(most === 0 ? [] : scored.filter(({ score }) => score === most).map(({ id }) => id));
}
