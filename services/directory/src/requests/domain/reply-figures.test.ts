import { dayMs, hourMs } from '@poolpros/contracts/time';
import { describe, expect, test } from 'vitest';
import { type MeasuredRequest, minutesByDay, replyFigures } from './reply-figures.js';

describe('minutes by day', () => {
  test.each([
    ['within a day', '2026-11-20T15:00:00Z', '2026-11-20T16:30:00Z', 'America/Chicago', 90],
    ['in the evening until the next morning', '2026-11-20T23:00:00Z', '2026-11-21T15:00:00Z', 'America/Chicago', 120],
    ['at night until the same night', '2026-11-21T03:00:00Z', '2026-11-21T11:00:00Z', 'America/Chicago', 0],
    ['from 18:00 until 08:00', '2026-11-21T00:00:00Z', '2026-11-21T14:00:00Z', 'America/Chicago', 0],
    ['from 18:00 until 08:01', '2026-11-21T00:00:00Z', '2026-11-21T14:01:00Z', 'America/Chicago', 1],
    ['over a weekend', '2026-11-20T23:00:00Z', '2026-11-23T15:00:00Z', 'America/Chicago', 60 + 600 + 600 + 60],
    ['the same hours in the east', '2026-11-20T15:00:00Z', '2026-11-20T23:30:00Z', 'America/New_York', 480],
    ['the same hours in the mountains', '2026-11-20T15:00:00Z', '2026-11-20T23:30:00Z', 'America/Denver', 510],
    ['the same hours in the west', '2026-11-20T15:00:00Z', '2026-11-20T23:30:00Z', 'America/Los_Angeles', 450],
    ['the night the clocks go back', '2026-10-31T22:00:00Z', '2026-11-01T15:00:00Z', 'America/Chicago', 60 + 60],
    ['the night the clocks go forward', '2026-03-07T23:00:00Z', '2026-03-08T14:00:00Z', 'America/Chicago', 60 + 60],
    ['a zone without summer time', '2026-03-08T00:30:00Z', '2026-03-08T15:30:00Z', 'America/Phoenix', 30 + 30],
    ['nothing', '2026-11-20T15:00:00Z', '2026-11-20T15:00:00Z', 'America/Chicago', 0],
  ])('%s', (_, from, to, zone, minutes) => {
    expect(minutesByDay(new Date(from), new Date(to), zone)).toBe(minutes);
  });
});

const zone = 'America/Chicago';
const now = new Date('2026-11-27T18:00:00Z');
/** A request at noon in Chicago, some days ago, answered some minutes later. */
const request = (
  days: number,
  minutes: number | null,
  status: MeasuredRequest['status'] = 'replied',
): MeasuredRequest => {
  const deliveredAt = new Date(now.getTime() - days * dayMs);
  return {
    status: minutes === null && status === 'replied' ? 'delivered' : status,
    deliveredAt,
    repliedAt: minutes === null ? null : new Date(deliveredAt.getTime() + minutes * 60_000),
  };
};
const five = [3, 4, 5, 6, 7].map((days) => request(days, 30));

test.each([
  ['five answered within the hour', five, 60],
  ['four', five.slice(1), null],
  ['five, one of them 91 days ago', [...five.slice(1), request(91, 30)], null],
  ['five, one of them just within 90 days', [...five.slice(1), request(90, 30)], 60],
  ['four of five answered', [...five.slice(1), request(3, null)], 60],
  ['three of five answered', [...five.slice(2), request(3, null), request(4, null)], null],
  ['five answered and one that is open for 48 hours', [...five, request(2, null)], 60],
  ['five answered and two that are open for longer', [...five, request(2.1, null), request(3, null)], null],
  ['a median of four hours', [...five.slice(3), ...[3, 4, 5].map((days) => request(days, 240))], 240],
  ['a median just beyond', [...five.slice(3), ...[3, 4, 5].map((days) => request(days, 241))], 1440],
  ['a median of more than a day of work', [3, 4, 5, 6, 7].map((days) => request(days + 10, 1441 * 3)), null],
  ['replies of which none is of the last 30 days', [40, 41, 42, 43, 44].map((days) => request(days, 30)), null],
  ['five answered and spam', [...five, request(3, null, 'spam'), request(4, null, 'spam')], 60],
  ['five answered and two withdrawn', [...five, request(3, null, 'withdrawn'), request(4, null, 'withdrawn')], 60],
  ['four answered and one declined', [...five.slice(1), request(3, null, 'declined')], 60],
] as const)('%s: %s', (_, requests, step) => {
  expect(replyFigures(requests, zone, now).step).toBe(step);
});

test('says how many there were, how many were answered, and how soon', () => {
  const requests = [request(3, 10), request(4, 20), request(5, 40), request(6, null), request(1, null)];
  expect(replyFigures(requests, zone, now)).toEqual({ requests: 5, rate: 0.75, medianMinutes: 20, step: null });
  expect(replyFigures([], zone, now)).toEqual({ requests: 0, rate: null, medianMinutes: null, step: null });
});

test('are the same in any order, and when they are computed again', () => {
  let seed = 7;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  for (let round = 0; round < 50; round++) {
    const requests = Array.from({ length: Math.ceil(random() * 20) }, () =>
      request(random() * 100, random() < 0.8 ? random() * 3000 : null),
    );
    const figures = replyFigures(requests, zone, now);
    const shuffled = requests.map((each) => ({ each, key: random() })).toSorted((a, b) => a.key - b.key);
    expect(
      replyFigures(
        shuffled.map(({ each }) => each),
        zone,
        now,
      ),
    ).toEqual(figures);
    expect(replyFigures(requests, zone, now)).toEqual(figures);
  }
});

test('a quicker reply never makes the median longer', () => {
  for (const minutes of [0, 5, 30, 100, 600]) {
    const slower = [...five.slice(1), request(3, minutes + 1)];
    const quicker = [...five.slice(1), request(3, minutes)];
    const of = (requests: readonly MeasuredRequest[]) => replyFigures(requests, zone, now).medianMinutes ?? 0;
    expect(of(quicker)).toBeLessThanOrEqual(of(slower));
  }
  expect(minutesByDay(now, new Date(now.getTime() + hourMs), zone)).toBe(60);
});
