import type { FastifyRequest } from 'fastify';
import { readAt } from './known-reads.js';

const nameOf = (parameter: string): string | undefined => new URLSearchParams(parameter).keys().next().value;

/** The URL of a read of the API without parameters that its endpoint does not have; any other URL as it is. */
export function withoutUnknownParameters(url: string): string {
  const at = url.indexOf('?');
  if (at < 0) return url;
  const read = readAt(url.slice(0, at));
  if (!read) return url;
  const query = url
    .slice(at + 1)
    .split('&')
    .filter((parameter) => read.parameters.has(nameOf(parameter) ?? ''))
    .join('&');
  return query === '' ? url.slice(0, at) : url.slice(0, at + 1) + query;
}

/** Leaves such parameters out for all that comes after: the cache keys and the service (ADR 93). */
export function leaveOutUnknownParameters({ method, raw }: Pick<FastifyRequest, 'method' | 'raw'>): void {
  if (raw.url !== undefined && (method === 'GET' || method === 'HEAD')) raw.url = withoutUnknownParameters(raw.url);
}
