import { tableOf } from '@poolpros/chassis/testing/machine-table';
import { expect, it } from 'vitest';
import { deletionMachine, eraseDate, isClosedBy } from './account-deletion.js';

it('lives by this table', () => {
  expect(`\n${tableOf(deletionMachine)}`).toMatchInlineSnapshot(`
    "
             requested  kept  erasing  erased  (begin)    by
    request  -          -     -        -       requested  contractor
    keep     kept       -     -        -       -          anonymous system
    erase    erasing    -     -        -       -          system
    finish   -          -     erased   -       -          system"
  `);
});

it('can be taken back for 14 days', () => {
  expect(eraseDate(new Date('2026-11-23T12:00:00Z'))).toEqual(new Date('2026-12-07T12:00:00Z'));
});

it.each([
  ['requested', 0, true],
  ['kept', 0, false],
  // An operator disabled the account, before or after its owner requested the deletion.
  ['requested', 1, false],
] as const)('%s, with the account closed %i ms from it, closes the account: %s', (status, ms, closes) => {
  const requestedAt = new Date('2026-11-23T12:00:00Z');
  const disabledAt = new Date(requestedAt.getTime() + ms);
  expect(isClosedBy({ disabledAt }, { status, requestedAt })).toBe(closes);
});
