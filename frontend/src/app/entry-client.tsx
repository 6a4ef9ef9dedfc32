import { apiPaths } from '@poolpros/contracts/paths';
import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { PageModule } from '../pages/page-module.js';
import { createAnalytics } from '../shared/analytics/analytics.js';
import { createVisitCounter } from '../shared/analytics/visit-counter.js';
import { createApiClient } from '../shared/api/api-client.js';
import { logFailure } from '../shared/api/log-failure.js';
import { createQueryClient } from '../shared/api/query-client.js';
import { createTokenStore } from '../shared/api/token-store.js';
import type { Services } from '../shared/lib/services.js';
import { setHydrating } from '../shared/lib/use-hydrated.js';
import { whenIdle } from '../shared/lib/use-idle.js';
import { browserStorage } from '../shared/storage/browser-storage.js';
import { Document } from './document.js';
import { keepFailures } from './errors/early-failures.js';
import { notFound } from './errors/not-found.js';
import { loadPages } from './load-pages.js';
import type { LoadPage } from './page-route.js';
import { parseState, type SentState, stateElementId, takeReads, toRouteErrors } from './page-state.js';
import type { PreHydrationEvents } from './pre-hydration-events.js';
import { Providers } from './providers.js';
import { createRoutes } from './router.js';
import './styles/main.css';

const failures = keepFailures();

function readState(): SentState {
  const element = document.getElementById(stateElementId);
  if (element === null) throw new Error('the page carries no state');
  return parseState(element.textContent);
}

async function createServices({
  publicUrl,
  social,
  operator,
  analytics: target,
  hasTags = false,
}: SentState): Promise<Services> {
  const check = import.meta.env.DEV ? (await import('../shared/api/response-contracts.js')).checkResponse : undefined;
  const storage = browserStorage('localStorage');
  const tokens = createTokenStore(storage);
  const api = createApiClient({ tokens, fetch: window.fetch.bind(window), check, onFailure: logFailure });
  const analytics = createAnalytics();
  const visits = createVisitCounter((seen) => api.postLast(apiPaths.listingVisits, { seen }));
  window.addEventListener('pagehide', visits.flush);
  const ofServer = { searchWithinMs: 0, preload: () => undefined };
  const ofSite = { publicUrl, social, operator, usageFigures: target, hasTags };
  return { api, tokens, queryClient: createQueryClient(api), analytics, visits, ...ofSite, ...ofServer };
}

const pageFiles = () => import('./after-idle.js');

/** The server names the page's script, so that the map of all the others can load later. */
const loadPageBeside =
  ({ scripts }: SentState): LoadPage =>
  async (file) => {
    const script = scripts[file];
    if (!script) return (await pageFiles()).loadNextPage(file);
    return (await import(/* @vite-ignore */ script)) as PageModule;
  };

/**
 * Effects run once the whole page is hydrated. It wraps the page: as a sibling, which the server does not have, it
 * would change all ids in the page.
 */
function Replay({ early, children }: { early: PreHydrationEvents | undefined; children: ReactNode }) {
  useEffect(() => {
    setHydrating(false);
    early?.replay();
  }, [early]);
  return children;
}

/** Takes over the page from the server, including what the visitor has done so far. */
async function start(early?: PreHydrationEvents): Promise<void> {
  const state = readState();
  const services = await createServices(state);
  takeReads(services.queryClient, state);
  if (Object.values(state.failures ?? {}).includes(404)) await notFound.load();

  const routes = createRoutes(services, loadPageBeside(state));
  const router = createBrowserRouter(await loadPages(routes, window.location.pathname), {
    hydrationData: { loaderData: state.loaderData ?? {}, errors: toRouteErrors(state.failures) },
  });

  setHydrating(true);
  // In a transition React hydrates piece by piece, and responds to touches in between.
  startTransition(() => {
    hydrateRoot(
      document,
      <Document>
        <Providers services={services}>
          <Replay early={early}>
            <RouterProvider router={router} />
          </Replay>
        </Providers>
      </Document>,
    );
  });
  whenIdle(() => {
    const later = [
      pageFiles().then(({ watchPage }) => watchPage({ api: services.api, router, failures })),
      import('./usage/start.js').then(({ start }) => start(services, router, state)),
    ];
    // The page does without, and a visitor who goes on before the pages have loaded requests them again.
    void Promise.allSettled(later);
  });
}

// An event, because an entry with exports would need another file.
if (document.querySelector('[data-scripts]'))
  window.addEventListener('page-start', ({ detail }) => void start(detail), { once: true });
else void start();
