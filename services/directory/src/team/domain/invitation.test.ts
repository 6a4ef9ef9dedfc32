import { tableOf } from '@poolpros/chassis/testing/machine-table';
import { expect, it } from 'vitest';
import { invitationDeadline, invitationMachine } from './invitation.js';

it('lives by this table', () => {
  expect(`\n${tableOf(invitationMachine)}`).toMatchInlineSnapshot(`
    "
            open      accepted  revoked  expired  (begin)  by
    invite  -         -         -        -        open     contractor
    accept  accepted  -         -        -        -        contractor
    revoke  revoked   -         -        -        -        contractor
    expire  expired   -         -        -        -        system"
  `);
});

it('can be accepted for 7 days', () => {
  expect(invitationDeadline(new Date('2026-11-23T12:00:00Z'))).toEqual(new Date('2026-11-30T12:00:00Z'));
});
