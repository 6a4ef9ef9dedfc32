import { hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { PageModule } from '../pages/page-module.js';
import { createAnalytics } from '../shared/analytics/analytics.js';
import { createEventSender } from '../shared/analytics/event-sender.js';
import { createApiClient } from '../shared/api/api-client.js';
import { logFailure } from '../shared/api/log-failure.js';
import { createQueryClient } from '../shared/api/query-client.js';
import { createTokenStore } from '../shared/api/token-store.js';
import type { Services } from '../shared/lib/services.js';
import { whenIdle } from '../shared/lib/use-idle.js';
import { browserStorage } from '../shared/storage/browser-storage.js';
import { Document } from './document.js';
import { notFound } from './errors/not-found.js';
import { loadPages } from './load-pages.js';
import type { LoadPage } from './page-route.js';
import { type SentState, stateElementId, toRouteErrors } from './page-state.js';
import { Providers } from './providers.js';
import { createRoutes } from './router.js';
import './styles/main.css';

function readState(): SentState {
  const element = document.getElementById(stateElementId);
  if (element === null) throw new Error('the page carries no state');
  return JSON.parse(element.textContent) as SentState;
}

async function createServices({ publicUrl, social, analytics: target }: SentState): Promise<Services> {
  const check = import.meta.env.DEV ? (await import('../shared/api/response-contracts.js')).checkResponse : undefined;
  const storage = browserStorage('localStorage');
  const tokens = createTokenStore(storage);
  const api = createApiClient({ origin: '', tokens, fetch: window.fetch.bind(window), check, onFailure: logFailure });
  const analytics = createAnalytics();
  if (target) analytics.init(createEventSender({ ...target, storage }));
  const ofServer = { searchWithinMs: 0, preload: () => undefined };
  return { api, tokens, queryClient: createQueryClient(api), analytics, publicUrl, social, ...ofServer };
}

const pageFiles = () => import('./preload-error.js');

/** The server names the script of its page, so that where all the others are can come later. */
const loadPageBeside =
  ({ scripts }: SentState): LoadPage =>
  async (file) => {
    const script = scripts[file];
    if (!script) return (await pageFiles()).loadNextPage(file);
    return (await import(/* @vite-ignore */ script)) as PageModule;
  };

/** A function, as pages import what this module shares a file with, and would wait for it to end. */
async function start(): Promise<void> {
  const state = readState();
  const services = await createServices(state);
  hydrate(services.queryClient, state.queries);
  if (Object.values(state.failures ?? {}).includes(404)) await notFound.load();

  const routes = createRoutes(services, loadPageBeside(state));
  const router = createBrowserRouter(await loadPages(routes, window.location.pathname), {
    hydrationData: { loaderData: state.loaderData ?? {}, errors: toRouteErrors(state.failures) },
  });

  // In a transition React takes over piece by piece, and a finger is answered in between.
  startTransition(() => {
    hydrateRoot(
      document,
      <Document>
        <Providers services={services}>
          <RouterProvider router={router} />
        </Providers>
      </Document>,
    );
  });
  // A visitor who goes on before it is there asks again.
  whenIdle(() => void pageFiles().catch(() => undefined));
}

void start();
