import type { FastifyRequest } from 'fastify';
import type { Read } from './known-reads.js';

const nameOf = (parameter: string): string | undefined => new URLSearchParams(parameter).keys().next().value;

/** The URL of a read of the API without parameters that it does not have; any other URL as it is. */
export function withoutUnknownParameters(url: string, read: Read | null): string {
  const at = url.indexOf('?');
  if (at < 0 || !read) return url;
  const query = url
    .slice(at + 1)
    .split('&')
    .filter((parameter) => read.parameters.has(nameOf(parameter) ?? ''))
    .join('&');
  return query === '' ? url.slice(0, at) : url.slice(0, at + 1) + query;
}

/** Leaves such parameters out for all that comes after: the cache keys and the service (ADR 93). */
export function leaveOutUnknownParameters({ raw, apiRead }: Pick<FastifyRequest, 'raw' | 'apiRead'>): void {
  if (raw.url !== undefined) raw.url = withoutUnknownParameters(raw.url, apiRead);
}
