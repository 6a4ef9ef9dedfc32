import { letterLists, shownCities } from '@poolpros/contracts/limits';
import { createRandom, type Random } from '@poolpros/seed-data/random';
import { describe, expect, it } from 'vitest';
import { partNamed, partsOfRuns, runsOf } from './letter-parts.js';
import { linkedParts } from './linked-parts.js';

/** A page may have 250 links, and those that every page has are fewer than 40. */
const mostOwnLinks = 210;
const mostListings = 100_000;

/** Names begin with some letters far more often than with others: a sixth with the most frequent one. */
const initials = [...'ssssssssccccccaaaaappppppbbbbmmmmttttlllddrrggwwhhffeevnoik1y3juqxz'];
const alphabet = [...'0abcdefghijklmnopqrstuvwxyz'];
const word = (random: Random) => Array.from({ length: 5 }, () => random.pick([...'aeioulnrst'])).join('');

/** How the names of a city begin and go on. */
const cities: Record<string, (random: Random) => string> = {
  'as businesses have them': (random) => random.pick(initials) + word(random),
  'that begin with one letter': (random) => `s${word(random)}`,
  'that are all the same': () => 'silver pools',
  'that differ far behind the beginning': (random) => `the silver pools of ${word(random)}`,
  'with one letter in nine of ten': (random) => (random.chance(0.9) ? 's' : random.pick(alphabet)) + word(random),
  'with each letter as often': (random) => random.pick(alphabet) + word(random),
  'that begin with no letter': (random) => `${random.between(0, 9)} ${word(random)}`,
};
const counts = [0, 1, 100, 101, 2000, 4300, 6500, 7100, 20_000, mostListings];
const cases = Object.keys(cities).flatMap((kind) => counts.map((count) => [count, kind] as const));

function partsOf(count: number, nameOf: (random: Random) => string) {
  const random = createRandom(count + 3);
  return partsOfRuns(runsOf(Array.from({ length: count }, () => nameOf(random)).sort()));
}

describe.each(cases)('the pages of %i names %s', (count, kind) => {
  const parts = partsOf(count, cities[kind] ?? word);
  const first = linkedParts(parts, null);
  const linkedOn = new Map(parts.map((part) => [part.value, linkedParts(parts, part)]));

  it('are linked at once, or from the first page of their section', () => {
    const reached = new Set(first.map(({ value }) => value));
    for (const { value } of first) for (const next of linkedOn.get(value) ?? []) reached.add(next.value);
    expect([...reached].sort()).toEqual(parts.map(({ value }) => value).sort());
    if (parts.length <= letterLists.linked) expect(first).toHaveLength(parts.length);
  });

  it('have few links, and those in the order of names, each with a label of its own', () => {
    expect(first.length).toBeLessThanOrEqual(letterLists.linked);
    const place = new Map(parts.map(({ value }, index) => [value, index]));
    const faulty = parts.filter((part) => {
      const links = linkedOn.get(part.value) ?? [];
      const places = links.map(({ value }) => place.get(value) ?? -1);
      return (
        part.entries + links.length > mostOwnLinks ||
        places.some((each, index) => index > 0 && each <= (places[index - 1] ?? 0)) ||
        new Set(links.map(({ label }) => label)).size < links.length ||
        !links.some(({ value }) => value === part.value)
      );
    });
    expect(faulty).toEqual([]);
  });
});

it('links all pages of a city at once that the page of its state does not name, whatever its names are', () => {
  const most = Math.floor(mostListings / (shownCities.named + 1));
  for (let seed = 0; seed < 50; seed += 1) {
    const random = createRandom(seed);
    const [mostFrequent = 'a', ...others] = random.pickSome(alphabet, random.between(1, alphabet.length));
    const letter = () => (random.chance(0.5) ? mostFrequent : random.pick([mostFrequent, ...others]));
    const parts = partsOfRuns(runsOf(Array.from({ length: most }, () => `${letter()} pools`).sort()));
    expect(linkedParts(parts, null)).toHaveLength(parts.length);
  }
});

it('names a section by its letter, or by where it begins and ends if the letter has several', () => {
  const size = letterLists.size * letterLists.section;
  const names = [
    ...Array.from(
      { length: letterLists.linked * letterLists.size },
      (_, index) => `b${String(index).padStart(5, '0')}`,
    ),
    ...Array.from({ length: 300 }, (_, index) => `c${String(index).padStart(5, '0')}`),
    'zen',
  ];
  const parts = partsOfRuns(runsOf(names));
  expect(linkedParts(parts, null).map(({ value }) => value)).toEqual(['b-1', 'b-51', 'c-1', 'z']);
  expect(partNamed(parts, 'b-51')?.first).toBe(names[size]);
  expect(linkedParts(parts, null).map(({ label }) => label)).toEqual(['B00–B04', 'B05–B06', 'C', 'Z']);
});
