import type { createBrowserRouter } from 'react-router-dom';
import type { Analytics } from '../../shared/analytics/analytics.js';
import { isContent, other, patternOf } from './page-name.js';
import type { Report } from './report.js';

export type SiteRouter = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/**
 * Captures the view of each page by the pattern of its path: a path may hold what somebody typed. The page that is shown
 * when analytics begins counts as well.
 */
export function watchPageViews(router: SiteRouter, analytics: Analytics, report: Report): void {
  const isMissing = () =>
    Object.values(router.state.errors ?? {}).some((error) => (error as { status?: unknown } | null)?.status === 404);
  let shown: string | null = null;
  const look = () => {
    const { navigation, location } = router.state;
    if (navigation.state !== 'idle' || location.pathname === shown) return;
    shown = location.pathname;
    const route = isMissing() ? `/${other}` : patternOf(shown);
    analytics.pageView(`${window.location.origin}${route}`, route);
    if (!isMissing() && isContent(shown)) report('view_content');
  };
  look();
  router.subscribe(look);
}
