import type { PostHogConfig } from 'posthog-js/dist/module.slim.no-external.js';

/**
 * How the library of the analytics provider is set up, in its own names. The privacy page says what these values mean;
 * what the library fixes by itself is in docs/adr/0105-analytics-provider.md.
 */
export const posthogConfig = {
  // What is captured: page views by our router, and when a page is left.
  capture_pageview: false,
  capture_pageleave: true,
  autocapture: false,
  rageclick: false,
  capture_heatmaps: false,
  capture_dead_clicks: false,
  capture_exceptions: false,
  capture_performance: false,
  disable_session_recording: true,

  // Nothing that changes or adds to our pages.
  disable_surveys: true,
  disable_web_experiments: true,
  disable_product_tours: true,
  disable_conversations: true,
  disable_external_dependency_loading: true,
  opt_in_site_apps: false,

  // Where the visitor came from stays in the browser.
  save_referrer: false,
  save_campaign_params: false,
  mask_personal_data_properties: true,
  disable_capture_url_hashes: true,
  person_profiles: 'identified_only',

  // What is stored. The delay lets `forgetEntry` remove the URL of the first page before it is written.
  persistence: 'localStorage+cookie',
  persistence_name: 'usage',
  persistence_save_debounce_ms: 250,
  cookie_expiration: 365,
  cross_subdomain_cookie: false,
  secure_cookie: true,
  session_idle_timeout_seconds: 1800,

  // How it is sent; times in milliseconds.
  request_batching: true,
  request_queue_config: { flush_interval_ms: 3000 },
  rate_limiting: { events_per_second: 10, events_burst_limit: 100 },
  feature_flag_request_timeout_ms: 3000,
  surveys_request_timeout_ms: 10_000,
  properties_string_max_length: 65_535,
  debug: false,
} as const satisfies Partial<PostHogConfig>;

/** The cookie of the library, with which the keys of its storages begin. */
export const usageCookie = `ph_${posthogConfig.persistence_name}`;
