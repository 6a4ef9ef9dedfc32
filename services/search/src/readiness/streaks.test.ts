import { expect, test } from 'vitest';
import { createConsecutiveSuccesses } from './streaks.js';

function reached(...rounds: boolean[][]): number {
  const streaks = createConsecutiveSuccesses();
  for (const round of rounds) streaks.add(round);
  return [1, 2, 3, 4].findIndex((count) => !streaks.allReached(count));
}
const [yes, no] = [true, false];

test.each([
  { rounds: [], count: 0, why: 'nothing was asked' },
  { rounds: [[yes, yes]], count: 1, why: 'all were in time once' },
  { rounds: [[yes, no]], count: 0, why: 'one was late' },
  {
    rounds: [
      [yes, no],
      [no, yes],
    ],
    count: 1,
    why: 'each was in time once',
  },
  {
    rounds: [
      [yes, yes],
      [yes, no],
      [yes, yes],
    ],
    count: 1,
    why: 'one was never in time twice in a row',
  },
  {
    rounds: [
      [yes, yes],
      [yes, yes],
      [no, yes],
    ],
    count: 2,
    why: 'what was reached stays',
  },
  {
    rounds: [
      [yes, yes],
      [yes, yes],
      [yes, yes],
    ],
    count: 3,
    why: 'all were in time three times',
  },
])('is $count when $why', ({ rounds, count }) => {
  expect(reached(...rounds)).toBe(count);
});
