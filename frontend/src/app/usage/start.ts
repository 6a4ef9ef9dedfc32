import type { Services } from '../../shared/lib/services.js';
import type { SentState } from '../page-state.js';
import type { SiteRouter } from './page-views.js';
import { watchVitals } from './vitals.js';

/** What nobody waits for: the vitals of the page, and what visitors do where the site counts it. */
export async function start(
  services: Services,
  router: SiteRouter,
  { analytics, hasTags }: Pick<SentState, 'analytics' | 'hasTags'>,
): Promise<void> {
  watchVitals(services.analytics);
  if (analytics || hasTags) (await import('./watch.js')).watchUsage(services, router);
}
