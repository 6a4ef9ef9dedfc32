import { type RouteObject, redirect } from 'react-router-dom';
import { Layout, layoutLoader } from '../components/layout/layout.js';
import type { Services } from '../lib/services.js';
import { NotFoundPage } from '../pages/errors/not-found-page.js';
import { pageRoute } from './page-route.js';
import { RouteError } from './route-error.js';

const notFound = () => {
  throw new Response(null, { status: 404, statusText: 'Not Found' });
};

/** The pages in the order of the specification's route table (§2). */
export function createRoutes(services: Services): RouteObject[] {
  const page = pageRoute(services);
  return [
    {
      Component: Layout,
      loader: layoutLoader(services),
      shouldRevalidate: () => false,
      children: [
        {
          ErrorBoundary: RouteError,
          children: [
            page('/', 'home/world-page', () => import('../pages/home/world-page.js')),
            page('/us', 'home/us-home-page', () => import('../pages/home/us-home-page.js')),
            { path: '/home', loader: () => redirect('/us', 301) },
            page(
              '/search-results',
              'search/search-results-page',
              () => import('../pages/search/search-results-page.js'),
            ),
            { path: '*', loader: notFound, Component: NotFoundPage },
          ],
        },
      ],
    },
  ];
}
