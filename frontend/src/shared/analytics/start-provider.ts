import type { KeyStorage } from '../storage/browser-storage.js';
import type { AnalyticsProvider, AnalyticsTarget } from './analytics.js';
import { isRefused, onChoice } from './refusal.js';

/** How long after the page has loaded the provider's library is loaded, unless there is input before that. */
export const providerDelayMs = 5000;

const inputs = ['pointerdown', 'keydown', 'touchstart'];

/**
 * The provider, loaded five seconds after the page or at the first input, so that it delays neither. Each step of its
 * start has a task of its own, as on a phone each takes about as long as input may wait. Nothing is loaded for a visitor
 * who refuses, until they agree.
 */
export async function startProvider(target: AnalyticsTarget, storage: KeyStorage): Promise<AnalyticsProvider> {
  await untilAllowed(storage);
  await untilDue();
  const { createPostHogProvider } = await import('./posthog-provider.js');
  const provider = await createPostHogProvider(target, storage);
  await provider.start();
  return provider;
}

const untilAllowed = (storage: KeyStorage): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (!isRefused(storage)) resolve();
    };
    onChoice(check);
    check();
  });

/** Call it after the page has loaded. */
export const untilDue = (): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      for (const type of inputs) removeEventListener(type, end, true);
      resolve();
    };
    const timer = setTimeout(end, providerDelayMs);
    for (const type of inputs) addEventListener(type, end, { capture: true, passive: true });
    // There was input before this script had loaded.
    if ('userActivation' in navigator && navigator.userActivation.hasBeenActive) end();
  });
