import type { IncomingHttpHeaders } from 'node:http';
import type { Applicant } from '@poolpros/chassis/admission';
import type { HttpResponse } from '@poolpros/chassis/http-call';
import type { Provenance } from './freshness.js';
import { type CacheEntry, createCacheEntry, isStorable, type ResponseCache } from './response-cache.js';

export interface Fetched {
  response: HttpResponse;
  /** Null for a response that may not be stored. */
  entry: CacheEntry | null;
}

/** What a request asks for, identified by its key. */
export interface Wanted {
  key: string;
  /** The request as an applicant for its service; only called if the service is needed. */
  applicant: () => Applicant;
  /** The status of a response that may be stored; 200 by default. */
  status?: number;
}

/** Fetches what is wanted. */
export type Get<W extends Wanted> = (wanted: W, headers: IncomingHttpHeaders) => Promise<HttpResponse>;

/** The dependencies of a response, from its headers and the request; null for a response that others must not get. */
export type ProvenanceOf<W extends Wanted> = (
  headers: IncomingHttpHeaders,
  wanted: W,
) => Omit<Provenance, 'requestedAt'> | null;

/**
 * Fetches each key only once at a time, for all requests that need it at that moment, and stores the response.
 * `headers` must not identify the caller. `now` is the clock in ms.
 */
export function createSingleFlight<W extends Wanted>(o: {
  get: Get<W>;
  provenanceOf: ProvenanceOf<W>;
  cache: ResponseCache;
  now: () => number;
}) {
  const inFlight = new Map<string, Promise<Fetched>>();

  async function request(wanted: W, sent: IncomingHttpHeaders): Promise<Fetched> {
    const { key } = wanted;
    const requestedAt = o.now();
    const response = await o.get(wanted, sent);
    const { body, headers } = response;
    const provenance = isStorable(response, wanted.status) ? o.provenanceOf(headers, wanted) : null;
    if (!provenance) return { response, entry: null };
    const entry = createCacheEntry({ body, type: headers['content-type'] ?? '', requestedAt, ...provenance });
    o.cache.set(key, entry);
    return { response, entry };
  }

  return {
    fetch(wanted: W, headers: () => IncomingHttpHeaders): Promise<Fetched> {
      const { key } = wanted;
      const running = inFlight.get(key);
      if (running) return running;
      const flight = request(wanted, headers()).finally(() => inFlight.delete(key));
      inFlight.set(key, flight);
      return flight;
    },
  };
}
