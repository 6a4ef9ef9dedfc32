import { apostropheSigns } from './fold.js';
import { placeKey } from './place-key.js';

/** Tokens from `from` up to but excluding `to`; or characters of a text. */
export interface Range {
  from: number;
  to: number;
}

/** One word of a text. */
export interface Token {
  /** The word in comparable form: folded, with `St` and `Saint` equal. */
  key: string;
  /** Its characters in the text. */
  at: Range;
  /** Whether a comma or similar precedes it. */
  afterComma: boolean;
}

const words = new RegExp(`&|[★⭐]+|[\\p{L}\\p{M}\\p{N}${apostropheSigns}]+`, 'gu');
const comma = /[,;:|()/]/;

/** The words of a text. */
export function tokensOf(text: string): Token[] {
  let end = 0;
  return [...text.matchAll(words)].map(({ 0: word, index }) => {
    const afterComma = comma.test(text.slice(end, index));
    end = index + word.length;
    return { key: placeKey(word), at: { from: index, to: end }, afterComma };
  });
}

/** The keys of some tokens as one line. */
export const keyOf = (tokens: readonly Token[], { from, to }: Range): string =>
  tokens
    .slice(from, to)
    .map(({ key }) => key)
    .join(' ');

/** Whether no comma separates the tokens of a range. */
export const isUnbroken = (tokens: readonly Token[], { from, to }: Range): boolean =>
  !tokens.slice(from + 1, to).some(({ afterComma }) => afterComma);

export const overlaps = (a: Range, b: Range): boolean => a.from < b.to && b.from < a.to;

/** The characters that a pattern matches in a text, and the content of its groups. */
export interface Match extends Range {
  groups: (string | undefined)[];
}

/** All matches of a global pattern. */
export const matchesOf = (text: string, pattern: RegExp): Match[] =>
  [...text.matchAll(pattern)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    groups: match.slice(1),
  }));
