import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createVisitCounter } from './visit-counter.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('sends what was counted within ten seconds as one batch, each visit once', () => {
  const send = vi.fn(async () => undefined);
  const visits = createVisitCounter(send);
  visits.count({ installerId: 1, kind: 'impression' });
  visits.count({ installerId: 1, kind: 'impression' });
  vi.advanceTimersByTime(9999);
  visits.count({ installerId: 1, kind: 'call' });
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  visits.count({ installerId: 1, kind: 'call' });
  vi.advanceTimersByTime(20_000);
  expect(send.mock.calls).toEqual([
    [
      [
        { installerId: 1, kind: 'impression' },
        { installerId: 1, kind: 'call' },
      ],
    ],
  ]);
});

it('sends fifty at once, and what waits when the page is left', () => {
  const send = vi.fn(async () => undefined);
  const visits = createVisitCounter(send);
  for (let installerId = 1; installerId <= 51; installerId += 1) visits.count({ installerId, kind: 'impression' });
  expect(send.mock.calls).toMatchObject([[{ length: 50 }]]);
  visits.flush();
  visits.flush();
  expect(send.mock.calls).toMatchObject([[{ length: 50 }], [{ length: 1 }]]);
});
