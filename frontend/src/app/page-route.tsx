import { rowNamed } from '@poolpros/contracts/page-table';
import type { PageRow } from '@poolpros/contracts/pages/row';
import { matchRoute } from '@poolpros/contracts/route-match';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import type { PageModule } from '../pages/page-module.js';
import { PageTitle } from '../shared/lib/page-title.js';
import { Seo } from '../shared/lib/seo.js';
import type { Services } from '../shared/lib/services.js';

/** What a page route tells the server: the file of its chunk, which can be preloaded. */
export interface PageHandle {
  file: string;
}

/** Loads the page in a file. */
export type LoadPage = (file: string) => Promise<PageModule>;

/**
 * The routes of a row of the page table: several if the last segment has a fixed set of values and another row has the
 * rest.
 */
export function pageRoutes(services: Services, loadPage: LoadPage, row: PageRow): RouteObject[] {
  const file = `src/pages/${row.page}.tsx`;
  const last = row.path.split('/:').at(-1) ?? '';
  const values = row.path === `/:${last}` ? undefined : row.only?.[last];
  const paths = values ? values.map((value) => row.path.replace(`:${last}`, value)) : [row.path];
  return paths.map((path) => ({
    id: path,
    path,
    handle: { file } satisfies PageHandle,
    lazy: async () => {
      const page = await loadPage(file);
      return { Component: withHead(row, page), loader: withCheck(row, page.loader?.(services)) };
    },
  }));
}

/** The router knows only patterns; the table decides whether a path belongs to this row. */
function withCheck(row: PageRow, loader: LoaderFunction | undefined): LoaderFunction | undefined {
  if (!row.path.includes(':')) return loader;
  return (args, context) => {
    const match = matchRoute(new URL(args.request.url).pathname);
    if (match?.row !== row) throw new Response(null, { status: 404 });
    return loader ? loader({ ...args, params: { ...match.parameters, ...args.params } }, context) : null;
  };
}

const canonicalPathOf = ({ path, canonical }: PageRow): string | undefined => {
  if (canonical === 'own') return path;
  return typeof canonical === 'object' ? rowNamed(canonical.row).path : undefined;
};

/** The page below the head from its row. */
const withHead = (row: PageRow, { Component, description, dates }: PageModule) => {
  const { title, index } = row;
  if (title === null) return Component;
  return () => (
    <>
      <Seo
        title={title}
        description={description}
        path={canonicalPathOf(row)}
        noindex={index === 'never'}
        dates={dates}
      />
      <PageTitle value={title}>
        <Component />
      </PageTitle>
    </>
  );
};
