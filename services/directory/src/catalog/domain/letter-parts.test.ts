import { letterLists } from '@poolpros/contracts/limits';
import { createRandom, type Random } from '@poolpros/seed-data/random';
import { expect, it } from 'vitest';
import { letterOf, partNamed, partsOfRuns, runsOf } from './letter-parts.js';

const initials = [...'sssscccaaappbmtldrgwhfevnoik1y3juqxz'];
const invented = (random: Random, count: number): string[] =>
  Array.from(
    { length: count },
    () => random.pick(initials) + Array.from({ length: 5 }, () => random.pick([...'aeioulnrst'])).join(''),
  ).sort();
const partsOf = (folded: readonly string[]) => partsOfRuns(runsOf(folded));

it.each([0, 1, 99, 100, 101, 350, 2000, 13_000, 100_000])(
  'has each of %i names on one page of at most a hundred',
  (count) => {
    const parts = partsOf(invented(createRandom(count + 3), count));
    expect(parts.reduce((sum, { entries }) => sum + entries, 0)).toBe(count);
    expect(parts.filter(({ entries }) => entries < 1 || entries > letterLists.size)).toEqual([]);
    expect(new Set(parts.map(({ value }) => value)).size).toBe(parts.length);
    expect(new Set(parts.map(({ label }) => label)).size).toBe(parts.length);
  },
);

it('puts letters with few names on one page, and gives one with many several', () => {
  const size = 3;
  const folded = ['4 seasons', 'aqua', 'blue', 'cool', 'sand', 'sea', 'sierra', 'silver', 'tide', '{x}'];
  const parts = partsOfRuns(runsOf(folded, size), size);
  expect(parts.map(({ value, label, entries }) => [value, label, entries])).toEqual([
    ['0-b', '0–B', 3],
    ['c', 'C', 1],
    ['s-1', 'San–Sie', 3],
    ['s-2', 'Silver 2', 1],
    ['t-z', 'T–Z', 2],
  ]);
});

it('labels pages by as many letters as they need to differ', () => {
  const parts = partsOfRuns(runsOf(['aqua blue', 'aqua care', 'aqua pro', 'aqua pro'], 2), 2);
  expect(parts.map(({ label }) => label)).toEqual(['Aqua b–Aqua c', 'Aqua pro 2']);
});

it.each([
  ['a-c', 'a-c'],
  ['b', 'a-c'],
  ['s-2', 's-2'],
  ['s', 's-1'],
  ['s-9', 's-2'],
  ['m', 's-1'],
  ['z', 't'],
])('leads from %s to %s, where its names are now', (asked, found) => {
  const parts = partsOfRuns(runsOf(['aqua', 'cool', 'sand', 'sea', 'sun', 'tide'], 2), 2);
  expect(partNamed(parts, asked)?.value).toBe(found);
});

it('has no page for a list without names', () => {
  expect(partNamed([], 'a')).toBeUndefined();
});

it.each([
  ['', '0'],
  ['4 seasons', '0'],
  ['aqua', 'a'],
  ['zen', 'z'],
  ['пул', 'z'],
])('lists %j under %s', (folded, letter) => {
  expect(letterOf(folded)).toBe(letter);
});
