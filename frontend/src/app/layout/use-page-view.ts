import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { useServices } from '../../shared/lib/services.js';

/** Counts the view of every page that is shown. */
export function usePageView(): void {
  const { pathname } = useLocation();
  const { analytics } = useServices();
  const token = useMatches().at(-1)?.params.token;

  useEffect(() => {
    // The token of a mailed link is never sent.
    const path = token ? pathname.replace(token, ':token') : pathname;
    analytics.pageView(`${window.location.origin}${path}`, path);
  }, [analytics, pathname, token]);
}
