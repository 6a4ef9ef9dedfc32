import { tableOf } from '@poolpros/chassis/testing/machine-table';
import { type ContactRequestStatus, contactRequestStatuses } from '@poolpros/contracts/http/request-states';
import { expect, test } from 'vitest';
import {
  contactReach,
  contactRequestMachine,
  deliveryAfter,
  isUndelivered,
  mayWrite,
  movesOf,
  undeliveredFigures,
} from './contact-request.js';

test('lives by this table', () => {
  expect(`\n${tableOf(contactRequestMachine)}\n`).toBe(`
           unconfirmed  new        delivered  seen       replied    quoted     scheduled  won        lost       declined  spam  withdrawn  expired    (begin)      by
send       -            -          -          -          -          -          -          -          -          -         -     -          -          new          anonymous
hold       -            -          -          -          -          -          -          -          -          -         -     -          -          unconfirmed  anonymous
confirm    new          -          -          -          -          -          -          -          -          -         -     -          -          -            anonymous
deliver    -            delivered  -          -          -          -          -          -          -          -         -     -          -          -            system staff
bounce     -            -          new        -          -          -          -          -          -          -         -     -          -          -            system
see        -            seen       seen       -          -          -          -          -          -          -         -     -          -          -            contractor
reply      -            replied    replied    replied    -          -          -          -          -          -         -     -          replied    -            contractor
quote      -            -          -          -          quoted     -          quoted     quoted     quoted     -         -     -          -          -            contractor
schedule   -            -          -          -          scheduled  scheduled  -          scheduled  scheduled  -         -     -          -          -            contractor
win        -            -          -          -          won        won        won        -          won        -         -     -          -          -            contractor
lose       -            -          -          -          lost       lost       lost       lost       -          -         -     -          -          -            contractor
decline    -            declined   declined   declined   declined   declined   declined   -          -          -         -     -          declined   -            contractor
mark_spam  -            spam       spam       spam       -          -          -          -          -          -         -     -          -          -            contractor staff
not_spam   -            -          -          -          -          -          -          -          -          -         seen  -          -          -            contractor staff
hire       -            won        won        won        won        won        won        -          won        won       -     -          won        -            anonymous
pass_over  -            lost       lost       lost       lost       lost       lost       lost       -          -         -     -          lost       -            anonymous
withdraw   withdrawn    withdrawn  withdrawn  withdrawn  withdrawn  withdrawn  withdrawn  -          -          -         -     -          withdrawn  -            anonymous
expire     -            -          expired    expired    -          -          -          -          -          -         -     -          -          -            system
`);
});

test.each([
  [true, 'office@hillstone.example', 'team'],
  [true, null, 'team'],
  [false, 'office@hillstone.example', 'email'],
  [false, null, 'none'],
] as const)('members %s, with the contact %s: is reached by %s', (hasMembers, contactEmail, reach) => {
  expect(contactReach({ contactEmail }, hasMembers)).toBe(reach);
});

test.each([
  ['new', 'delivered', 'deliver'],
  ['new', 'stopped', 'stopped'],
  ['new', 'rejected', 'rejected'],
  ['new', 'no_contact', 'no_contact'],
  ['delivered', 'stopped', null],
  ['seen', 'delivered', null],
  ['replied', 'rejected', null],
  ['new', 'bounced', 'bounced'],
  ['delivered', 'bounced', 'bounce'],
  ['seen', 'bounced', null],
] as const)('the mail of a %s request that was %s leads to: %s', (status, outcome, delivery) => {
  expect(deliveryAfter({ status }, outcome, false)).toBe(delivery);
});

test('a mail to a member that came back leaves the request with the other members', () => {
  expect(deliveryAfter({ status: 'delivered' }, 'bounced', true)).toBeNull();
});

test.each([
  ['new', 'no_contact', true],
  ['new', null, false],
  ['unconfirmed', 'no_contact', true],
  ['seen', null, false],
] as const)('one that is %s with the reason %s is undelivered: %s', (status, undeliveredReason, expected) => {
  expect(isUndelivered({ status, undeliveredReason })).toBe(expected);
});

const closedForWords: readonly ContactRequestStatus[] = ['unconfirmed', 'declined', 'spam', 'withdrawn'];

test.each(contactRequestStatuses)('both sides write to one that is %s, or neither does', (status) => {
  expect(mayWrite({ status })).toBe(!closedForWords.includes(status));
});

test.each([
  ['new', ['decline', 'mark_spam']],
  ['replied', ['quote', 'schedule', 'win', 'lose', 'decline']],
  ['won', ['quote', 'schedule', 'lose']],
  ['spam', ['not_spam']],
  ['withdrawn', []],
] as const)('a business can move one that is %s by %j', (status, moves) => {
  expect(movesOf({ status })).toEqual(moves);
});

test('the figures of the staff name every reason, and the first request of all', () => {
  expect(undeliveredFigures([])).toEqual({
    total: 0,
    oldest: null,
    reasons: { no_contact: 0, stopped: 0, rejected: 0, bounced: 0 },
  });
  const day = (date: number) => new Date(Date.UTC(2026, 10, date));
  expect(
    undeliveredFigures([
      { reason: 'stopped', total: 1, oldest: day(4) },
      { reason: 'no_contact', total: 5, oldest: day(2) },
    ]),
  ).toEqual({
    total: 6,
    oldest: '2026-11-02T00:00:00.000Z',
    reasons: { no_contact: 5, stopped: 1, rejected: 0, bounced: 0 },
  });
});
