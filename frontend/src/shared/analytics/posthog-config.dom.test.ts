import { PostHog } from 'posthog-js/dist/module.slim.no-external.js';
import { expect, it } from 'vitest';
import { posthogConfig } from './posthog-config.js';

/** Options that the library knows without a default; its types have them all. */
const withoutDefault = ['capture_heatmaps', 'capture_dead_clicks', 'capture_exceptions', 'rate_limiting'];
const defaults = new PostHog().config;

it('names options of the library alone', () => {
  const unknown = Object.keys(posthogConfig).filter((name) => !(name in defaults));
  expect(unknown).toEqual(withoutDefault);
});

it('has the values that were decided, whatever the library takes by default', () => {
  expect(posthogConfig).toMatchObject({
    capture_pageview: false,
    capture_pageleave: true,
    autocapture: false,
    persistence: 'localStorage+cookie',
    cross_subdomain_cookie: false,
    secure_cookie: true,
    cookie_expiration: 365,
    session_idle_timeout_seconds: 1800,
    request_queue_config: { flush_interval_ms: 3000 },
    rate_limiting: { events_per_second: 10, events_burst_limit: 100 },
    feature_flag_request_timeout_ms: 3000,
    surveys_request_timeout_ms: 10_000,
    properties_string_max_length: 65_535,
  });
});

it('agrees with the defaults of the library in what both fix, so that an upgrade that changes one is noticed', () => {
  const { request_queue_config, cookie_expiration, session_idle_timeout_seconds } = posthogConfig;
  expect(defaults).toMatchObject({
    request_queue_config,
    cookie_expiration,
    session_idle_timeout_seconds,
    persistence: posthogConfig.persistence,
    feature_flag_request_timeout_ms: posthogConfig.feature_flag_request_timeout_ms,
    surveys_request_timeout_ms: posthogConfig.surveys_request_timeout_ms,
    properties_string_max_length: posthogConfig.properties_string_max_length,
  });
});
