import { Problem } from '@poolpros/chassis/problem';
import type { FastifyRequest } from 'fastify';

/** Paths of a process that only its own port shows; the web server has them too. */
const ownPaths = new Set(['internal', 'metrics', 'openapi.json', 'health']);
const health = new Set(['/health/live', '/health/ready']);

/**
 * Refuses addresses that would become another path on their way (400) and the paths that no public port may show
 * (404). Throws a Problem.
 */
export function checkTarget({ url, routeOptions }: Pick<FastifyRequest, 'url' | 'routeOptions'>): void {
  // No part of what is sent (RFC 9112, section 3.2): servers cut it off, so it could hide where a path ends.
  if (url.includes('#')) throw invalidAddress();
  const path = decode(url.split('?', 1)[0] ?? '').replaceAll('\\', '/');
  const segments = path.split('/');
  if (segments[0] !== '' || segments.some((segment) => segment === '.' || segment === '..')) throw invalidAddress();
  const first = segments.find((segment) => segment !== '') ?? '';
  if (ownPaths.has(first.toLowerCase()) && !health.has(routeOptions.url ?? ''))
    throw new Problem('not_found', 'There is nothing at this address.');
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw invalidAddress();
  }
}

const invalidAddress = () => new Problem('invalid_request', 'The address is not valid.');
