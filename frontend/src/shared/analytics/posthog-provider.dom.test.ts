import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPostHogProvider, loadLibrary } from './posthog-provider.js';
import { storeRefusal } from './refusal.js';

const answer = (status: number) => async () => Response.json({}, { status });
const send = vi.fn<typeof fetch>(answer(200));

const page = { $current_url: 'http://localhost/us', route: '/us' };
/** The clock stands still once the library is loaded. */
async function provider() {
  const made = await createPostHogProvider({ key: 'k', host: 'http://listener' }, window.localStorage);
  vi.useFakeTimers();
  return made;
}
const urls = () => send.mock.calls.map(([url]) => new URL(String(url)));
const asked = () => urls().map(({ pathname }) => pathname);
const batches = () => urls().filter(({ pathname }) => pathname === '/e/');

/** The events of each batch, which the library compresses. */
async function eventsOf([, init]: Parameters<typeof fetch>): Promise<Record<string, unknown>[]> {
  const bytes = Buffer.from(await new Response(init?.body).arrayBuffer());
  const events = JSON.parse((bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString());
  return Array.isArray(events) ? events : events.batch;
}
const sentEvents = async () =>
  (
    await Promise.all(send.mock.calls.filter(([url]) => String(url).includes('/e/')).map((call) => eventsOf(call)))
  ).flat();
const stored = () => [
  ...Object.keys(window.localStorage),
  ...Object.keys(window.sessionStorage),
  ...document.cookie.split('; ').filter(Boolean),
];

beforeEach(() => {
  send.mockReset().mockImplementation(answer(200));
  vi.stubGlobal('fetch', send);
});
afterEach(() => {
  vi.useRealTimers();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

it('asks for its settings, and sends a batch three seconds after an event', async () => {
  const analytics = await provider();
  analytics.capture('$pageview', page);
  await vi.advanceTimersByTimeAsync(2999);
  expect(asked()).toContain('/array/k/config');
  expect(batches()).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(batches()).toHaveLength(1);
  const { uuid, ...sent } = (await sentEvents())[0] ?? {};
  expect(uuid).toMatch(/^[0-9a-f-]{36}$/);
  expect(sent).toMatchObject({ event: '$pageview', properties: { ...page, token: 'k' } });
});

it('sends nothing of a visitor who says no, not even what was queued, and deletes what it has stored', async () => {
  const analytics = await provider();
  analytics.capture('$pageview', page);
  await vi.advanceTimersByTimeAsync(500);
  expect(stored().some((key) => key.startsWith('ph_usage'))).toBe(true);
  send.mockClear();
  storeRefusal(window.localStorage, true);
  analytics.capture('search_performed', {});
  analytics.identify('contractor-7', {});
  analytics.setPersonProperties({ role: 'contractor' });
  analytics.reset();
  expect(analytics.isFeatureEnabled('x')).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  window.dispatchEvent(new Event('pagehide'));
  expect(send).not.toHaveBeenCalled();
  expect(stored()).toEqual(['usageFigures']);
});

it('starts again once the visitor agrees', async () => {
  storeRefusal(window.localStorage, true);
  const analytics = await provider();
  analytics.capture('$pageview', page);
  await vi.advanceTimersByTimeAsync(4000);
  expect(send).not.toHaveBeenCalled();
  storeRefusal(window.localStorage, false);
  analytics.capture('$pageview', page);
  await vi.advanceTimersByTimeAsync(4000);
  expect(asked()).toContain('/e/');
});

it('stops when another tab says no', async () => {
  const analytics = await provider();
  analytics.capture('$pageview', page);
  window.localStorage.setItem('usageFigures', 'off');
  window.dispatchEvent(new StorageEvent('storage', { key: 'usageFigures' }));
  send.mockClear();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(send).not.toHaveBeenCalled();
});

it('sends and stores nothing for a browser with Global Privacy Control', async () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  const analytics = await provider();
  analytics.capture('$pageview', page);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(send).not.toHaveBeenCalled();
  expect(stored()).toEqual([]);
});

it('knows no feature flag while the provider is away', async () => {
  send.mockImplementation(() => new Promise(() => undefined));
  const analytics = await provider();
  expect(analytics.isFeatureEnabled('x')).toBe(false);
});

it('sends no more than a hundred events at once, and ten for each second after that', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const analytics = await provider();
  for (let count = 0; count < 150; count += 1) analytics.capture('search_performed', { count });
  await vi.advanceTimersByTimeAsync(1000);
  for (let count = 0; count < 150; count += 1) analytics.capture('search_performed', { count });
  await vi.advanceTimersByTimeAsync(4000);
  const sent = await sentEvents();
  expect(sent).toHaveLength(110);
  expect(new Set(sent.map(({ event }) => event))).toEqual(new Set(['search_performed']));
});

it('sends a batch again that the provider failed to take, for the first time within six seconds', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  send.mockImplementation(answer(500));
  const analytics = await provider();
  analytics.capture('$pageview', page);
  await vi.advanceTimersByTimeAsync(3500);
  expect(batches()).toHaveLength(1);
  send.mockImplementation(answer(200));
  await vi.advanceTimersByTimeAsync(6500);
  expect(batches().map(({ searchParams }) => searchParams.get('retry_count'))).toEqual([null, '1']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(batches()).toHaveLength(2);
  expect(log).toHaveBeenCalledWith('analytics: the provider responded with 500');
});

it.each([400, 429])('does not send a batch again that the provider rejected with %s', async (status) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  send.mockImplementation(answer(status));
  const analytics = await provider();
  analytics.capture('$pageview', page);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(batches()).toHaveLength(1);
  expect(log).toHaveBeenCalledWith(`analytics: the provider responded with ${status}`);
});

describe('surveys, experiments and features in early access', () => {
  const paths = ['/api/surveys/', '/api/web_experiments/', '/api/early_access_features/'];
  async function readAll(options: { disable_surveys: boolean; disable_web_experiments: boolean }) {
    const start = await loadLibrary();
    vi.useFakeTimers();
    const posthog = start('k', { api_host: 'http://listener', ...options });
    const answers: unknown[] = [];
    posthog.getSurveys((surveys) => answers.push(surveys), true);
    posthog.experiments?.getWebExperiments((experiments) => answers.push(experiments), true);
    posthog.getEarlyAccessFeatures((features) => answers.push(features), true);
    await vi.advanceTimersByTimeAsync(100);
    return answers;
  }

  it.each([200, 400, 429, 500])(
    'are read with the token where they are switched on, and are none after a %s',
    async (status) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      send.mockImplementation(answer(status));
      const answers = await readAll({ disable_surveys: false, disable_web_experiments: false });
      expect(answers.flat().filter(Boolean)).toEqual([]);
      const read = urls().filter(({ pathname }) => paths.includes(pathname));
      expect([...new Set(read.map(({ pathname }) => pathname))].sort()).toEqual([...paths].sort());
      expect(read.map(({ searchParams }) => searchParams.get('token'))).toEqual(read.map(() => 'k'));
    },
  );

  it('are not read by the configuration of the site', async () => {
    const analytics = await provider();
    analytics.capture('$pageview', page);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked().filter((path) => paths.includes(path))).toEqual([]);
  });
});
