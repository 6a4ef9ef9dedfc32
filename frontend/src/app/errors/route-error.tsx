import { useRouteError } from 'react-router-dom';
import { statusOf } from '../page-state.js';
import { notFound } from './not-found.js';
import { UnavailablePage } from './unavailable-page.js';

/** The replacement for a page that could not be shown. */
export function RouteError() {
  return statusOf(useRouteError()) === 404 ? <notFound.Component /> : <UnavailablePage />;
}
