import type { IncomingHttpHeaders } from 'node:http';
import type { HttpResponse } from '@poolpros/chassis/http-call';
import {
  indexSequenceHeader,
  type SearchScope,
  searchScopeHeader,
  searchScopeSchema,
} from '@poolpros/contracts/http/search';
import type { UpstreamClient } from '../upstream.js';
import { type CacheEntry, createCacheEntry, isStorable, type ResponseCache } from './response-cache.js';

export interface Fetched {
  response: HttpResponse;
  /** Null for a response that may not be stored. */
  entry: CacheEntry | null;
}

/**
 * Fetches each key once at a time, for all requests that want it at that moment, and stores the response. `headers` must
 * say nothing about who asks. `now` is the clock in ms. `fromIndex`: responses name the newest change they show.
 */
export function createSingleFlight(o: {
  get: UpstreamClient['get'];
  fromIndex: boolean;
  cache: ResponseCache;
  now: () => number;
}) {
  const inFlight = new Map<string, Promise<Fetched>>();

  async function request(key: string, sent: IncomingHttpHeaders): Promise<Fetched> {
    const requestedAt = o.now();
    const response = await o.get(key, sent);
    if (!isStorable(response)) return { response, entry: null };
    const { body, headers } = response;
    const shows = o.fromIndex ? sequenceOf(headers) : null;
    const entry = createCacheEntry({
      body,
      type: headers['content-type'] ?? '',
      requestedAt,
      shows,
      scope: scopeOf(headers),
    });
    o.cache.set(key, entry);
    return { response, entry };
  }

  return {
    fetch(key: string, headers: () => IncomingHttpHeaders): Promise<Fetched> {
      const running = inFlight.get(key);
      if (running) return running;
      const flight = request(key, headers()).finally(() => inFlight.delete(key));
      inFlight.set(key, flight);
      return flight;
    },
  };
}

/** A response that does not name a change counts as showing none. */
const sequenceOf = (headers: IncomingHttpHeaders): number => Number(headers[indexSequenceHeader]) || 0;

const knownScopeSchema = searchScopeSchema.catch({ kind: 'everywhere' });

/** A response that does not say what it depends on, or in a way not known here, counts as depending on every listing. */
function scopeOf(headers: IncomingHttpHeaders): SearchScope {
  const given = headers[searchScopeHeader];
  return knownScopeSchema.parse(typeof given === 'string' ? JSON.parse(given) : undefined);
}
