import { tableOf } from '@poolpros/chassis/testing/machine-table';
import { dayMs } from '@poolpros/contracts/time';
import { expect, it } from 'vitest';
import { claimMachine, isAutomatic, pausedUntil } from './claim.js';

it('lives by this table', () => {
  expect(`\n${tableOf(claimMachine)}`).toMatchInlineSnapshot(`
    "
                started       proof_sent    proof_passed  under_review  approved  rejected      withdrawn  superseded  expired  disputed  revoked  (begin)  by
    start       -             -             -             -             -         -             -          -           -        -         -        started  contractor
    send_proof  proof_sent    proof_sent    -             -             -         -             -          -           -        -         -        -        contractor
    prove       proof_passed  proof_passed  -             -             -         -             -          -           -        -         -        -        contractor anonymous
    review      under_review  -             under_review  -             -         -             -          -           -        -         -        -        contractor anonymous
    approve     -             -             approved      approved      -         -             -          -           -        -         -        -        staff system
    reject      -             -             -             rejected      -         -             -          -           -        -         -        -        staff, with a reason
    withdraw    withdrawn     withdrawn     withdrawn     withdrawn     -         -             -          -           -        -         -        -        contractor
    supersede   superseded    superseded    superseded    superseded    -         -             -          -           -        -         -        -        system
    expire      expired       expired       -             expired       -         -             -          -           -        -         -        -        system
    appeal      -             -             -             -             -         under_review  -          -           -        -         -        -        contractor
    grant       -             -             -             approved      -         -             -          -           -        -         -        -        contractor anonymous
    refuse      -             -             -             rejected      -         -             -          -           -        -         -        -        contractor anonymous
    dispute     -             -             -             -             disputed  -             -          -           -        -         -        -        anonymous
    uphold      -             -             -             -             -         -             -          -           -        approved  -        -        staff
    overturn    -             -             -             -             -         -             -          -           -        rejected  -        -        staff, with a reason
    revoke      -             -             -             -             revoked   -             -          -           -        -         -        -        staff, with a reason"
  `);
});

const now = new Date('2026-11-22T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
const settled = { hasOwner: false, contactChangedAt: daysAgo(30), otherOpenClaims: 0 };

it.each([
  [{}, true],
  [{ contactChangedAt: daysAgo(29) }, false],
  [{ hasOwner: true }, false],
  [{ otherOpenClaims: 1 }, false],
])('a proved claim of a listing with %j is approved by itself: %s', (change, approved) => {
  expect(isAutomatic({ ...settled, ...change }, now)).toBe(approved);
});

it.each([
  [[], null],
  [[1], null],
  [[40, 1], daysAgo(-29)],
  [[1, 40], daysAgo(-29)],
  [[40, 31], null],
])('after rejections %j days ago an account waits until %s', (days, until) => {
  expect(pausedUntil(days.map(daysAgo), now)).toEqual(until);
});
