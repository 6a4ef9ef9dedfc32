import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { ZodApp } from '@poolpros/chassis/http';
import { isPrivatePage } from '@poolpros/contracts/private-pages';
import { holdsSecret } from '@poolpros/contracts/secret-urls';
import helmet, { type HelmetOptions } from 'helmet';
import { analyticsOrigins } from './analytics-origins.js';
import type { Config } from './config.js';

const yearSeconds = 31_536_000;

/**
 * Headers of every response, with the strict policy of pages: scripts only from our own files. Pages for everybody also
 * take those of the origins that the operator names for tags (docs/rules.md#ad-tags).
 */
export function addSecurityHeaders(app: ZodApp, config: Config): void {
  const headersWith = (tags: readonly string[]) => ({
    ...headersOf({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", ...tags],
          scriptSrcAttr: ["'none'"],
          // Open dialogs lock the page's scrolling with a style element, and positions are style attributes.
          styleSrc: ["'self'", "'unsafe-inline'"],
          // A photo has a preview before the upload.
          imgSrc: ["'self'", 'data:', 'blob:', ...tags],
          fontSrc: ["'self'"],
          connectSrc: ["'self'", ...(config.POSTHOG_KEY ? analyticsOrigins(config.POSTHOG_HOST) : []), ...tags],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          frameAncestors: ["'none'"],
          formAction: ["'self'"],
        },
      },
      frameguard: { action: 'deny' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      hsts: config.PUBLIC_URL.startsWith('https:') ? { maxAge: yearSeconds, includeSubDomains: true } : false,
    }),
    'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
  });
  const headers = headersWith([]);
  const tagged = config.TAG_ORIGINS.length > 0 ? headersWith(config.TAG_ORIGINS) : null;
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(tagged && !isPrivatePage(request.url) ? tagged : headers);
    // The pages that such a page links to must not see its URL.
    if (holdsSecret(request.url)) reply.header('referrer-policy', 'no-referrer');
    done();
  });
  // In onSend, so that it overrides the headers of the web server.
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (holdsSecret(request.url)) reply.header('cache-control', 'no-store');
    done();
  });
}

/** Helmet gives every request the same headers, so they are computed once. */
function headersOf(options: HelmetOptions): OutgoingHttpHeaders {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(response.req, response, () => {});
  return response.getHeaders();
}

/**
 * Responses of the API are data: they may not load or frame anything, and are not stored unless the service allows it.
 */
export function addApiHeaders(app: ZodApp): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
}
