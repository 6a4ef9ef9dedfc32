import { describe, expect, it } from 'vitest';
import {
  allowedEdits,
  editDistance,
  isCloseWord,
  readingsOf,
  relevance,
  relevanceOf,
  searchedWords,
  typedWords,
  wordsOf,
} from './words.js';

it.each([
  ['Crème Pools', ['creme', 'pool']],
  ['O’Brien & Sons', ['obrien', 'and', 'son']],
  ['Aqua-Tech Companies', ['aqua', 'tech', 'company']],
  ['Glass  Spas, St. Louis', ['glass', 'spa', 'st', 'loui']],
  ['gas plus', ['gas', 'plus']],
  ['!!!', []],
])('takes %s for the words %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it('looks for at most twelve words', () => {
  expect(typedWords('a b c d e f g h i j k l m n')).toHaveLength(12);
});

it('reads two neighbouring words as one, too', () => {
  expect(readingsOf(['blue', 'aqua', 'tech'])).toEqual([
    ['blue', 'aqua', 'tech'],
    ['blueaqua', 'tech'],
    ['blue', 'aquatech'],
  ]);
});

it.each([
  ['', 'pool', 4],
  ['pool', 'pool', 0],
  ['pol', 'pool', 1],
  ['cyrstal', 'crystal', 1],
  ['crstl', 'crystal', 2],
  ['lagon', 'dragon', 2],
  ['abcd', 'badc', 2],
])('counts the edits from %s to %s as %i', (a, b, edits) => {
  expect(editDistance(a, b)).toBe(edits);
  expect(editDistance(b, a)).toBe(edits);
});

it.each([
  ['of', 0],
  ['spa', 1],
  ['pools', 1],
  ['lagoon', 2],
])('forgives %s %i errors', (word, edits) => {
  expect(allowedEdits(word)).toBe(edits);
});

it('takes a word for close only when its first letter is right', () => {
  expect(isCloseWord('cristal', 'crystal')).toBe(true);
  expect(isCloseWord('kristal', 'crystal')).toBe(false);
  expect(isCloseWord('of', 'on')).toBe(false);
});

describe('how well words match', () => {
  const crystal = searchedWords({
    name: 'Crystal Blue Pools',
    city: 'Round Rock',
    neighborhood: 'Zilker Heights',
    state: 'Texas',
    stateCode: 'TX',
    services: ['Hot Tub Installation'],
    poolTypes: [],
    specializations: ['Fiberglass Pools'],
  });

  it.each([
    ['Crystal Blue Pools', 'name'],
    ['crystal blue pool', 'name'],
    ['crystal', 'nameStart'],
    ['crystal bl', 'nameStart'],
    ['blue crystal', 'nameWords'],
    ['crystalblue', 'nameWords'],
    ['bluepool', 'nameWords'],
    ['pools blue', 'nameWords'],
    ['round rock', 'words'],
    ['hottub', 'words'],
    ['hot tub', 'words'],
    ['crystal zilker', 'words'],
    ['fiberglass round', 'words'],
    ['crstal blue', 'close'],
    ['cyrstal pols', 'close'],
    ['lagoon', 'none'],
    ['blu crystal', 'close'],
    ['crystal lagoon', 'none'],
    ['', 'none'],
  ] as const)('takes %s for a match by %s', (typed, by) => {
    expect(relevanceOf(wordsOf(typed), crystal)).toBe(relevance[by]);
  });
});
