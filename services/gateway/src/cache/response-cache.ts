import { type EncodedBody, encodeBody } from '@poolpros/chassis/http/encoded-body';
import type { HttpResponse } from '@poolpros/chassis/http-call';
import { LRUCache } from 'lru-cache';
import type { GatewayMetrics } from '../metrics.js';
import type { Provenance } from './freshness.js';

const mebibyte = 1024 * 1024;

/** A response that is sent to every visitor who asks for the same. */
export interface CacheEntry extends EncodedBody, Provenance {}

export function createCacheEntry({
  body,
  type,
  ...provenance
}: { body: Buffer; type: string } & Provenance): CacheEntry {
  return { ...encodeBody({ body, type }), ...provenance };
}

/** The cache entries of one gateway process; the least recently used make room for new ones. */
export interface ResponseCache {
  get(key: string): CacheEntry | undefined;
  set(key: string, entry: CacheEntry): void;
}

/** `maxBytes` limits all entries together (64 MiB); the response of a search takes about 25 kB. */
export function createResponseCache({ cacheBytes }: GatewayMetrics, maxBytes = 64 * mebibyte): ResponseCache {
  const entries = new LRUCache<string, CacheEntry>({
    maxSize: maxBytes,
    maxEntrySize: 2 * mebibyte,
    sizeCalculation: (entry, key) => entry.bytes + 2 * key.length,
  });
  return {
    get: (key) => entries.get(key),
    set(key, entry) {
      entries.set(key, entry);
      cacheBytes.set(entries.calculatedSize);
    },
  };
}

/**
 * Path and query of a search as its service gets them, which is also the key of its cache entry: parameters sorted by
 * name, those without a value left out. `path` is the service's, `url` the visitor's.
 */
export function cacheKey(path: string, url: string): string {
  const at = url.indexOf('?');
  if (at < 0) return path;
  const query = new URLSearchParams(url.slice(at));
  for (const [name, value] of [...query]) if (value === '') query.delete(name, value);
  query.sort();
  return query.size === 0 ? path : `${path}?${query}`;
}

/** What a shared cache may store (RFC 9111, section 3), and nothing that sets a cookie. */
export function isStorable({ status, headers }: Pick<HttpResponse, 'status' | 'headers'>): boolean {
  return (
    status === 200 &&
    headers['set-cookie'] === undefined &&
    !/\b(private|no-store|no-cache)\b/i.test(headers['cache-control'] ?? '')
  );
}
