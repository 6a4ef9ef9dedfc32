import { tableOf } from '@poolpros/chassis/machine';
import { expect, test } from 'vitest';
import { reviewMachine } from './review.js';

test('lives by this table', () => {
  expect(`\n${tableOf(reviewMachine)}\n`).toBe(`
              submitted  published  withdrawn  expired  (begin)    by
submit        -          -          -          -        submitted  anonymous
verify        published  -          -          -        -          anonymous
submit_again  -          published  -          -        -          anonymous
expire        expired    -          -          -        -          system
`);
});
