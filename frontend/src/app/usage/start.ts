import { startProvider } from '../../shared/analytics/start-provider.js';
import type { Services } from '../../shared/lib/services.js';
import { browserStorage } from '../../shared/storage/browser-storage.js';
import type { SentState } from '../page-state.js';
import type { SiteRouter } from './page-views.js';
import { watchVitals } from './vitals.js';

/**
 * What nobody waits for: the vitals of the page and, where the site counts it, what visitors do. That is watched once the
 * provider is there, as events before it go nowhere.
 */
export async function start(
  services: Services,
  router: SiteRouter,
  { analytics: target, hasTags }: Pick<SentState, 'analytics' | 'hasTags'>,
): Promise<void> {
  const { analytics } = services;
  watchVitals(analytics);
  if (!target && !hasTags) return;
  if (target) {
    const provider = startProvider(target, browserStorage('localStorage'));
    analytics.init(provider);
    // Tags do without it; that it failed is logged.
    await provider.catch(() => undefined);
  }
  await (await import('./watch.js')).watchUsage(services, router);
}
