import { expect, test } from 'vitest';
import {
  contactReach,
  countLinks,
  dedupeHash,
  deliveryAfter,
  deliveryOf,
  requestedListings,
  undeliveredFigures,
} from './contact-request.js';

test.each([
  ['Please call me about a leak.', 0],
  ['See https://a.example and http://b.example', 2],
  ['See www.a.example', 1],
  ['See https://www.a.example', 1],
  ['HTTPS://A.EXAMPLE www.b.example WWW.C.EXAMPLE', 3],
  ['mail.www.a.example', 0],
])('counts the links of %j', (text, links) => {
  expect(countLinks(text)).toBe(links);
});

const request = { installerId: 7, email: 'ann@home.example', message: 'Please call me.\nThe pool leaks.' };

test('takes the same words with other spacing and case for the same request', () => {
  expect(dedupeHash({ ...request, message: '  please CALL me.  The pool\tleaks. ' })).toBe(dedupeHash(request));
});

test.each([{ installerId: 8 }, { email: 'bob@home.example' }, { message: 'Please call me.' }])(
  'takes a request with %j for another one',
  (change) => {
    expect(dedupeHash({ ...request, ...change })).not.toBe(dedupeHash(request));
  },
);

test.each([
  [{ installerId: 7 }, [[7, 'body.installerId']]],
  [
    { installerId: 7, alsoTo: [9, 8] },
    [
      [7, 'body.installerId'],
      [9, 'body.alsoTo.0'],
      [8, 'body.alsoTo.1'],
    ],
  ],
  [
    { installerId: 7, alsoTo: [7, 8, 8] },
    [
      [7, 'body.installerId'],
      [8, 'body.alsoTo.1'],
    ],
  ],
])('takes the recipients of %j once each, in their order', (body, recipients) => {
  expect([...requestedListings(body)]).toEqual(recipients);
});

test.each([
  [true, 'office@hillstone.example', 'team', 'delivered', null],
  [true, null, 'team', 'delivered', null],
  [false, 'office@hillstone.example', 'email', 'pending', null],
  [false, null, 'none', 'undelivered', 'no_contact'],
] as const)('members %s, with the contact %s: reaches %s and is %s', (hasMembers, contactEmail, reach, ...fields) => {
  expect(contactReach({ contactEmail }, hasMembers)).toBe(reach);
  expect(deliveryOf[reach]).toEqual({ delivery: fields[0], undeliveredReason: fields[1] });
});

test.each([
  ['pending', 'delivered', 'delivered', null],
  ['pending', 'stopped', 'undelivered', 'stopped'],
  ['pending', 'rejected', 'undelivered', 'rejected'],
  ['pending', 'no_contact', 'undelivered', 'no_contact'],
  ['delivered', 'stopped', 'delivered', null],
  ['undelivered', 'delivered', 'delivered', null],
  ['undelivered', 'rejected', 'undelivered', 'rejected'],
] as const)('a %s request whose mail is %s is %s', (delivery, outcome, after, undeliveredReason) => {
  expect(deliveryAfter({ delivery }, outcome)).toEqual({ delivery: after, undeliveredReason });
});

test('the figures of the staff name every reason, and the first request of all', () => {
  expect(undeliveredFigures([])).toEqual({
    total: 0,
    oldest: null,
    reasons: { no_contact: 0, stopped: 0, rejected: 0 },
  });
  const day = (date: number) => new Date(Date.UTC(2026, 10, date));
  expect(
    undeliveredFigures([
      { reason: 'stopped', total: 1, oldest: day(4) },
      { reason: 'no_contact', total: 5, oldest: day(2) },
    ]),
  ).toEqual({ total: 6, oldest: '2026-11-02T00:00:00.000Z', reasons: { no_contact: 5, stopped: 1, rejected: 0 } });
});
