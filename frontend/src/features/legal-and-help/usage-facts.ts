import type { PostHogConfig } from 'posthog-js/dist/module.slim.no-external.js';
import { posthogConfig, usageCookie } from '../../shared/analytics/posthog-config.js';

/** What visitors are told about the usage figures. */
export interface UsageFacts {
  sends: string[];
  keeps: string[];
  /** Each completes “It does not”. */
  avoids: string[];
}

const all = (facts: readonly (string | false | undefined)[]): string[] =>
  facts.filter((fact) => typeof fact === 'string');

/** What the setup of the analytics library means for a visitor, each fact from the options that make it true. */
export function usageFacts(config: Partial<PostHogConfig> = posthogConfig): UsageFacts {
  const { cookie_expiration: days, session_idle_timeout_seconds: idle = 0, persistence = '' } = config;
  const limits = all([
    config.secure_cookie && 'travels over encrypted connections only',
    !config.cross_subdomain_cookie && 'goes only to this site',
  ]).join(' and ');
  return {
    sends: all([
      'which pages you open',
      config.capture_pageleave && 'when you leave a page, how long you had it open and how far down you scrolled',
      'the kind of browser and device, its language and time zone, and the size of its screen and window',
    ]),
    keeps: all([
      /cookie/.test(persistence) &&
        `a random number in the cookie ${usageCookie}, until ${days} days after your last visit${limits && `; it ${limits}`}`,
      /localStorage/.test(persistence) && 'the same number in your browser’s storage',
      `a number for your visit, which changes after ${idle / 60} minutes of inactivity or after 24 hours, whichever comes first`,
    ]),
    avoids: all([
      config.disable_session_recording && 'record your screen',
      !config.autocapture && !config.capture_heatmaps && 'read what you type or what is on the page',
      !config.save_referrer && !config.save_campaign_params && 'report where you came from',
      config.disable_surveys && 'show you surveys',
      config.disable_web_experiments && config.disable_external_dependency_loading && 'change our pages',
    ]),
  };
}
