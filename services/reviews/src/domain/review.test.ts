import { tableOf } from '@poolpros/chassis/testing/machine-table';
import { dayMs } from '@poolpros/contracts/time';
import { expect, test } from 'vitest';
import { reviewMachine, takesReviews } from './review.js';

test('lives by this table', () => {
  expect(`\n${tableOf(reviewMachine)}\n`).toBe(`
              submitted  held       published  removed    withdrawn  expired  (begin)    by
submit        -          -          -          -          -          -        submitted  anonymous
verify        published  -          -          -          -          -        -          anonymous
hold          held       -          -          -          -          -        -          anonymous
release       -          published  -          -          -          -        -          system
submit_again  -          -          published  -          -          -        -          anonymous
expire        expired    -          -          -          -          -        -          system
remove        -          -          removed    -          -          -        -          staff, with a reason
withdraw      -          withdrawn  withdrawn  -          -          -        -          anonymous
erase         withdrawn  withdrawn  withdrawn  withdrawn  -          -        -          system
anonymize     -          -          -          removed    -          -        -          system
`);
});

const closedAt = new Date('2026-06-01T12:00:00Z');
const after = (days: number) => new Date(closedAt.getTime() + days * dayMs);

test.each([
  ['published', null, true],
  ['paused', null, true],
  ['suspended', null, true],
  ['closed', null, false],
  ['merged', null, false],
  ['removed', null, false],
] as const)('of a listing that is %s since %s people write: %s', (status, at, takes) => {
  expect(takesReviews({ status, closedAt: at }, after(0))).toBe(takes);
});

test('of a closed business people write for 90 days', () => {
  expect(takesReviews({ status: 'closed', closedAt }, after(89.9))).toBe(true);
  expect(takesReviews({ status: 'closed', closedAt }, after(90))).toBe(false);
});
