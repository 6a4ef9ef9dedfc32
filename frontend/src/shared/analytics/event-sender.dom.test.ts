import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEventSender } from './event-sender.js';
import { storeRefusal, visitorKey } from './refusal.js';

const send = vi.fn<typeof fetch>(async () => new Response());

beforeEach(() => {
  send.mockClear();
  vi.stubGlobal('fetch', send);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

const sender = () => createEventSender({ key: 'k', host: 'http://listener', storage: window.localStorage });
const batch = (call: number) => JSON.parse(String(send.mock.calls[call]?.[1]?.body));

it('sends what was captured within three seconds as one batch of one visitor', () => {
  const events = sender();
  events.capture('$pageview', { route: '/us' });
  vi.advanceTimersByTime(2999);
  events.capture('search_performed', { results_count: 3 });
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(send.mock.calls[0]?.[0]).toBe('http://listener/batch/');
  const sent = batch(0);
  expect(sent).toMatchObject({ api_key: 'k', batch: [{ event: '$pageview' }, { event: 'search_performed' }] });
  expect(sent.batch[0].properties.distinct_id).toBe(sent.batch[1].properties.distinct_id);
  expect(sent.batch[0].uuid).not.toBe(sent.batch[1].uuid);
});

it('sends what is queued when the page is left', () => {
  sender().capture('$pageview', {});
  window.dispatchEvent(new Event('pagehide'));
  expect(send).toHaveBeenCalledTimes(1);
});

it('ties an identified visitor to the one before and forgets both on reset', () => {
  const events = sender();
  events.capture('a', {});
  events.identify('contractor-7', {});
  events.reset();
  events.capture('b', {});
  vi.advanceTimersByTime(3000);
  const [first, identified, last] = batch(0).batch;
  expect(identified.properties).toMatchObject({
    distinct_id: 'contractor-7',
    $anon_distinct_id: first.properties.distinct_id,
  });
  expect(last.properties.distinct_id).not.toBe('contractor-7');
});

it('sends nothing of a visitor who says no, not even what was queued, and forgets their number', () => {
  const events = sender();
  events.capture('$pageview', {});
  storeRefusal(window.localStorage, true);
  events.capture('search_performed', {});
  events.identify('contractor-7', {});
  vi.advanceTimersByTime(3000);
  window.dispatchEvent(new Event('pagehide'));
  expect(send).not.toHaveBeenCalled();
  expect(window.localStorage.getItem(visitorKey)).toBeNull();
  storeRefusal(window.localStorage, false);
  events.capture('$pageview', {});
  vi.advanceTimersByTime(3000);
  expect(send).toHaveBeenCalledTimes(1);
});

it('sends nothing for a browser with Global Privacy Control, and stores nothing in it', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  const events = sender();
  events.capture('$pageview', {});
  events.identify('contractor-7', {});
  vi.advanceTimersByTime(3000);
  expect(send).not.toHaveBeenCalled();
  expect(window.localStorage).toHaveLength(0);
});
