import { isPage } from '@poolpros/contracts/page-table';
import type { PageRow } from '@poolpros/contracts/pages/row';
import { canonicalForm, rowsByPrecedence } from '@poolpros/contracts/route-match';
import { type RouteObject, redirect } from 'react-router-dom';
import type { Services } from '../shared/lib/services.js';
import { RouteError } from './errors/route-error.js';
import { ConsoleFrame } from './layout/console-frame.js';
import { Layout, layoutLoader } from './layout/layout.js';
import { type LoadPage, pageRoutes } from './page-route.js';

const noPage = () => {
  throw new Response(null, { status: 404, statusText: 'Not Found' });
};

// Of patterns with equally many fixed segments the router takes the first.
const rows = rowsByPrecedence.map(([, row]) => row);

/** The routes of the page table in their frames. */
export function createRoutes(services: Services, loadPage: LoadPage): RouteObject[] {
  const pagesIn = (frame: PageRow['frame']) =>
    rows.filter(isPage).flatMap((row) => (row.frame === frame ? pageRoutes(services, loadPage, row) : []));
  return [
    {
      Component: Layout,
      loader: layoutLoader(services),
      shouldRevalidate: () => false,
      children: [
        {
          ErrorBoundary: RouteError,
          children: [
            ...pagesIn('site'),
            ...rows
              .filter((row) => !isPage(row))
              .map(
                ({ path }): RouteObject => ({
                  path,
                  loader: ({ request }) => redirect(canonicalForm(new URL(request.url).pathname), 301),
                }),
              ),
            { path: '*', loader: noPage },
          ],
        },
      ],
    },
    { Component: ConsoleFrame, ErrorBoundary: RouteError, children: pagesIn('console') },
  ];
}
