import { expect, it, vi } from 'vitest';
import { type AnalyticsProvider, createAnalytics } from './analytics.js';

const provider = (more: Partial<AnalyticsProvider> = {}): AnalyticsProvider => ({
  capture: vi.fn(),
  identify: vi.fn(),
  setPersonProperties: vi.fn(),
  reset: vi.fn(),
  isFeatureEnabled: () => true,
  ...more,
});

it('skips everything until it is initialised', () => {
  const analytics = createAnalytics();
  analytics.pageView('https://poolpros.example/us', '/us');
  expect(analytics.isFeatureEnabled('x')).toBe(false);
  const given = provider();
  analytics.init(given);
  analytics.pageView('https://poolpros.example/us', '/us');
  expect(given.capture).toHaveBeenCalledExactlyOnceWith('$pageview', {
    $current_url: 'https://poolpros.example/us',
    route: '/us',
  });
});

it('logs a failure to the console and goes on', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const failing = () => {
    throw new Error('blocked');
  };
  const analytics = createAnalytics();
  analytics.init(provider({ capture: failing, isFeatureEnabled: failing }));
  analytics.capture('search_performed', {});
  expect(analytics.isFeatureEnabled('x')).toBe(false);
  expect(log).toHaveBeenCalledTimes(2);
});
