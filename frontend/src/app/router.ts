import { isPage } from '@poolpros/contracts/page-table';
import type { PageRow, RouteRow } from '@poolpros/contracts/pages/row';
import { canonicalForm, rowsByPrecedence } from '@poolpros/contracts/route-match';
import { type RouteObject, redirect } from 'react-router-dom';
import type { Services } from '../shared/lib/services.js';
import { RouteError } from './errors/route-error.js';
import { ConsoleFrame } from './layout/console-frame.js';
import { Layout, layoutLoader } from './layout/layout.js';
import { type LoadPage, pageRoutes } from './page-route.js';

/** The route of the pages with header and footer. */
export const siteRoute = 'site';

const noPage = () => {
  throw new Response(null, { status: 404, statusText: 'Not Found' });
};

// Of patterns with equally many fixed segments the router takes the first.
const allRows = rowsByPrecedence.map(([, row]) => row);

/**
 * The routes of the page table in their frames; only those of the row of one path if it is known, null for a path without
 * one, as ordering all of them costs more than a page. A route has the same id in both, so that a browser finds what the
 * server loaded.
 */
export function createRoutes(services: Services, loadPage: LoadPage, known?: RouteRow | null): RouteObject[] {
  const rows = known === undefined ? allRows : known ? [known] : [];
  const pagesIn = (frame: PageRow['frame']) =>
    rows.filter(isPage).flatMap((row) => (row.frame === frame ? pageRoutes(services, loadPage, row) : []));
  return [
    {
      id: siteRoute,
      Component: Layout,
      loader: layoutLoader(services),
      shouldRevalidate: () => false,
      children: [
        {
          id: 'site page',
          ErrorBoundary: RouteError,
          children: [
            ...pagesIn('site'),
            ...rows
              .filter((row) => !isPage(row))
              .map(
                ({ path }): RouteObject => ({
                  id: path,
                  path,
                  loader: ({ request }) => redirect(canonicalForm(new URL(request.url).pathname), 301),
                }),
              ),
            { id: 'no page', path: '*', loader: noPage },
          ],
        },
      ],
    },
    { id: 'console', Component: ConsoleFrame, ErrorBoundary: RouteError, children: pagesIn('console') },
  ];
}
