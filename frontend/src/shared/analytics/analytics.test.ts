import { expect, it, vi } from 'vitest';
import { type Analytics, type AnalyticsProvider, createAnalytics } from './analytics.js';

const provider = (more: Partial<AnalyticsProvider> = {}): AnalyticsProvider => ({
  capture: vi.fn(),
  identify: vi.fn(),
  setPersonProperties: vi.fn(),
  reset: vi.fn(),
  isFeatureEnabled: () => true,
  ...more,
});
const blocked = () => {
  throw new Error('blocked');
};
const pageOf = (route: string) => ['$pageview', { $current_url: `https://poolpros.example${route}`, route }];

it('skips everything until it is initialized, and then captures the view of the page that is open', () => {
  const analytics = createAnalytics();
  analytics.pageView('https://poolpros.example/', '/');
  analytics.pageView('https://poolpros.example/us', '/us');
  analytics.capture('search_performed', {});
  expect(analytics.isFeatureEnabled('x')).toBe(false);
  const given = provider();
  analytics.init(given);
  expect(vi.mocked(given.capture).mock.calls).toEqual([pageOf('/us')]);
  analytics.pageView('https://poolpros.example/faq', '/faq');
  expect(vi.mocked(given.capture).mock.calls).toEqual([pageOf('/us'), pageOf('/faq')]);
  expect(analytics.isFeatureEnabled('x')).toBe(true);
});

it('captures no page view at its start where no page was shown', () => {
  const analytics = createAnalytics();
  const given = provider();
  analytics.init(given);
  expect(given.capture).not.toHaveBeenCalled();
});

it('begins once the provider has loaded, with the page that is open then', async () => {
  const analytics = createAnalytics();
  const given = provider();
  const loading = Promise.resolve(given);
  analytics.init(loading);
  analytics.pageView('https://poolpros.example/us', '/us');
  expect(given.capture).not.toHaveBeenCalled();
  await loading;
  expect(vi.mocked(given.capture).mock.calls).toEqual([pageOf('/us')]);
});

it.each<[string, (analytics: Analytics) => unknown]>([
  ['page view', (analytics) => analytics.pageView('https://poolpros.example/us', '/us')],
  ['event search_performed', (analytics) => analytics.capture('search_performed', {})],
  ['identification', (analytics) => analytics.identify('7', {})],
  ['person properties', (analytics) => analytics.setPersonProperties({})],
  ['reset', (analytics) => analytics.reset()],
  ['feature flag check', (analytics) => analytics.isFeatureEnabled('x')],
])('says in the console alone that a %s failed', (kind, call) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const analytics = createAnalytics();
  analytics.init({
    capture: blocked,
    identify: blocked,
    setPersonProperties: blocked,
    reset: blocked,
    isFeatureEnabled: blocked,
  });
  const result = call(analytics);
  expect(log.mock.calls).toEqual([[`analytics: ${kind} failed`, new Error('blocked')]]);
  expect(result).toBe(kind === 'feature flag check' ? false : undefined);
});

it('says in the console alone that the initialization failed, and stays silent', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const analytics = createAnalytics();
  analytics.init(Promise.reject(new Error('blocked')));
  await vi.waitFor(() => expect(log).toHaveBeenCalled());
  analytics.capture('search_performed', {});
  expect(log.mock.calls).toEqual([['analytics: initialization failed', new Error('blocked')]]);
});
