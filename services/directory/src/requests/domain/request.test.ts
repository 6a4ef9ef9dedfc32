import { expect, test } from 'vitest';
import { confirmDeadline, countLinks, dedupeHash, followDeadline, requestedListings } from './request.js';

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

const request = { email: 'ann@home.example', message: 'Please call me.\nThe pool leaks.' };

test('takes the same words with other spacing and case for the same request', () => {
  expect(dedupeHash({ ...request, message: '  please CALL me.  The pool\tleaks. ' })).toBe(dedupeHash(request));
});

test.each([{ email: 'bob@home.example' }, { message: 'Please call me.' }])(
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

test('a page works for 90 days, and an unconfirmed request can be confirmed for seven', () => {
  const now = new Date('2026-11-20T14:52:00Z');
  expect(followDeadline(now).toISOString()).toBe('2027-02-18T14:52:00.000Z');
  expect(confirmDeadline({ createdAt: now }).toISOString()).toBe('2026-11-27T14:52:00.000Z');
});
