import { tableOf } from '@poolpros/chassis/testing/machine-table';
import { expect, it } from 'vitest';
import { leavesNoOwner, membershipMachine } from './membership.js';

it('lives by this table', () => {
  expect(`\n${tableOf(membershipMachine)}`).toMatchInlineSnapshot(`
    "
                     owner    manager  staff    gone     (begin)  by
    join_as_owner    -        -        -        owner    -        contractor
    join_as_manager  -        -        -        manager  -        contractor
    join_as_staff    -        -        -        staff    -        contractor
    make_owner       -        owner    owner    -        -        contractor
    make_manager     manager  -        manager  -        -        contractor
    make_staff       staff    staff    -        -        -        contractor
    leave            gone     gone     gone     -        -        contractor
    remove           gone     gone     gone     -        -        contractor system"
  `);
});

it.each([
  [['owner', 'manager'], 'owner', 'manager', true],
  [['owner', 'staff'], 'owner', 'gone', true],
  [['owner', 'owner'], 'owner', 'gone', false],
  [['owner', 'manager'], 'manager', 'gone', false],
  [['owner', 'manager'], 'manager', 'owner', false],
] as const)('in a team of %j a step from %s to %s leaves no owner: %s', (roles, from, to, none) => {
  expect(leavesNoOwner(roles, { from, to })).toBe(none);
});
