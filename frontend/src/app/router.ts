import { type PageName, pagePaths } from '@poolpros/contracts/paths';
import { type RouteObject, redirect } from 'react-router-dom';
import type { Services } from '../shared/lib/services.js';
import { NotFoundPage } from './errors/not-found-page.js';
import { RouteError } from './errors/route-error.js';
import { ConsoleFrame } from './layout/console-frame.js';
import { Layout, layoutLoader } from './layout/layout.js';
import { pageRoute } from './page-route.js';
import { type PageRow, pageTable, redirects } from './page-table.js';

const notFound = () => {
  throw new Response(null, { status: 404, statusText: 'Not Found' });
};

/** The routes of the page table within their frames. */
export function createRoutes(services: Services): RouteObject[] {
  const pagesIn = (frame: PageRow['frame']) =>
    (Object.entries(pageTable) as [PageName, PageRow][])
      .filter(([, row]) => row.frame === frame)
      .flatMap(([name, row]) => [pagePaths[name], ...(row.also ?? [])].map((path) => pageRoute(services, path, row)));
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
            ...redirects.map(
              ([path, to]): RouteObject => ({ path, loader: ({ params }) => redirect(to(params), 301) }),
            ),
            { path: '*', loader: notFound, Component: NotFoundPage },
          ],
        },
      ],
    },
    { Component: ConsoleFrame, ErrorBoundary: RouteError, children: pagesIn('console') },
  ];
}
