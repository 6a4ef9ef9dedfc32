import { describe, expect, it } from 'vitest';
import { admitLogin, isLocked, type LoginCounter } from './login-delay.js';

const start = new Date('2026-03-01T12:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const counters: LoginCounter[] = ['device', 'network', 'unknownDevices', 'wholeNetwork'];

describe('admitLogin', () => {
  it.each(counters)('admits the first attempt of a %s counter', (counter) => {
    expect(admitLogin(counter, { failures: 0, lastFailedAt: start }, start)).toEqual({ admitted: true, failures: 1 });
  });

  it.each([
    ['device', 5],
    ['network', 5],
    ['unknownDevices', 7],
    ['wholeNetwork', 20],
  ] as const)('of a %s counter admits %i attempts without a delay', (counter, free) => {
    const known = { failures: free - 1, lastFailedAt: start };
    expect(admitLogin(counter, known, start)).toEqual({ admitted: true, failures: free });
    expect(admitLogin(counter, { ...known, failures: free }, start)).toMatchObject({ admitted: false });
  });

  it.each([
    ['device', 5, 30],
    ['network', 5, 30],
    ['network', 6, 60],
    ['network', 7, 120],
    ['network', 9, 480],
    ['network', 10, 900],
    ['network', 60, 900],
    ['unknownDevices', 7, 10],
    ['unknownDevices', 9, 40],
    ['unknownDevices', 10, 900],
    ['unknownDevices', 5000, 900],
    ['wholeNetwork', 20, 30],
    ['wholeNetwork', 40, 900],
  ] as const)(
    'of a %s counter holds the attempt after %i failures back for %i seconds',
    (counter, failures, seconds) => {
      const known = { failures, lastFailedAt: start };
      expect(admitLogin(counter, known, start)).toEqual({ admitted: false, retryAfterSeconds: seconds });
      expect(admitLogin(counter, known, after(seconds - 0.5))).toEqual({ admitted: false, retryAfterSeconds: 1 });
      expect(admitLogin(counter, known, after(seconds))).toEqual({ admitted: true, failures: failures + 1 });
    },
  );

  it('never asks for more than the delay when attempts overtake each other', () => {
    expect(admitLogin('network', { failures: 5, lastFailedAt: after(2) }, start)).toEqual({
      admitted: false,
      retryAfterSeconds: 30,
    });
  });

  it.each(counters)('of a %s counter forgets failures after an hour', (counter) => {
    const known = { failures: 60, lastFailedAt: start };
    expect(admitLogin(counter, known, after(3600))).toEqual({ admitted: true, failures: 1 });
  });
});

it.each(counters)('ten failures of a %s counter lock the account only where no browser is known', (counter) => {
  expect(isLocked(counter, 9)).toBe(false);
  expect(isLocked(counter, 10)).toBe(counter === 'unknownDevices');
});
