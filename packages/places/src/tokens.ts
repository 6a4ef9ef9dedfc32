import { placeKey } from './place-key.js';

/** Tokens `from` up to, without, `to`; or characters of a text. */
export interface Range {
  from: number;
  to: number;
}

/** One word of a text. */
export interface Token {
  /** The word as it is compared: folded, `St` and `Saint` alike. */
  key: string;
  /** The characters it takes. */
  at: Range;
  /** A comma or the like stands before it. */
  afterComma: boolean;
}

const words = /&|[★⭐]+|[\p{L}\p{M}\p{N}'’‘`´]+/gu;
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

/** Whether no comma stands between the tokens of a range. */
export const isUnbroken = (tokens: readonly Token[], { from, to }: Range): boolean =>
  !tokens.slice(from + 1, to).some(({ afterComma }) => afterComma);

export const overlaps = (a: Range, b: Range): boolean => a.from < b.to && b.from < a.to;

/** Where a pattern matches a text, in characters, and what its groups hold. */
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
