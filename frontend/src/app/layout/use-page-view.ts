import { withoutSecrets } from '@poolpros/contracts/secret-urls';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from '../../shared/lib/services.js';

/** Counts the view of every page that is shown. */
export function usePageView(): void {
  const { pathname } = useLocation();
  const { analytics } = useServices();

  useEffect(() => {
    // The secret of a mailed link stays out of what is sent.
    const path = withoutSecrets(pathname);
    analytics.pageView(`${window.location.origin}${path}`, path);
  }, [analytics, pathname]);
}
