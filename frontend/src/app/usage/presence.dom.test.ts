import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { heartbeatMs, watchPresence } from './presence.js';

const report = vi.fn();
const listeners: EventListener[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'addEventListener').mockImplementation((_, listener) => listeners.push(listener as EventListener));
  show('visible');
  report.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  listeners.length = 0;
  window.sessionStorage.clear();
});

const show = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  for (const listener of listeners) listener(new Event('visibilitychange'));
};
const beats = () => report.mock.calls.filter(([event]) => event === 'user_heartbeat');

it('says every 30 s that a visible page is open, and not a millisecond earlier', () => {
  expect(heartbeatMs).toBe(30_000);
  watchPresence(report, window.sessionStorage);
  vi.advanceTimersByTime(29_999);
  expect(beats()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(beats()).toEqual([['user_heartbeat', { value: 30 }]]);
  vi.advanceTimersByTime(29_999);
  expect(beats()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(beats()).toHaveLength(2);
});

it('is silent while the page is hidden, and counts from when it is shown again', () => {
  watchPresence(report, window.sessionStorage);
  vi.advanceTimersByTime(20_000);
  show('hidden');
  expect(report).toHaveBeenLastCalledWith('page_blur', { value: 20 });
  vi.advanceTimersByTime(90_000);
  expect(beats()).toEqual([]);
  show('visible');
  expect(report).toHaveBeenLastCalledWith('page_focus');
  vi.advanceTimersByTime(29_999);
  expect(beats()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(beats()).toHaveLength(1);
});

it('says once per tab that a session began', () => {
  watchPresence(report, window.sessionStorage);
  watchPresence(report, window.sessionStorage);
  expect(report.mock.calls).toEqual([['session_start']]);
});

it('has no heartbeat in a page that was opened in the background', () => {
  show('hidden');
  watchPresence(report, window.sessionStorage);
  vi.advanceTimersByTime(60_000);
  expect(beats()).toEqual([]);
});
