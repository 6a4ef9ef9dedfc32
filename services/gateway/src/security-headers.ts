import fastifyHelmet from '@fastify/helmet';
import type { ZodApp } from '@poolpros/chassis/http';
import type { Config } from './config.js';

/** Pages whose address holds a secret must not tell it to the pages they link to. */
const secretPages = /^\/(reset-password|verify-review|submission-confirmation|submission-status)(\/|\?|$)/i;

const yearSeconds = 31_536_000;

/** Headers of every answer, with the strict policy of pages: scripts only from our own files. */
export async function addSecurityHeaders(app: ZodApp, config: Config): Promise<void> {
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        // Open dialogs lock the page's scrolling with a style element, and positions are style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(config.POSTHOG_KEY ? [config.POSTHOG_HOST] : [])],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: config.PUBLIC_URL.startsWith('https:') ? { maxAge: yearSeconds, includeSubDomains: true } : false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()');
    if (secretPages.test(request.url)) reply.header('referrer-policy', 'no-referrer');
  });
}

/** Answers of the API are data: nothing may be loaded or framed by them, nor kept unless the service allows it. */
export function addApiHeaders(app: ZodApp): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
