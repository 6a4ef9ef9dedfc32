import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Loads the pages at this path into their routes. A router that starts with all of them shows immediately what the
 * server showed, including errors; one that has to load a page first drops the errors and renders nothing.
 */
export async function loadPages(routes: RouteObject[], pathname: string): Promise<RouteObject[]> {
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    const page = await route.lazy();
    Object.assign(route, page, { lazy: undefined });
  }
  return routes;
}
