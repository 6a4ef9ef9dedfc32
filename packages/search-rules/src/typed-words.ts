import { poolTypes, services, specializations } from '@poolpros/contracts/catalogue';
import { longestWord, wordsOf } from './words.js';

/** A way to write a typed word. The word that ends the text is a prefix as well. */
export interface Variant {
  word: string;
  prefix: boolean;
}

/** A word that listings are looked for by. */
export interface TypedWord {
  /** As it was typed. */
  word: string;
  /** The word alone, and written together with the one before it and the one after it. */
  variants: Variant[];
  /** What it counts where a listing need not have every word. */
  weight: number;
}

/** What was typed, as listings are compared with it. */
export interface TypedWords {
  /** What the beginning of a name is compared with: the whole text, and the same with two neighbours written as one. */
  phrases: string[];
  words: TypedWord[];
}

// More words than this narrow nothing any more, and each one costs the stores a clause.
const mostWords = 12;

/** Words of questions and wishes, which say nothing of who is looked for. */
const functionWords = new Set(
  wordsOf(
    'a an and any anyone are around at be been but by can could did do does every find for from get had has have he her ' +
      'here him his how i if im in into is it its ive just like looking may me more my near nearby need needs of on or ' +
      'our out please should so some somebody someone than thank thanks that the their them there these they this those ' +
      'to too very want wants was we were what when where which while who whose why with would you your',
  ),
);

/** Words of what the trade offers: so many listings have them that they say little of one. */
const tradeWords = new Set([...services, ...poolTypes, ...specializations].flatMap(wordsOf));
/** Nearly every listing has it. */
const commonWord = 'pool';

/** No number of words of the trade outweighs another word; what says nothing of a listing weighs nothing. */
export const wordWeights = { none: 0, trade: 1, other: mostWords + 1 } as const;

function weightOf(word: string): number {
  if (functionWords.has(word) || word === commonWord) return wordWeights.none;
  return tradeWords.has(word) ? wordWeights.trade : wordWeights.other;
}

/** How many words of each weight make up the weight of what a listing has. */
export const countsIn = (weight: number): { weight: number; count: number }[] => [
  { weight: wordWeights.other, count: Math.floor(weight / wordWeights.other) },
  { weight: wordWeights.trade, count: weight % wordWeights.other },
];

/** Reads a text: at most twelve words without those of mere grammar, unless there are no others. */
export function typedWords(text: string): TypedWords {
  const all = wordsOf(text);
  const telling = all.flatMap((word, index) => (functionWords.has(word) ? [] : [index]));
  const chosen = telling.length > 0 ? telling : [...all.keys()];
  return {
    phrases: phrasesOf(all),
    words: chosen.slice(0, mostWords).map((index) => {
      const word = all[index] ?? '';
      return { word, variants: variantsOf(all, index), weight: weightOf(word) };
    }),
  };
}

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
