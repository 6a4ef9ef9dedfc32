import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeRefusal } from './refusal.js';
import { startProvider, untilDue } from './start-provider.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

/** Whether it is due, after everything that waits has run. */
async function isDue(waiting: Promise<void>): Promise<boolean> {
  let due = false;
  void waiting.then(() => {
    due = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return due;
}

it('is due five seconds after the page', async () => {
  const waiting = untilDue();
  await vi.advanceTimersByTimeAsync(4999);
  expect(await isDue(waiting)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isDue(waiting)).toBe(true);
});

it.each(['pointerdown', 'keydown', 'touchstart'])('is due at the first %s', async (type) => {
  const waiting = untilDue();
  expect(await isDue(waiting)).toBe(false);
  document.body.dispatchEvent(new Event(type));
  expect(await isDue(waiting)).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it('is due at once if there was input before', async () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  expect(await isDue(untilDue())).toBe(true);
});

it('waits for a visitor who said no until they agree', async () => {
  storeRefusal(window.localStorage, true);
  void startProvider({ key: 'k', host: 'http://listener' }, window.localStorage);
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
  storeRefusal(window.localStorage, false);
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(1);
});

it.each([
  ['who said no', () => storeRefusal(window.localStorage, true)],
  ['whose browser sends Global Privacy Control', () => vi.stubGlobal('navigator', { globalPrivacyControl: true })],
])('waits for nothing and loads nothing for a visitor %s', async (_who, refuse) => {
  refuse();
  const add = vi.spyOn(window, 'addEventListener');
  void startProvider({ key: 'k', host: 'http://listener' }, window.localStorage);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(add.mock.calls.map(([type]) => type)).toEqual(['storage']);
  expect(vi.getTimerCount()).toBe(0);
});

it('starts in small tasks, so that none holds up input: what knows the time zone, the library, and its first event', async () => {
  vi.useRealTimers();
  vi.stubGlobal('fetch', async () => Response.json({}));
  let task = 0;
  const counted = setInterval(() => {
    task += 1;
  });
  const tasks: number[] = [];
  const mark = () => void tasks.push(task);
  class Marking {
    constructor() {
      mark();
    }
  }
  for (const part of ['Collator', 'NumberFormat', 'DateTimeFormat'] as const)
    vi.spyOn(Intl, part).mockImplementationOnce(Marking as never);
  const { PostHog } = await import('posthog-js/dist/module.slim.no-external.js');
  const { init } = PostHog.prototype;
  vi.spyOn(PostHog.prototype, 'init').mockImplementationOnce(function (this: InstanceType<typeof PostHog>, ...given) {
    mark();
    return init.apply(this, given);
  });
  const starting = startProvider({ key: 'k', host: 'http://listener' }, window.localStorage);
  setTimeout(() => document.body.dispatchEvent(new Event('keydown')));
  const provider = await starting;
  provider.capture('$pageview', {});
  mark();
  clearInterval(counted);
  expect(tasks).toHaveLength(5);
  expect(new Set(tasks).size).toBe(5);
});
