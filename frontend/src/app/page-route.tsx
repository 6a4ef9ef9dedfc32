import type { RouteObject } from 'react-router-dom';
import type { PageModule } from '../pages/page-module.js';
import { Seo } from '../shared/lib/seo.js';
import type { Services } from '../shared/lib/services.js';
import type { PageRow } from './page-table.js';

/** What a page route tells the server: the file of its chunk, so that it can be preloaded. */
export interface PageHandle {
  file: string;
}

/** The pages by their files. */
export const pageFiles = import.meta.glob<PageModule>('../pages/*/*-page.tsx');

/** The route of a page at one of its paths. */
export function pageRoute(services: Services, path: string, row: PageRow): RouteObject {
  const file = `pages/${row.page}.tsx`;
  const load = pageFiles[`../${file}`];
  if (!load) throw new Error(`there is no page ${row.page}`);
  return {
    path,
    handle: { file: `src/${file}` } satisfies PageHandle,
    lazy: async () => {
      const page = await load();
      return { Component: withHead(path, row, page), loader: page.loader?.(services) };
    },
  };
}

/** The page below the head that its row gives it. */
const withHead = (path: string, { title, index }: PageRow, { Component, description }: PageModule) =>
  title === null
    ? Component
    : () => (
        <>
          <Seo
            title={title}
            description={description}
            path={index === 'always' ? path : undefined}
            noindex={index === 'never'}
          />
          <Component />
        </>
      );
