import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { statusOf } from '../page-state.js';
import { notFound } from './not-found.js';
import { pageErrorEvent } from './page-error.js';
import { UnavailablePage } from './unavailable-page.js';

/** The replacement for a page that could not be shown. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => {
    if (error instanceof Error) window.dispatchEvent(new CustomEvent(pageErrorEvent, { detail: error }));
  }, [error]);
  return statusOf(error) === 404 ? <notFound.Component /> : <UnavailablePage />;
}
