import { useRouteError } from 'react-router-dom';
import { statusOf } from '../page-state.js';
import { NotFoundPage } from './not-found-page.js';
import { UnavailablePage } from './unavailable-page.js';

/** What stands in place of a page that could not be shown. */
export function RouteError() {
  return statusOf(useRouteError()) === 404 ? <NotFoundPage /> : <UnavailablePage />;
}
