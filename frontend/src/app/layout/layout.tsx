import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { summaryQuery } from '../../entities/home/queries.js';
import type { Services } from '../../shared/lib/services.js';
import { ProgressLine } from '../../shared/ui/progress-line.js';
import { CalculateCostsButton } from './calculate-costs-button.js';
import { Footer } from './footer.js';
import { Header } from './header.js';
import { SkipLink } from './skip-link.js';

/** The frame works without its numbers, so a failed request does not fail the page. */
export const layoutLoader =
  ({ queryClient }: Services) =>
  async () => {
    await queryClient.prefetchQuery(summaryQuery);
    return null;
  };

export function Layout() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <>
      <SkipLink />
      <Header />
      <NavigationProgress />
      <SampleNote />
      <main ref={main} id="main" tabIndex={-1} className="min-h-[60vh] outline-none!">
        <Outlet />
      </main>
      <Footer />
      <CalculateCostsButton />
      <ScrollRestoration />
    </>
  );
}

/** Above the fold of every page: invented content never passes for real (docs/rules.md#samples). */
function SampleNote() {
  const { data: summary } = useQuery(summaryQuery);
  if (!summary?.sampleData) return null;
  return (
    <aside
      aria-label="Sample data"
      className="bg-amber-50 px-4 py-1 text-center text-[0.8125rem] text-[#5f3b00] print:hidden"
    >
      Sample data: businesses and reviews here are not real.
    </aside>
  );
}

function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <ProgressLine label="Loading the page" />;
}
