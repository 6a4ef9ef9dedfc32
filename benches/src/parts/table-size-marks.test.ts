import { expect, it } from 'vitest';
import type { Outcome } from '../load/paced-figures.js';
import { present } from '../present.js';
import { mergedRounds, type Sized, sizeMarks } from './table-size-marks.js';

const outcome = (p50: number, failed = 0): Outcome => ({
  served: 10,
  servedPerSecond: 10,
  refused: 0,
  failed,
  statuses: {},
  p50,
  p99: p50,
  unservedMean: Number.NaN,
  unservedP99: Number.NaN,
});
/** What takes so many milliseconds in each round: something that is one thing, and a search. */
const rounds = (one: number[], search: number) =>
  one.map((p50) => ({
    answered: [
      { name: 'GET summary', cost: 'one' as const, dear: false, alone: outcome(p50), atFour: outcome(4 * p50) },
      {
        name: 'GET search',
        cost: 'matches' as const,
        dear: true,
        alone: outcome(100 * search),
        atFour: outcome(100 * search),
      },
    ],
    searches: {
      enhanced: [1, 2, 3].map((x) => ({ x, y: search * x })),
      regular: [1, 2, 3].map((x) => ({ x, y: search * x })),
    },
  }));
const sizedAs = (count: number, one: number[], search: number): Sized => ({
  count,
  ...mergedRounds(rounds(one, search)),
  memory: { directory: 400 },
  engineMemory: 900,
  rebuildMs: count / 10,
});
function markOf(part: string, sized: Sized[]) {
  return sizeMarks(sized).find(({ name }) => name.includes(part));
}

it('compares one thing at the largest size with the smallest, round by round, and names the worst', () => {
  const mark = markOf('alone', [
    sizedAs(2_000, [1, 2, 1], 1),
    sizedAs(100_000, [1, 6, 3], 1),
    sizedAs(500_000, [2, 4, 2], 9),
  ]);
  expect(mark).toMatchObject({ value: 2, atMost: 2 });
  expect(mark?.name).toContain('GET summary');
});

it('holds what is called plain at 100,000 listings to ten times the median of it, and names the worst', () => {
  const [one] = rounds([1], 1)[0]?.answered ?? [];
  const plain = (name: string, p50: number) => ({ ...present(one, 'request'), name, alone: outcome(p50) });
  const more = [plain('GET reach', 1), plain('GET position', 1), plain('GET cards', 11)];
  const merged = mergedRounds(rounds([1], 30).map((round) => ({ ...round, answered: [...round.answered, ...more] })));
  const mark = markOf('what is plain', [
    sizedAs(2_000, [1], 1),
    { ...sizedAs(100_000, [1], 1), ...merged },
    sizedAs(500_000, [1], 1),
  ]);
  expect(mark).toMatchObject({ value: 11, atMost: 10 });
  expect(mark?.name).toBe('what is plain at 100k / the median of it, worst: GET cards');
});

it('lets a search in the densest metro cost as much more as there are more listings', () => {
  const sized = [sizedAs(2_000, [1], 1), sizedAs(100_000, [1], 2), sizedAs(500_000, [1], 8)];
  expect(markOf('enhanced search in the densest metro', sized)).toMatchObject({ value: 4, atMost: 5 });
});

it('holds a rebuild to the number of listings', () => {
  expect(markOf('rebuild', [sizedAs(100_000, [1], 1), sizedAs(500_000, [1], 1)])).toMatchObject({
    value: 5,
    atMost: 6.25,
  });
});

it('counts requests that were not answered in any round', () => {
  const failing = rounds([1, 1], 1).map(({ answered, searches }) => ({
    answered: answered.map((each) => ({ ...each, alone: outcome(1, 3) })),
    searches,
  }));
  const merged = mergedRounds([...rounds([1], 1), ...failing]);
  expect(markOf('not answered', [{ ...sizedAs(2_000, [1], 1), ...merged }])?.value).toBe(12);
});
