import type { PostHog, PostHogConfig } from 'posthog-js/dist/module.slim.no-external.js';
import { nextTask } from '../lib/next-task.js';
import type { KeyStorage } from '../storage/browser-storage.js';
import type { AnalyticsProvider, AnalyticsTarget } from './analytics.js';
import { posthogConfig } from './posthog-config.js';
import { type Given, redact } from './redact.js';
import { forgetVisitor, isRefused, onChoice } from './refusal.js';

/**
 * Loads the library in two files, each evaluated in a task of its own, and returns how an instance is made. It has only
 * the parts named here: what is not registered cannot be switched on by the settings of the project at the provider.
 */
export async function loadLibrary(): Promise<(key: string, config: Partial<PostHogConfig>) => PostHog> {
  const { PostHog } = await import('posthog-js/dist/module.slim.no-external.js');
  const { SurveysExtensions, ExperimentsExtensions } = await import('posthog-js/dist/extension-bundles.js');
  const parts = { ...SurveysExtensions, ...ExperimentsExtensions };
  await nextTask();
  return (key, config) => new PostHog().init(key, { ...posthogConfig, ...config, __extensionClasses: parts });
}

/**
 * The library asks for the time zone with its first event. Whatever asks first for something of a locale waits until the
 * browser has listed all locales, for longer than a task should take on a phone; so it is asked in pieces.
 */
async function askTimeZone(): Promise<void> {
  for (const ask of [() => new Intl.Collator(), () => new Intl.NumberFormat(), () => new Intl.DateTimeFormat()]) {
    ask();
    await nextTask();
  }
}

export interface PostHogProvider extends AnalyticsProvider {
  /** Begins before the first call, which then has a task of its own. */
  start(): Promise<void>;
}

/**
 * The library of the analytics provider behind our interface. It starts with the first call that a visitor allows. Once
 * they refuse, it stops, drops what it has not sent and deletes what it has stored.
 */
export async function createPostHogProvider(
  { key, host }: AnalyticsTarget,
  storage: KeyStorage,
): Promise<PostHogProvider> {
  const start = await loadLibrary();
  await askTimeZone();
  let posthog: PostHog | null = null;
  const given: Given = { event: null, person: null, page: null };

  const active = (): PostHog | null => {
    if (isRefused(storage)) return null;
    if (posthog) return posthog;
    posthog = start(key, {
      api_host: host,
      before_send: (result) => result && (isRefused(storage) ? null : redact(result, given)),
      on_request_error: ({ statusCode }) => console.error(`analytics: the provider responded with ${statusCode}`),
    });
    forgetEntry(posthog);
    return posthog;
  };
  onChoice(() => {
    if (!posthog || !isRefused(storage)) return;
    stop(posthog);
    posthog = null;
  });
  /** The library calls `before_send` before its call returns. */
  const giving = (what: Partial<Given>, call: (instance: PostHog) => unknown): void => {
    const instance = active();
    if (!instance) return;
    Object.assign(given, what);
    try {
      call(instance);
    } finally {
      Object.assign(given, { event: null, person: null });
    }
  };

  return {
    start: async () => {
      active();
      await nextTask();
    },
    capture: (event, properties) => {
      if (event === '$pageview') given.page = properties;
      giving({ event: { name: event, properties } }, (instance) => instance.capture(event, properties));
    },
    identify: (id, person) => giving({ person }, (instance) => instance.identify(id, person)),
    setPersonProperties: (person) => giving({ person }, (instance) => instance.setPersonProperties(person)),
    reset: () => giving({}, (instance) => instance.reset()),
    isFeatureEnabled: (flag) => active()?.isFeatureEnabled(flag) ?? false,
  };
}

/** The library keeps the URL and the referrer of the first page of each session, which may contain secrets. */
function forgetEntry(posthog: PostHog): void {
  posthog.sessionManager?.onSessionId(() => posthog.unregister('$client_session_props'));
}

/** An instance that is not loaded sends nothing, not even what it has queued. */
function stop(posthog: PostHog): void {
  posthog.set_config({ disable_persistence: true, capture_pageleave: false });
  posthog.__loaded = false;
  forgetVisitor();
}
