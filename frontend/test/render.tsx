import { apiPaths } from '@poolpros/contracts/paths';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { loadPage } from '../src/app/page-files.js';
import { Providers } from '../src/app/providers.js';
import { createRoutes } from '../src/app/router.js';
import { createAnalytics } from '../src/shared/analytics/analytics.js';
import { createVisitCounter } from '../src/shared/analytics/visit-counter.js';
import { createApiClient } from '../src/shared/api/api-client.js';
import { createQueryClient } from '../src/shared/api/query-client.js';
import { checkResponse } from '../src/shared/api/response-contracts.js';
import { createTokenStore } from '../src/shared/api/token-store.js';
import type { Services } from '../src/shared/lib/services.js';
import { operator } from './fixtures.js';

/** Responses by `METHOD /path`: a value is sent as JSON, a Response as it is, a function is called with the request. */
export type Responses = Record<string, unknown>;

/** A fetch that returns these responses, and a 404 problem for everything else. */
export const fakeFetch =
  (responses: Responses): typeof fetch =>
  async (input, init) => {
    const request = new Request(new URL(String(input), 'http://localhost'), init);
    const { pathname, search } = new URL(request.url);
    const key = `${request.method} ${pathname}`;
    const given = responses[`${key}${search}`] ?? responses[key];
    const response = typeof given === 'function' ? await given(request) : given;
    if (response instanceof Response) return response.clone();
    if (response !== undefined) return Response.json(response);
    return problem(404, 'not_found');
  };

/** What a service responds that has done what was asked. */
export const noContent = () => new Response(null, { status: 204 });

/** A problem+json response. */
export const problem = (status: number, code: string, more: object = {}): Response =>
  new Response(JSON.stringify({ type: 'about:blank', title: code, status, code, ...more }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });

/** The response to a request for a page after the last one. */
export const noPage = (last: number): Response =>
  problem(400, 'invalid_request', {
    errors: [{ path: 'query.page', message: `There are ${last} pages.`, max: last }],
  });

export function createTestServices(responses: Responses = {}): Services {
  const tokens = createTokenStore(window.localStorage);
  const api = createApiClient({ tokens, fetch: fakeFetch(responses), check: checkResponse });
  return {
    api,
    tokens,
    queryClient: createQueryClient(api),
    analytics: createAnalytics(),
    visits: createVisitCounter((seen) => api.postLast(apiPaths.listingVisits, { seen })),
    publicUrl: 'https://poolpros.example',
    social: [],
    operator,
    usageFigures: null,
    hasTags: false,
    searchWithinMs: 0,
    preload: () => undefined,
  };
}

function renderRoutes(routes: (services: Services) => RouteObject[], path: string, responses: Responses) {
  const services = createTestServices(responses);
  const router = createMemoryRouter(routes(services), { initialEntries: [path] });
  const view = render(
    <Providers services={services}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { ...view, router, services, user: userEvent.setup() };
}

/** Renders a page of the site as the router would, below header and footer. */
export const renderPage = (path: string, responses: Responses = {}) =>
  renderRoutes((services) => createRoutes(services, loadPage), path, responses);

/** Renders an element with router, services and toasts around it; `route` is the pattern that its path matches. */
export const renderElement = (element: ReactNode, responses: Responses = {}, { route = '*', path = '/' } = {}) =>
  renderRoutes(() => [{ path: route, element }], path, responses);
