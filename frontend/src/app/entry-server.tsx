import { isPage } from '@poolpros/contracts/page-table';
import { pagePaths } from '@poolpros/contracts/paths';
import { canonicalForm, matchRoute } from '@poolpros/contracts/route-match';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { type AnalyticsTarget, createAnalytics } from '../shared/analytics/analytics.js';
import { createVisitCounter } from '../shared/analytics/visit-counter.js';
import { type ApiClientOptions, createApiClient } from '../shared/api/api-client.js';
import { createQueryClient } from '../shared/api/query-client.js';
import { noTokens } from '../shared/api/token-store.js';
import type { Operator, Services, SocialLink } from '../shared/lib/services.js';
import { type IconData, iconSymbol, UsedIcons } from '../shared/ui/icon.js';
import { Document } from './document.js';
import { notFound, notFoundFile } from './errors/not-found.js';
import { type Frames, KnownFrame } from './layout/frame.js';
import { OpenGraph } from './open-graph.js';
import { loadPage } from './page-files.js';
import type { PageHandle } from './page-route.js';
import { type PageState, readsIn, statusOf, toFailures, toRouteErrors } from './page-state.js';
import { Providers } from './providers.js';
import { createRoutes, siteRoute } from './router.js';

export interface RenderOptions {
  /** Path and query as requested. */
  path: string;
  publicUrl: string;
  analytics: AnalyticsTarget | null;
  hasTags?: boolean;
  /** Absent if it is not configured. */
  social?: readonly SocialLink[];
  operator: Operator;
  /** How long a results page waits for its results, in milliseconds; 0 leaves the search to the browser. */
  searchWithinMs: number;
  ogImageUrl?: Services['ogImageUrl'];
  /** Header and footer of the pages before. */
  frames?: Frames;
  /** Gets a path of the API. */
  fetch: ApiClientOptions['fetch'];
  onError(error: unknown): void;
}

/** A page is complete if none of its requests failed; so may be the page that says that there is none at its path. */
export interface RenderedPage {
  kind: 'page';
  status: number;
  html: string;
  /** The shapes of its icons. */
  icons: string;
  state: PageState;
  files: string[];
  complete: boolean;
  scripts: ScriptStart;
}

export type Rendered = RenderedPage | { kind: 'redirect'; status: number; location: string };

/** When the scripts of a page load: in parallel, or after its first paint, which they would delay. */
export type ScriptStart = 'now' | 'after paint';

/**
 * Renders a page for an anonymous visitor. A path that is not in its canonical form redirects to it; a page without its
 * data is rendered as a 503.
 */
export async function renderPage(options: RenderOptions): Promise<Rendered> {
  const {
    path,
    publicUrl,
    analytics,
    hasTags = false,
    social = [],
    operator,
    searchWithinMs,
    ogImageUrl,
    frames,
    fetch,
    onError,
  } = options;
  const [pathname = '', ...asked] = path.split(/(?=\?)/);
  const canonical = canonicalForm(pathname);
  if (canonical !== pathname) return { kind: 'redirect', status: 301, location: canonical + asked.join('') };

  const api = createApiClient({ tokens: noTokens, fetch });
  const queryClient = createQueryClient(api);
  const files: string[] = [];
  const services = {
    api,
    tokens: noTokens,
    queryClient,
    analytics: createAnalytics(),
    visits: createVisitCounter(async () => undefined),
    usageFigures: analytics,
    hasTags,
    publicUrl,
    social,
    operator,
    searchWithinMs,
    ogImageUrl,
    OpenGraph,
    preload: (file: string) => files.push(file),
  };
  const { query, dataRoutes } = createStaticHandler(
    createRoutes(services, loadPage, matchRoute(pathname)?.row ?? null),
  );

  const context = await query(new Request(`${publicUrl}${path}`));
  if (context instanceof Response)
    return {
      kind: 'redirect',
      status: context.status,
      location: context.headers.get('location') ?? pagePaths.countryChooser,
    };

  for (const error of Object.values(context.errors ?? {})) if (statusOf(error) >= 500) onError(error);
  const failures = toFailures(context.errors);
  context.errors = toRouteErrors(failures);
  const statuses = Object.values(failures ?? {});
  const isMissing = statuses.includes(404);
  if (isMissing) await notFound.load();

  const known = frames?.at(pathname) ?? null;
  const icons = new Set<IconData>(known?.icons);
  const html = renderToString(
    <UsedIcons value={icons}>
      <KnownFrame value={known}>
        <Document>
          <Providers services={services}>
            <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
          </Providers>
        </Document>
      </KnownFrame>
    </UsedIcons>,
  );
  if (!known && context.matches.some(({ route }) => route.id === siteRoute)) frames?.keep(pathname, html, icons);
  const state = {
    publicUrl,
    analytics,
    ...(hasTags && { hasTags }),
    social,
    operator,
    ...readsIn(queryClient),
    loaderData: context.loaderData,
    failures,
  };
  // Requests that only the browser makes appear here too, as pending and idle.
  const complete =
    statuses.every((status) => status === 404) &&
    queryClient
      .getQueryCache()
      .getAll()
      .every(({ state }) => state.status !== 'error' && state.fetchStatus === 'idle');
  queryClient.clear();
  return {
    kind: 'page',
    status: failures === null ? context.statusCode : Math.max(...statuses),
    html,
    icons: [...icons].map(iconSymbol).join(''),
    state,
    complete,
    scripts: complete && failures === null && !isConsole(pathname) ? 'after paint' : 'now',
    files: [
      ...context.matches.flatMap(({ route }) => (route.handle as PageHandle | undefined)?.file ?? []),
      ...files,
      ...(isMissing ? [notFoundFile] : []),
    ],
  };
}

/** Only the browser has the content of a console, so there is no first paint to wait for. */
function isConsole(pathname: string): boolean {
  const row = matchRoute(pathname)?.row;
  return row !== undefined && isPage(row) && row.frame === 'console';
}
