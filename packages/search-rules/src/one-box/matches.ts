import type { Range } from './tokens.js';

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

const numberWords: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  hundred: 100,
};

/** Pattern of the numbers that people write as words. */
export const numberWord = Object.keys(numberWords).join('|');

/** The number that digits or a word stand for; NaN for anything else. */
export const numberOf = (text: string): number => numberWords[text.toLowerCase()] ?? Number(text);
