import { expect, test } from 'vitest';
import { wordsQuery } from './words.js';

test('folds the text as names are folded in the index', () => {
  expect(wordsQuery('  Crème & O’Brien ')).toEqual(wordsQuery('creme and obrien'));
});

test('puts the exact name before words in order before words in any order', () => {
  const boosts = JSON.stringify(wordsQuery('crystal blue')).match(/"boost":\d+/g);
  expect(boosts).toEqual(['"boost":10', '"boost":4', '"boost":2']);
});

test('forgives typing errors, except in the first letter, and needs every word', () => {
  const tolerant = { fuzziness: 'AUTO', prefix_length: 1, operator: 'and' };
  const fields = ['nameFolded', 'nameFolded.glued'];
  expect(wordsQuery('crstal pols')).toMatchObject({
    dis_max: { queries: expect.arrayContaining([{ multi_match: { query: 'crstal pols', fields, ...tolerant } }]) },
  });
});
