import { canonicalQuery } from '@poolpros/chassis/http/canonical-query';
import { type EncodedBody, encodeBody } from '@poolpros/chassis/http/encoded-body';
import type { HttpResponse } from '@poolpros/chassis/http-call';
import { LRUCache } from 'lru-cache';
import type { GatewayMetrics } from '../metrics.js';
import type { Provenance } from './freshness.js';

const mebibyte = 1024 * 1024;

/** A response that is the same for every visitor. */
export interface CacheEntry extends EncodedBody, Provenance {}

/** Maximum memory of all entries of a cache together. */
const most = { searches: 64 * mebibyte, pages: 128 * mebibyte };

export function createCacheEntry({
  body,
  type,
  ...provenance
}: { body: Buffer; type: string } & Provenance): CacheEntry {
  return { ...encodeBody({ body, type }), ...provenance };
}

/** The cache entries of one gateway process; the least recently used are evicted. */
export interface ResponseCache {
  get(key: string): CacheEntry | undefined;
  set(key: string, entry: CacheEntry): void;
}

/** The response of a search has about 25 kB, a page about 200 kB. */
export function createResponseCache({ cacheBytes }: GatewayMetrics, name: keyof typeof most): ResponseCache {
  const entries = new LRUCache<string, CacheEntry>({
    maxSize: most[name],
    maxEntrySize: 2 * mebibyte,
    sizeCalculation: (entry, key) => entry.bytes + 2 * key.length,
  });
  return {
    get: (key) => entries.get(key),
    set(key, entry) {
      entries.set(key, entry);
      cacheBytes.set({ cache: name }, entries.calculatedSize);
    },
  };
}

/**
 * Path and query of a search as its service receives them, which is also the cache key: parameters sorted by name,
 * those without a value left out. `path` is the service's, `url` the visitor's.
 */
export function cacheKey(path: string, url: string): string {
  const at = url.indexOf('?');
  if (at < 0) return path;
  const query = canonicalQuery(url.slice(at));
  return query === '' ? path : `${path}?${query}`;
}

/** Whether a shared cache may store it (RFC 9111, section 3). Never a response that sets a cookie. */
export function isStorable({ status, headers }: Pick<HttpResponse, 'status' | 'headers'>, wanted = 200): boolean {
  return (
    status === wanted &&
    headers['set-cookie'] === undefined &&
    !/\b(private|no-store)\b/i.test(headers['cache-control'] ?? '')
  );
}
