import { Problem } from '@poolpros/chassis/problem';
import type { onRequestAsyncHookHandler } from 'fastify';
import { ownSite } from '../domain/own-site.js';

/**
 * Rejects calls that another site's page could make a browser send with our cookies: a foreign `Origin` (403), and
 * bodies of the types that HTML forms send (415). A call without a body has no type, so it must have our origin.
 */
export function requireOwnOrigin(publicUrl: string): onRequestAsyncHookHandler {
  const { origins } = ownSite(publicUrl);
  return async (request) => {
    if (request.method !== 'POST') return;
    const { origin, 'content-type': contentType } = request.headers;
    const own = origin !== undefined && origins.includes(origin);
    if (origin !== undefined && !own) throw new Problem('forbidden', 'This page may not do that.');
    if (contentType === undefined && own) return;
    if (!/^application\/json\s*(;|$)/i.test(contentType ?? ''))
      throw new Problem('unsupported_media_type', 'Send the content type application/json.');
  };
}
