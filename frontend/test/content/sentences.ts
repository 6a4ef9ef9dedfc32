import { syllable } from 'syllable';
import type { ContentFile, Piece } from './content-file.js';

const segmenter = new Intl.Segmenter('en-US', { granularity: 'sentence' });

/** What ends like one; labels and cells do not. */
const isSentence = (text: string): boolean => /[.?!:]["”’)]?$/.test(text);

/** The sentences of a file, each with its line. */
export const sentencesOf = ({ prose }: Pick<ContentFile, 'prose'>): Piece[] =>
  prose.flatMap(({ line, text }) =>
    [...segmenter.segment(text)]
      .map(({ segment }) => ({ line, text: segment.trim() }))
      .filter((s) => isSentence(s.text)),
  );

/** The words of a text, without figures. */
export const wordsOf = (text: string): string[] => text.match(/\p{L}[\p{L}’']*/gu) ?? [];

/**
 * The school grade from which on most people read these sentences with ease (Flesch-Kincaid): it rises with the words
 * of a sentence and the syllables of a word.
 */
export function gradeOf(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}
