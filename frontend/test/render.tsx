import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { Providers } from '../src/app/providers.js';
import { createRoutes } from '../src/app/router.js';
import { createAnalytics } from '../src/shared/analytics/analytics.js';
import { createApiClient } from '../src/shared/api/api-client.js';
import { createQueryClient } from '../src/shared/api/query-client.js';
import { checkResponse } from '../src/shared/api/response-contracts.js';
import { createTokenStore } from '../src/shared/api/token-store.js';
import type { Services } from '../src/shared/lib/services.js';

/** Answers by `METHOD /path`: a value is sent as JSON, a Response as it is, a function is called with the request. */
export type Answers = Record<string, unknown>;

/** A fetch that gives these answers and a 404 problem to everything else. */
export const fakeFetch =
  (answers: Answers): typeof fetch =>
  async (input, init) => {
    const request = new Request(new URL(String(input), 'http://localhost'), init);
    const { pathname, search } = new URL(request.url);
    const key = `${request.method} ${pathname}`;
    const given = answers[`${key}${search}`] ?? answers[key];
    const answer = typeof given === 'function' ? await given(request) : given;
    if (answer instanceof Response) return answer.clone();
    if (answer !== undefined) return Response.json(answer);
    return problem(404, 'not_found');
  };

/** A problem+json answer. */
export const problem = (status: number, code: string, more: object = {}): Response =>
  new Response(JSON.stringify({ type: 'about:blank', title: code, status, code, ...more }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });

export function createTestServices(answers: Answers = {}): Services {
  const tokens = createTokenStore(window.localStorage);
  const api = createApiClient({ origin: '', tokens, fetch: fakeFetch(answers), check: checkResponse });
  return {
    api,
    tokens,
    queryClient: createQueryClient(api),
    analytics: createAnalytics(),
    publicUrl: 'https://poolpros.example',
  };
}

function renderRoutes(routes: (services: Services) => RouteObject[], path: string, answers: Answers) {
  const services = createTestServices(answers);
  const router = createMemoryRouter(routes(services), { initialEntries: [path] });
  const view = render(
    <Providers services={services}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { ...view, router, services, user: userEvent.setup() };
}

/** Renders a page of the site as the router would, below header and footer. */
export const renderPage = (path: string, answers: Answers = {}) => renderRoutes(createRoutes, path, answers);

/** Renders an element with router, services and toasts around it; `route` is the pattern its address matches. */
export const renderElement = (element: ReactNode, answers: Answers = {}, { route = '*', path = '/' } = {}) =>
  renderRoutes(() => [{ path: route, element }], path, answers);
