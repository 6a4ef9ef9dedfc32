import { expect, it } from 'vitest';
import { wordsOf } from './words.js';

it.each([
  ['', []],
  ['  ', []],
  ['Leaking  PUMP', ['leaking', 'pump']],
  ['pump Pump', ['pump']],
  ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
])('looks for the words of %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});
