import { Problem } from '@poolpros/chassis/problem';
import type { FastifyRequest } from 'fastify';
import { checkRequestSize } from './request-size.js';

/** Paths that are visible only on a process's own port; the web server has them too. */
const ownPaths = new Set(['internal', 'metrics', 'openapi.json', 'health']);
const health = new Set(['/health/live', '/health/ready']);

/**
 * Throws a Problem: 400 or 431 for a request that is too large, 400 for a URL that a later server would parse as
 * another path, 404 for a path that no public port may serve.
 */
export function checkTarget({ url, raw, routeOptions }: Pick<FastifyRequest, 'url' | 'raw' | 'routeOptions'>): void {
  checkRequestSize(raw);
  // A fragment is never sent (RFC 9112, section 3.2). Servers cut it off, so it could hide the end of a path.
  if (url.includes('#')) throw invalidUrl();
  const path = decode(url.split('?', 1)[0] ?? '').replaceAll('\\', '/');
  const segments = path.split('/');
  if (segments[0] !== '' || segments.some((segment) => segment === '.' || segment === '..')) throw invalidUrl();
  const first = segments.find((segment) => segment !== '') ?? '';
  if (ownPaths.has(first.toLowerCase()) && !health.has(routeOptions.url ?? ''))
    throw new Problem('not_found', 'There is nothing at this address.');
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw invalidUrl();
  }
}

const invalidUrl = () => new Problem('invalid_request', 'The address is not valid.');
