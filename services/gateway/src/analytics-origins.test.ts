import { expect, it } from 'vitest';
import { analyticsOrigins } from './analytics-origins.js';

it.each([
  ['https://us.i.posthog.com', ['https://us.i.posthog.com', 'https://us-assets.i.posthog.com']],
  ['https://eu.i.posthog.com', ['https://eu.i.posthog.com', 'https://eu-assets.i.posthog.com']],
  ['https://app.posthog.com', ['https://us.i.posthog.com', 'https://us-assets.i.posthog.com']],
  ['https://stats.example', ['https://stats.example']],
  ['https://us.i.posthog.com.example', ['https://us.i.posthog.com.example']],
])('for %s the browser calls %j', (host, origins) => {
  expect(analyticsOrigins(host)).toEqual(origins);
});
