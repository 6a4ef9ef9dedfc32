import { redirect } from 'react-router-dom';
import { ApiError } from '../api/api-error.js';

/** The last page of a list, from the error of a request for a later one; undefined for any other error. */
export const lastPageIn = (error: unknown): number | undefined =>
  error instanceof ApiError ? error.errors.find(({ path }) => path === 'query.page')?.max : undefined;

/** Names another page in the query of a list; the first one is not named. */
export function setPage(query: URLSearchParams, page: number): URLSearchParams {
  query.set('page', String(page));
  if (page === 1) query.delete('page');
  return query;
}

/** A redirect to another page of the same list, which may have the requested one too by tomorrow. */
export function redirectToPage(url: URL, page: number): Response {
  setPage(url.searchParams, page);
  return redirect(url.pathname + url.search);
}

/** What a loader reads; throws a redirect to the last page if the URL names a later one (docs/rules.md#pages). */
export const orLastPage = <T>(read: Promise<T>, url: URL): Promise<T> =>
  read.catch((error: unknown) => {
    const last = lastPageIn(error);
    throw last ? redirectToPage(url, last) : error;
  });
