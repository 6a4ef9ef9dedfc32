import { endpointRows } from '@poolpros/contracts/endpoint-table';
import type { Endpoint } from '@poolpros/contracts/endpoints/endpoint';
import { precedence, segmentsOf } from '@poolpros/contracts/route-match';
import * as z from 'zod';

/** A read of the API. */
export interface Read extends Pick<Endpoint, 'dear'> {
  segments: readonly string[];
  /** The keys of its query. */
  parameters: ReadonlySet<string>;
}

function parametersOf({ path, query }: Endpoint): ReadonlySet<string> {
  if (query === undefined) return new Set();
  if (!(query instanceof z.ZodObject)) throw new Error(`the query of ${path} is not an object`);
  return new Set(Object.keys(query.shape));
}

/** What can be read, the most precise path first. */
const reads: readonly Read[] = endpointRows
  .filter(([, { method }]) => method === 'GET')
  .toSorted(([, a], [, b]) => (precedence(a.path) < precedence(b.path) ? -1 : 1))
  .map(([, endpoint]) => ({
    segments: segmentsOf(endpoint.path),
    parameters: parametersOf(endpoint),
    ...(endpoint.dear && { dear: endpoint.dear }),
  }));

const matches = (pattern: readonly string[], segments: readonly string[]): boolean =>
  pattern.length === segments.length &&
  pattern.every((part, index) => part.startsWith(':') || part === segments[index]);

/** The read at a path of the API, as the client wrote it; undefined if there is none. */
export function readAt(path: string): Read | undefined {
  const segments = segmentsOf(decodeURIComponent(path));
  return reads.find((each) => matches(each.segments, segments));
}
