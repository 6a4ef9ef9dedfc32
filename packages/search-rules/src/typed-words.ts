import { poolTypes, services, specializations } from '@poolpros/contracts/catalogue';
import { longestWord, type ReadWord, readWords, wordsOf } from './words.js';

/** A variant of a typed word. The last word of the text is also a prefix. */
export interface Variant {
  word: string;
  prefix: boolean;
}

/** A word to search listings for. */
export interface TypedWord {
  /** As it was typed. */
  word: string;
  /** The word alone, joined with the word before it or after it, and with another reading of its ending. */
  variants: Variant[];
  /** Its weight where a listing need not have every word. */
  weight: number;
}

/** The typed text, in the form that listings are compared with. */
export interface TypedWords {
  /** The beginnings of names to compare: the whole text, and the text with two neighboring words joined. */
  phrases: string[];
  words: TypedWord[];
}

// More words than this narrow nothing any more, and each one costs the stores a clause.
const mostWords = 12;

/** Words of questions and wishes, which do not describe a business. */
const functionWords = new Set(
  wordsOf(
    'a an and any anyone are around at be been but by can could did do does every find for from get had has have he her ' +
      'here him his how i if im in into is it its ive just like looking may me more my near nearby need needs of on or ' +
      'our out please should so some somebody someone than thank thanks that the their them there these they this those ' +
      'to too very want wants was we were what when where which while who whose why with would you your',
  ),
);

/** Words of the trade, which are in so many listings that they say little about one. */
const tradeWords = new Set([...services, ...poolTypes, ...specializations].flatMap(wordsOf));
/** In nearly every listing. */
const commonWord = 'pool';

/** No number of trade words outweighs another word. Words that describe no business weigh nothing. */
export const wordWeights = { none: 0, trade: 1, other: mostWords + 1 } as const;

function weightOf(word: string): number {
  if (functionWords.has(word) || word === commonWord) return wordWeights.none;
  return tradeWords.has(word) ? wordWeights.trade : wordWeights.other;
}

/** How many words of each weight add up to a given total. */
export const countsIn = (weight: number): { weight: number; count: number }[] => [
  { weight: wordWeights.other, count: Math.floor(weight / wordWeights.other) },
  { weight: wordWeights.trade, count: weight % wordWeights.other },
];

/** Parses a text into at most twelve words, without filler words unless there are no others. */
export function typedWords(text: string): TypedWords {
  const read = readWords(text);
  const all = read.map(({ word }) => word);
  const telling = all.flatMap((word, index) => (functionWords.has(word) ? [] : [index]));
  const chosen = telling.length > 0 ? telling : [...all.keys()];
  return {
    phrases: phrasesOf(all),
    words: chosen.slice(0, mostWords).map((index) => {
      const word = all[index] ?? '';
      return { word, variants: [...variantsOf(all, index), ...otherReadings(read[index])], weight: weightOf(word) };
    }),
  };
}

const otherReadings = (read?: ReadWord): Variant[] => (read?.others ?? []).map((word) => ({ word, prefix: false }));

function variantsOf(all: readonly string[], index: number): Variant[] {
  const last = all.length - 1;
  return [
    [index, index],
    [index - 1, index],
    [index, index + 1],
  ]
    .filter(([from = 0, to = 0]) => from >= 0 && to <= last)
    .map(([from = 0, to = 0]) => ({ word: all.slice(from, to + 1).join(''), prefix: to === last }))
    .filter(({ word }) => word.length <= longestWord);
}

function phrasesOf(all: readonly string[]): string[] {
  const pairs = all.length > mostWords ? [] : all.slice(1);
  const shingled = pairs.map((word, index) => [
    ...all.slice(0, index),
    `${all[index]}${word}`,
    ...all.slice(index + 2),
  ]);
  return [all, ...shingled].map((words) => words.join(' ')).filter(({ length }) => length <= longestWord);
}
