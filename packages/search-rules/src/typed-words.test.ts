import { describe, expect, it } from 'vitest';
import { countsIn, typedWords, wordWeights } from './typed-words.js';

/** The words of a text in all their variants; a star marks prefixes. */
const variants = (text: string): string[] =>
  typedWords(text).words.map(({ variants }) =>
    variants.map(({ word, prefix }) => (prefix ? `${word}*` : word)).join(' '),
  );
/** The words of a text as they are typed. */
const words = (text: string): string[] => typedWords(text).words.map(({ word }) => word);

it.each([
  ['blue', ['blue*']],
  ['Aqua-Tech', ['aqua aquatech*', 'tech* aquatech*']],
  ['blue aqua tech', ['blue blueaqua', 'aqua blueaqua aquatech*', 'tech* aquatech*']],
  ['in ground', ['ground* inground*']],
  ['crystal in', ['crystal crystalin*']],
  ['', []],
  ['!!!', []],
])('reads each word of %j alone and with a neighbor, the last as a prefix', (text, expected) => {
  expect(variants(text)).toEqual(expected);
});

it.each([
  ['who can fix a leaking vinyl liner near my house please', ['fix', 'leaking', 'vinyl', 'liner', 'house']],
  ['somebody that builds and does the tiles of our pool in austin', ['build', 'tile', 'pool', 'austin']],
  ['This is what I need: hot tubs, thanks', ['hot', 'tub']],
  ['The Pool Guy', ['pool', 'guy']],
])('leaves words of mere grammar out of %j', (text, expected) => {
  expect(words(text)).toEqual(expected);
});

it.each([
  ['the', ['the']],
  ['Who Is Who', ['who', 'is', 'who']],
])('keeps the words of %j, as there are no others', (text, expected) => {
  expect(words(text)).toEqual(expected);
});

it('looks for at most twelve words, however many are typed', () => {
  const text = Array.from({ length: 100 }, (_, index) => String.fromCharCode(97 + (index % 26))).join(' ');
  expect(words(text)).toHaveLength(12);
  expect(words(`the ${'pool '.repeat(40)}`)).toHaveLength(12);
});

it('lets no number of words of the trade outweigh another word', () => {
  const sum = (text: string): number => typedWords(text).words.reduce((total, { weight }) => total + weight, 0);
  expect(sum('pool hot tub sauna steam spa repair installation cleaning covers luxury vinyl')).toBeLessThan(
    sum('lagoon'),
  );
});

it('tells from a weight how many words of each kind make it up', () => {
  expect(
    countsIn(typedWords('lagoon vinyl sauna pool tampa').words.reduce((sum, { weight }) => sum + weight, 0)),
  ).toEqual([
    { weight: wordWeights.other, count: 2 },
    { weight: wordWeights.trade, count: 2 },
  ]);
});

it('compares nothing that is longer than what is stored', () => {
  const [word] = typedWords('ﬃ'.repeat(200)).words;
  expect(word).toMatchObject({ word: 'ffi'.repeat(200), variants: [] });
  expect(typedWords('ﬃ'.repeat(200)).phrases).toEqual([]);
});

describe('phrases that names are compared with', () => {
  it('are the whole text, and the same with two neighbors as one', () => {
    expect(typedWords('The Aqua Tech').phrases).toEqual(['the aqua tech', 'theaqua tech', 'the aquatech']);
    expect(typedWords('a'.repeat(200)).phrases).toEqual(['a'.repeat(200)]);
  });

  it('stay few when the text is long', () => {
    expect(typedWords('a '.repeat(100)).phrases).toEqual([Array(100).fill('a').join(' ')]);
  });
});
