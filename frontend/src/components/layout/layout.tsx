import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router-dom';
import { summaryQuery } from '../../api/summary.js';
import { type Services, useServices } from '../../lib/services.js';
import { Footer } from './footer.js';
import { Header } from './header.js';

/** The frame can do without its figures, so a failing read does not fail the page. */
export const layoutLoader =
  ({ queryClient }: Services) =>
  async () => {
    await queryClient.prefetchQuery(summaryQuery);
    return null;
  };

export function Layout() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const { analytics } = useServices();
  const token = useMatches().at(-1)?.params.token;
  const shownPath = useRef(pathname);

  useEffect(() => {
    // A mailed link's token stays out of what is sent.
    const path = token ? pathname.replace(token, ':token') : pathname;
    analytics.pageView(`${window.location.origin}${path}`, path);
  }, [analytics, pathname, token]);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <>
      <a
        href="#main"
        className="absolute -top-20 left-4 z-40 rounded-control bg-surface px-4 py-3 font-semibold text-link focus:top-2 focus:shadow-overlay"
      >
        Skip to content
      </a>
      <Header />
      <NavigationProgress />
      <main ref={main} id="main" tabIndex={-1} className="min-h-[60vh] outline-none!">
        <Outlet />
      </main>
      <Footer />
      <ScrollRestoration />
    </>
  );
}

/** A line under the header while the next page is on its way. */
function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div role="status" className="load-late fixed inset-x-0 top-15 z-40 h-1 bg-pool-500 md:top-18">
      <span className="sr-only">Loading the page</span>
    </div>
  );
}
