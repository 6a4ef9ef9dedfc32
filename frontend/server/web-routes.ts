import { createHash } from 'node:crypto';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { pageBuildHeader, pageBuildPath } from '@poolpros/contracts/http/pages';
import { assetsRoot, faviconPath, missingPagePath, robotsPath } from '@poolpros/contracts/missing-page';
import { apiRoot, ogImagesRoot, sitemapIndexPath } from '@poolpros/contracts/paths';
import type { FastifyInstance } from 'fastify';
import { renderPage } from '../src/app/entry-server.js';
import { createFrames } from '../src/app/layout/frame.js';
import type { AnalyticsTarget } from '../src/shared/analytics/analytics.js';
import type { OgImageText, Operator, SocialLink } from '../src/shared/lib/services.js';
import { createAssets, readManifest } from './assets.js';
import { careCalendarRoutes } from './care-calendar.js';
import { feedRoute } from './feed.js';
import { createFirstResults } from './first-results.js';
import { marketingRoutes } from './marketing/routes.js';
import { drawOgImage } from './og-images/draw.js';
import { kindOfPath } from './og-images/kind-of-path.js';
import { createOgImageNames } from './og-images/og-image.js';
import { ogImageRoutes } from './og-images/routes.js';
import { pageHtml } from './page-html.js';
import { createApiReader } from './read-api.js';
import { sitemapRoutes } from './sitemap.js';
import { wellKnownRoutes } from './well-known.js';

export interface WebOptions {
  publicUrl: string;
  apiUrl: string;
  /** Tells the gateway that a read belongs to a page request that it has counted already. */
  internalToken: string;
  analytics: AnalyticsTarget | null;
  hasTags?: boolean;
  social: readonly SocialLink[];
  operator: Operator;
  /** Folder of the browser's build. */
  clientDir: string;
}

const dayMs = 86_400_000;
/** Every page says itself whether it may be indexed, which a robot that may not read it would not learn. */
const robotsOf = (publicUrl: string) =>
  `User-agent: *\nDisallow: ${apiRoot}/\nSitemap: ${publicUrl}${sitemapIndexPath}\n`;

/** Serves the built assets and renders every other path as a page. */
export async function webRoutes(
  app: FastifyInstance,
  { publicUrl, apiUrl, internalToken, analytics, hasTags = false, social, operator, clientDir }: WebOptions,
): Promise<void> {
  const manifest = readManifest(clientDir);
  const assetsOf = createAssets(manifest);

  await app.register(fastifyStatic, {
    root: join(clientDir, 'assets'),
    prefix: `${assetsRoot}/`,
    preCompressed: true,
    immutable: true,
    maxAge: 365 * dayMs,
    decorateReply: false,
  });
  await app.register(fastifyStatic, {
    root: clientDir,
    serve: false,
  });

  const build = createHash('sha256')
    .update(JSON.stringify([manifest, publicUrl, analytics, hasTags, social, operator]))
    .digest('hex')
    .slice(0, 16);
  app.get(pageBuildPath, (_request, reply) => reply.type('text/plain; charset=utf-8').send(build));

  app.get(faviconPath, (_request, reply) => reply.sendFile('favicon.svg', { maxAge: dayMs }));
  app.get(robotsPath, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${dayMs / 1000}`)
      .send(robotsOf(publicUrl)),
  );

  const api = createApiReader(apiUrl, { internalToken });
  app.addHook('onClose', api.close);
  wellKnownRoutes(app, { publicUrl, contact: operator.email, clientDir });
  feedRoute(app, publicUrl);
  sitemapRoutes(app, { publicUrl, read: (path, headers) => api.read(path, { headers }) });
  careCalendarRoutes(app, publicUrl);
  marketingRoutes(app, { publicUrl, read: api.read });

  const ogImages = createOgImageNames(internalToken);
  ogImageRoutes(app, ogImages, drawOgImage);
  const ogImageUrl = (url: string, text: OgImageText): string => {
    const kind = kindOfPath(url.split('?', 1)[0] ?? '');
    return `${publicUrl}${ogImagesRoot}/${ogImages.nameOf({ kind, ...text })}`;
  };

  const frames = createFrames();
  const withFirstResults = createFirstResults();
  app.get('*', async (request, reply) => {
    const rendered = await withFirstResults(request.url, (searchWithinMs) =>
      renderPage({
        path: request.url,
        publicUrl,
        analytics,
        hasTags,
        social,
        operator,
        searchWithinMs,
        frames,
        ogImageUrl: (text) => ogImageUrl(request.url, text),
        fetch: api.read,
        onError: (error) => request.log.error({ err: error }, 'page not rendered'),
      }),
    );
    if (rendered.kind === 'redirect') return reply.redirect(rendered.location, rendered.status);
    if (rendered.status === 503) reply.header('retry-after', '10');
    const isForAll = rendered.status === 200 || request.url === missingPagePath;
    if (isForAll && rendered.complete) reply.header(pageBuildHeader, build);
    return (
      reply
        .code(rendered.status)
        .type('text/html; charset=utf-8')
        .header('cache-control', rendered.status < 500 ? 'no-cache' : 'no-store')
        // As bytes it is encoded once, and its length is known.
        .send(Buffer.from(pageHtml(rendered, assetsOf(rendered.files))))
    );
  });
}
