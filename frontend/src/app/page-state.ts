import type { QueryClient } from '@tanstack/react-query';
import { UNSAFE_ErrorResponseImpl as ErrorResponse, type HydrationState, isRouteErrorResponse } from 'react-router-dom';
import type { AnalyticsTarget } from '../shared/analytics/analytics.js';
import { ApiError, isUnavailable } from '../shared/api/api-error.js';
import type { ReadKey } from '../shared/api/read-key.js';
import type { Operator, SocialLink } from '../shared/lib/services.js';
import { packed, unpacked } from './packed.js';

/** Element with the data that the server has already loaded. */
export const stateElementId = 'page-state';

export interface PageState {
  publicUrl: string;
  analytics: AnalyticsTarget | null;
  /** Whether the operator has added tags of advertising networks. */
  hasTags?: boolean;
  social: readonly SocialLink[];
  operator: Operator;
  reads: readonly [key: ReadKey, data: unknown][];
  /** When the first of them came, in milliseconds; 0 without one. */
  readAt: number;
  loaderData: HydrationState['loaderData'];
  /** HTTP status by id of a route that could not be shown. */
  failures: Record<string, number> | null;
}

/** The state of the page in the browser. */
export interface SentState extends PageState {
  /** The built scripts of the page by source file. */
  scripts: Readonly<Record<string, string>>;
}

/** JSON that cannot close its own element. */
export const serializeState = (state: SentState): string =>
  JSON.stringify({ ...state, reads: packed(state.reads) }).replaceAll('<', '\\u003c');

export function parseState(text: string): SentState {
  const state = JSON.parse(text) as SentState;
  return { ...state, reads: unpacked(state.reads) as SentState['reads'] };
}

/** What the server has read for a page. */
export function readsIn(queryClient: QueryClient): Pick<PageState, 'reads' | 'readAt'> {
  const queries = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success');
  return {
    reads: queries.map(({ queryKey, state }) => [queryKey as ReadKey, state.data]),
    readAt: queries.length > 0 ? Math.min(...queries.map(({ state }) => state.dataUpdatedAt)) : 0,
  };
}

/** Gives what the server has read to a browser, as old as it is. */
export function takeReads(queryClient: QueryClient, { reads, readAt }: Pick<PageState, 'reads' | 'readAt'>): void {
  for (const [key, data] of reads) queryClient.setQueryData(key, data, { updatedAt: readAt });
}

/**
 * HTTP status of a route that failed: the status that the route set; 404 if the API has no such thing or rejects its
 * name; 503 if the API is unavailable; 500 otherwise.
 */
export function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  if (error instanceof ApiError && [400, 404, 410].includes(error.status)) return 404;
  return isUnavailable(error) ? 503 : 500;
}

/** Route errors in the form that the page contains. */
export const toFailures = (errors: Record<string, unknown> | null): PageState['failures'] =>
  errors && Object.fromEntries(Object.entries(errors).map(([route, error]) => [route, statusOf(error)]));

/** The errors that the router shows for these failures, the same on the server and in the browser. */
export const toRouteErrors = (failures: PageState['failures']): Record<string, unknown> | null =>
  failures &&
  Object.fromEntries(Object.entries(failures).map(([route, status]) => [route, new ErrorResponse(status, '', null)]));
