import { isUnbroken, keyOf, type Range, type Token } from './tokens.js';

/** Phrases of one or more words and what each of them means. */
export interface PhraseBook<T> {
  /** The longest phrase that begins where the range does and stays within it; null when none does. */
  longestAt(tokens: readonly Token[], within: Range): (Range & { meaning: T }) | null;
}

/** A book made of lines: phrases separated by commas, and what they mean. A later line replaces an earlier one. */
export function phraseBook<T>(lines: readonly (readonly [phrases: string, meaning: T])[]): PhraseBook<T> {
  const meanings = new Map(
    lines.flatMap(([phrases, meaning]) => phrases.split(',').map((phrase) => [phrase.trim(), meaning] as const)),
  );
  const longestFrom = new Map<string, number>();
  for (const phrase of meanings.keys()) {
    const words = phrase.split(' ');
    const [first = ''] = words;
    longestFrom.set(first, Math.max(longestFrom.get(first) ?? 0, words.length));
  }
  return {
    longestAt(tokens, { from, to: end }) {
      const longest = longestFrom.get(tokens[from]?.key ?? '') ?? 0;
      for (let to = Math.min(from + longest, end); to > from; to--) {
        const meaning = meanings.get(keyOf(tokens, { from, to }));
        if (meaning !== undefined && isUnbroken(tokens, { from, to })) return { from, to, meaning };
      }
      return null;
    },
  };
}
