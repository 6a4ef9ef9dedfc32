import { useRouteError } from 'react-router-dom';
import { NotFoundPage } from './errors/not-found-page.js';
import { UnavailablePage } from './errors/unavailable-page.js';
import { statusOf } from './page-state.js';

/** What stands in place of a page that could not be shown. */
export function RouteError() {
  return statusOf(useRouteError()) === 404 ? <NotFoundPage /> : <UnavailablePage />;
}
