import { expect, it, vi } from 'vitest';
import { captureEarly, captureWaiting } from './early-events.js';

it('lets what happens before the page is watched wait, the last ten, and captures the rest at once', async () => {
  const analytics = { capture: vi.fn() };
  for (let value = 1; value <= 11; value += 1) captureEarly(analytics, 'search_performed', { value });
  expect(analytics.capture).not.toHaveBeenCalled();
  await captureWaiting(analytics);
  expect(analytics.capture.mock.calls.map(([, { value }]) => value)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  captureEarly(analytics, 'search_performed', { value: 12 });
  expect(analytics.capture).toHaveBeenCalledTimes(11);
  await captureWaiting(analytics);
  expect(analytics.capture).toHaveBeenCalledTimes(11);
});

it('captures each event that waited in a task of its own', async () => {
  const tasks: number[] = [];
  let task = 0;
  const counted = setInterval(() => {
    task += 1;
  });
  const analytics = { capture: () => void tasks.push(task) };
  for (let value = 1; value <= 3; value += 1) captureEarly(analytics, 'web_vitals', { value });
  await captureWaiting(analytics);
  clearInterval(counted);
  expect(new Set(tasks).size).toBe(3);
});
