import { expect, it } from 'vitest';
import { isUsable, sendAgainAt } from './phone-code.js';

const now = new Date('2026-11-23T12:00:00Z');
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const hour = 3600;

it.each([
  [[], null],
  [[59], secondsAgo(-1)],
  [[60], null],
  [[2 * hour, 60], null],
  [[3 * hour, 2 * hour, hour], secondsAgo(-21 * hour)],
  [[24 * hour, 2 * hour, hour], null],
  [[24 * hour - 1, 2 * hour, 1], secondsAgo(-59)],
])('after codes %j seconds ago another one can be sent from %s', (sent, from) => {
  expect(sendAgainAt(sent.map(secondsAgo), now)).toEqual(from);
});

it.each([
  [0, 0, true],
  [4, 599, true],
  [5, 0, false],
  [0, 600, false],
])('a code that was tried %i times and sent %i seconds ago can be typed in: %s', (tries, seconds, expected) => {
  expect(isUsable({ tries, sentAt: secondsAgo(seconds) }, now)).toBe(expected);
});
