import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRouteGuardian } from './route-guardian.js';

const capture = vi.fn();
const events = () => capture.mock.calls.map(([event]) => event);
const visits = (path: string, times: number) => {
  const guardian = createRouteGuardian();
  for (let visit = 0; visit < times; visit += 1) guardian.visit(path, capture);
  return guardian;
};

beforeEach(() => {
  capture.mockReset();
  vi.useFakeTimers();
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.useRealTimers());

it('reports each visit, and one critical alert at the fifth', () => {
  visits('/nothing-here', 7);
  expect(events().filter((event) => event === 'soft_404_detected')).toHaveLength(7);
  expect(events().filter((event) => event === 'route_guardian_critical')).toHaveLength(1);
  expect(capture.mock.calls.find(([event]) => event === 'route_guardian_critical')).toEqual([
    'route_guardian_critical',
    { category: 'routing', label: '/nothing-here', value: 5 },
  ]);
  expect(console.error).toHaveBeenCalledTimes(1);
});

it('says so earlier at the third visit', () => {
  visits('/nothing-here', 3);
  expect(events().at(-1)).toBe('route_guardian_alert');
});

it('counts each path for itself', () => {
  const guardian = visits('/one', 4);
  guardian.visit('/two', capture);
  expect(events()).not.toContain('route_guardian_critical');
});

it('forgets its counts every five minutes', () => {
  const guardian = visits('/nothing-here', 4);
  vi.advanceTimersByTime(300_000);
  guardian.visit('/nothing-here', capture);
  expect(events()).not.toContain('route_guardian_critical');
  expect(capture).toHaveBeenLastCalledWith('soft_404_detected', expect.objectContaining({ value: 1 }));
});

it('passes on nothing that may be a secret or a person', () => {
  visits('/verify-reviews/dGhpcyBpcyBhIHRva2VuIHRoYXQgaXMgbG9uZw_x/anna@example.com', 1);
  expect(capture.mock.calls[0]?.[1]).toMatchObject({ label: '/verify-reviews/:other/:other' });
});
