import { expect, it } from 'vitest';
import { candidateDetail, candidatesBeside, namesOf } from './candidates.js';

const home = 'http://localhost:4000';
const firm = (id: number, more: object = {}) => ({ id, name: `Firm ${id}`, ...more });

it('offers each business once, the lists in their order, without the recipient of the message', () => {
  const offered = candidatesBeside(firm(2), [[firm(3), firm(2)], [firm(3), firm(4)], [firm(1)]], home);
  expect(offered.map(({ id }) => id)).toEqual([3, 4, 1]);
});

it('shows for a saved business what the current results say', () => {
  expect(candidatesBeside(null, [[firm(3)], [firm(3, { distance: 7.94, rating: 4.6 })]], home)).toEqual([
    firm(3, { distance: 7.94, rating: 4.6 }),
  ]);
});

it('offers none that accepts no requests, whichever list has it', () => {
  const away = firm(3, { availability: { status: 'paused', until: null } });
  expect(candidatesBeside(null, [[firm(3), firm(4)], [away]], home)).toEqual([firm(4)]);
});

it('offers a sample only on the machine of the person who started it', () => {
  const sample = firm(3, { sample: true });
  expect(candidatesBeside(null, [[sample, firm(4)]], home)).toEqual([sample, firm(4)]);
  expect(candidatesBeside(null, [[sample, firm(4)]], 'https://poolpros.example')).toEqual([firm(4)]);
});

it('offers six at most', () => {
  expect(candidatesBeside(null, [[1, 2, 3, 4, 5, 6, 7, 8].map((id) => firm(id))], home)).toHaveLength(6);
});

it.each([
  [{}, ''],
  [{ distance: 7.94, rating: 4.6, location: 'Austin, TX' }, '7.9 miles · 4.6 stars'],
  [{ distance: null, rating: null, location: 'Austin, TX' }, 'Austin, TX'],
  [{ rating: 5 }, '5.0 stars'],
])('tells a candidate with %j by %j', (more, words) => {
  expect(candidateDetail(firm(1, more))).toBe(words);
});

it.each([
  [[], ''],
  [[1], 'Firm 1'],
  [[1, 2], 'Firm 1 and Firm 2'],
  [[1, 2, 3], 'Firm 1, Firm 2 and Firm 3'],
])('lists %j as %j', (ids, words) => {
  expect(namesOf(ids.map((id) => firm(id)))).toBe(words);
});
