import type { PostHogConfig } from 'posthog-js/dist/module.slim.no-external.js';
import { expect, it } from 'vitest';
import { posthogConfig } from '../../shared/analytics/posthog-config.js';
import { usageFacts } from './usage-facts.js';

it('says what the setup of the library does', () => {
  expect(usageFacts()).toEqual({
    sends: [
      'which pages you open',
      'when you leave a page, how long you had it open and how far down you scrolled',
      'the kind of browser and device, its language and time zone, and the size of its screen and window',
    ],
    keeps: [
      'a random number in the cookie ph_usage, until 365 days after your last visit; it travels over encrypted connections only and goes only to this site',
      'the same number in your browser’s storage',
      'a number for your visit, which changes after 30 minutes of inactivity or after 24 hours, whichever comes first',
    ],
    avoids: [
      'record your screen',
      'read what you type or what is on the page',
      'report where you came from',
      'show you surveys',
      'change our pages',
    ],
  });
});

it.each<[Partial<PostHogConfig>, string]>([
  [{ capture_pageleave: false }, 'when you leave a page'],
  [{ cookie_expiration: 30 }, '365 days'],
  [{ secure_cookie: false }, 'encrypted connections only'],
  [{ cross_subdomain_cookie: true }, 'only to this site'],
  [{ persistence: 'localStorage' }, 'in the cookie'],
  [{ persistence: 'cookie' }, 'your browser’s storage'],
  [{ session_idle_timeout_seconds: 600 }, '30 minutes'],
  [{ disable_session_recording: false }, 'record your screen'],
  [{ autocapture: true }, 'read what you type'],
  [{ capture_heatmaps: true }, 'read what you type'],
  [{ save_referrer: true }, 'where you came from'],
  [{ save_campaign_params: true }, 'where you came from'],
  [{ disable_surveys: false }, 'surveys'],
  [{ disable_web_experiments: false }, 'change our pages'],
])('with %o it no longer says “%s”', (changed, words) => {
  expect(JSON.stringify(usageFacts())).toContain(words);
  expect(JSON.stringify(usageFacts({ ...posthogConfig, ...changed }))).not.toContain(words);
});
