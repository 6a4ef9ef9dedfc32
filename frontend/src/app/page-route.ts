import type { RouteObject } from 'react-router-dom';
import type { PageModule } from '../pages/page-module.js';
import type { Services } from '../shared/lib/services.js';

/** What a page route tells the server: the file of its chunk, so that it can be preloaded. */
export interface PageHandle {
  file: string;
}

/**
 * The route of one page. `file` is the page below src/pages, without extension; `load` imports the same file.
 */
export const pageRoute =
  (services: Services) =>
  (path: string, file: string, load: () => Promise<PageModule>): RouteObject => ({
    path,
    handle: { file: `src/pages/${file}.tsx` } satisfies PageHandle,
    lazy: async () => {
      const page = await load();
      return { Component: page.Component, loader: page.loader?.(services) };
    },
  });
