import { letterLists } from '@poolpros/contracts/limits';
import { createRandom, type Random } from '@poolpros/seed-data/random';
import { describe, expect, it } from 'vitest';
import { letterOf, linkedParts, partNamed, partsOfRuns, runsOf } from './letter-parts.js';

/** Names begin with some letters far more often than with others: a sixth with the most frequent one. */
const initials = [...'ssssssssccccccaaaaappppppbbbbmmmmttttlllddrrggwwhhffeevnoik1y3juqxz'];
const name = (random: Random): string =>
  random.pick(initials) + Array.from({ length: 5 }, () => random.pick([...'aeioulnrst'])).join('');
const names = (random: Random, count: number): string[] => Array.from({ length: count }, () => name(random)).sort();
const partsOf = (folded: readonly string[]) => partsOfRuns(runsOf(folded));

describe.each([0, 1, 99, 100, 101, 350, 2000, 5000, 13_000, 20_000])('a list of %i names', (count) => {
  const random = createRandom(count + 3);
  const parts = partsOf(names(random, count));
  const first = linkedParts(parts, null);

  it('has each name on one page of at most a hundred', () => {
    expect(parts.reduce((sum, { entries }) => sum + entries, 0)).toBe(count);
    expect(parts.filter(({ entries }) => entries < 1 || entries > letterLists.size)).toEqual([]);
    expect(new Set(parts.map(({ value }) => value)).size).toBe(parts.length);
    expect(new Set(parts.map(({ label }) => label)).size).toBe(parts.length);
  });

  it('links every page at once, or from the first page of its letter', () => {
    const reached = new Set(first.map(({ value }) => value));
    for (const { value } of first)
      for (const next of linkedParts(parts, partNamed(parts, value) ?? null)) reached.add(next.value);
    expect([...reached].sort()).toEqual(parts.map(({ value }) => value).sort());
    if (parts.length <= letterLists.linked) expect(first).toHaveLength(parts.length);
  });

  it('has at most 60 links to its pages, and at most 170 links on each of them', () => {
    expect(first.length).toBeLessThanOrEqual(letterLists.linked);
    for (const part of parts) expect(part.entries + linkedParts(parts, part).length).toBeLessThanOrEqual(170);
  });
});

it('links all pages of up to 3,000 names at once, whatever they are', () => {
  for (let seed = 0; seed < 50; seed += 1) {
    const random = createRandom(seed);
    const [most = 'a', ...others] = random.pickSome([...'abcdefghijklmnopqrstuvwxyz0'], random.between(1, 27));
    const letter = () => (random.chance(0.5) ? most : random.pick([most, ...others]));
    const parts = partsOf(Array.from({ length: 3000 }, () => `${letter()} pools`).sort());
    expect(linkedParts(parts, null)).toHaveLength(parts.length);
  }
});

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
