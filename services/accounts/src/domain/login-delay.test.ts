import { describe, expect, it } from 'vitest';
import { admitLogin } from './login-delay.js';

const start = new Date('2026-03-01T12:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);

describe('admitLogin', () => {
  it('admits the first attempt', () => {
    expect(admitLogin({ failures: 0, lastFailedAt: start }, start)).toEqual({ admitted: true, failures: 1 });
  });

  it('admits five attempts without a delay', () => {
    expect(admitLogin({ failures: 4, lastFailedAt: start }, start)).toEqual({ admitted: true, failures: 5 });
  });

  it.each([
    [5, 30],
    [6, 60],
    [7, 120],
    [9, 480],
    [10, 900],
    [60, 900],
  ])('holds the attempt after %i failures back for %i seconds', (failures, seconds) => {
    const known = { failures, lastFailedAt: start };
    expect(admitLogin(known, start)).toEqual({ admitted: false, retryAfterSeconds: seconds });
    expect(admitLogin(known, after(seconds - 0.5))).toEqual({ admitted: false, retryAfterSeconds: 1 });
    expect(admitLogin(known, after(seconds))).toEqual({ admitted: true, failures: failures + 1 });
  });

  it('never asks for more than the delay when attempts overtake each other', () => {
    expect(admitLogin({ failures: 5, lastFailedAt: after(2) }, start)).toEqual({
      admitted: false,
      retryAfterSeconds: 30,
    });
  });

  it('forgets failures after an hour', () => {
    expect(admitLogin({ failures: 60, lastFailedAt: start }, after(3600))).toEqual({ admitted: true, failures: 1 });
  });
});
