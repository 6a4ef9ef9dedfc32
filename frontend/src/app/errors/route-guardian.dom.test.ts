import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRouteGuardian } from './route-guardian.js';

const capture = vi.fn();
const send = vi.fn();
const reports = { capture, send };
const events = () => capture.mock.calls.map(([event]) => event);
const timesOf = (event: string) => events().filter((each) => each === event).length;

let guardian: ReturnType<typeof createRouteGuardian>;
const visit = (path: string, times = 1) => {
  for (let each = 0; each < times; each += 1) guardian.visit(path, reports);
};
/** A step through the history that leads to a path. */
const goBackTo = (path: string) => {
  window.history.replaceState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
};

beforeEach(() => {
  capture.mockReset();
  send.mockReset();
  vi.useFakeTimers();
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  guardian = createRouteGuardian();
});
afterEach(() => {
  guardian.stop();
  window.history.replaceState(null, '', '/');
  vi.useRealTimers();
});

it('reports each visit, and one critical alert at the fifth', () => {
  visit('/nothing-here', 4);
  expect(timesOf('route_guardian_critical')).toBe(0);
  visit('/nothing-here', 1);
  expect(timesOf('route_guardian_critical')).toBe(1);
  visit('/nothing-here', 6);
  expect(timesOf('soft_404_detected')).toBe(11);
  expect(timesOf('route_guardian_critical')).toBe(1);
  expect(capture.mock.calls.find(([event]) => event === 'route_guardian_critical')).toEqual([
    'route_guardian_critical',
    { category: 'routing', label: '/nothing-here', value: 5 },
  ]);
  expect(console.error).toHaveBeenCalledTimes(1);
});

it('says so earlier at the third visit, and only then', () => {
  visit('/nothing-here', 2);
  expect(timesOf('route_guardian_alert')).toBe(0);
  visit('/nothing-here');
  expect(events().at(-1)).toBe('route_guardian_alert');
  visit('/nothing-here', 3);
  expect(timesOf('route_guardian_alert')).toBe(1);
});

it('counts each path for itself', () => {
  visit('/one', 4);
  visit('/two');
  expect(events()).not.toContain('route_guardian_critical');
});

it('forgets its counts every five minutes, and not before', () => {
  visit('/nothing-here', 2);
  vi.advanceTimersByTime(299_999);
  visit('/nothing-here');
  expect(timesOf('route_guardian_alert')).toBe(1);
  vi.advanceTimersByTime(1);
  visit('/nothing-here', 2);
  expect(timesOf('route_guardian_alert')).toBe(1);
  expect(capture).toHaveBeenLastCalledWith('soft_404_detected', expect.objectContaining({ value: 2 }));
  visit('/nothing-here');
  expect(timesOf('route_guardian_alert')).toBe(2);
});

it('raises both alerts again after a health check', () => {
  visit('/nothing-here', 5);
  vi.advanceTimersByTime(300_000);
  visit('/nothing-here', 5);
  expect([timesOf('route_guardian_alert'), timesOf('route_guardian_critical')]).toEqual([2, 2]);
});

it('passes on nothing that may be a secret or a person', () => {
  visit('/verify-reviews/dGhpcyBpcyBhIHRva2VuIHRoYXQgaXMgbG9uZw_x/anna@example.com');
  expect(capture.mock.calls[0]?.[1]).toMatchObject({ label: '/verify-reviews/:other/:other' });
});

it('reports each visit to our own server', () => {
  visit('/nothing-here/anna@example.com', 2);
  const report = { kind: 'missing_path', path: '/nothing-here/:other' };
  expect(send.mock.calls).toEqual([[report], [report]]);
});

it('does not count a path that has a page or is known to be wrong', () => {
  visit('/about');
  visit('/invalid-page');
  expect(capture).not.toHaveBeenCalled();
});

it('checks the path 100 ms after a step back, and not before', () => {
  visit('/nothing-here');
  goBackTo('/also-nothing');
  vi.advanceTimersByTime(99);
  expect(timesOf('soft_404_detected')).toBe(1);
  vi.advanceTimersByTime(1);
  expect(timesOf('soft_404_detected')).toBe(2);
  expect(capture).toHaveBeenLastCalledWith('soft_404_detected', expect.objectContaining({ label: '/also-nothing' }));
});

it('counts a step back to a soft 404 once, whether its page is shown before the check, after it or not again', () => {
  visit('/nothing-here');
  goBackTo('/before');
  guardian.visit('/before', reports, true);
  vi.advanceTimersByTime(100);
  expect(timesOf('soft_404_detected')).toBe(2);
  goBackTo('/after');
  vi.advanceTimersByTime(100);
  guardian.visit('/after', reports, true);
  expect(timesOf('soft_404_detected')).toBe(3);
  goBackTo('/never');
  vi.advanceTimersByTime(500);
  expect(timesOf('soft_404_detected')).toBe(4);
});

it('counts where two quick steps back end, and no step back to a page that exists', () => {
  visit('/nothing-here');
  goBackTo('/passed-over');
  vi.advanceTimersByTime(99);
  goBackTo('/also-nothing');
  vi.advanceTimersByTime(100);
  goBackTo('/about');
  vi.advanceTimersByTime(100);
  expect(capture.mock.calls.map(([, { label }]) => label)).toEqual(['/nothing-here', '/also-nothing']);
});
