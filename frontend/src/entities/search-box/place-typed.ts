/** How the words of a text and of a label are compared. */
const wordsOf = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean);
const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Shorter prefixes match too many names to find the start of a place. */
const leastLetters = 3;

/**
 * Where in a text a place is being typed: the last words, at most as many as the label has, whose first one begins the
 * label. Without such words it is the last word, since the place was offered for it.
 */
export function placeTyped(text: string, label: string): { before: string; typed: string } {
  const words = wordsOf(text);
  const labelWords = wordsOf(label);
  const [first = ''] = labelWords.map(plain);
  const begins = (word: string, last: boolean) => {
    const letters = plain(word);
    return (
      letters !== '' && first.startsWith(letters) && (last || letters.length >= Math.min(leastLetters, first.length))
    );
  };
  const candidates = words.map((_, index) => index).slice(-labelWords.length);
  const start =
    candidates.find((index) => begins(words[index] ?? '', index === words.length - 1)) ?? Math.max(0, words.length - 1);
  return { before: words.slice(0, start).join(' '), typed: words.slice(start).join(' ') };
}
