import type { ZodApp } from '@poolpros/chassis/http';
import { sendEncoded } from '@poolpros/chassis/http/encoded-body';
import { route } from '@poolpros/chassis/http/route';
import { Problem } from '@poolpros/chassis/problem';
import { catalogEndpoints } from '@poolpros/contracts/endpoints/catalog';
import { freshness, keepFor } from '../../base/routes/caching.js';
import { byAnybody } from '../../members/routes/acting.js';
import { createSitemap } from '../caches/sitemap.js';
import type { CatalogContext } from '../context.js';

/** What search engines may find of the pages made of data: only those that offer themselves to an index. */
export function sitemapRoutes(app: ZodApp, context: CatalogContext): void {
  const open = byAnybody('sitemap');
  const sitemap = createSitemap(context);

  route(
    app,
    catalogEndpoints.sitemap,
    open({ summary: 'List the parts of the sitemap', errors: [503] }),
    async (request, reply) => sendEncoded(request, keepFor(reply, freshness.list), await sitemap.index()),
  );

  route(
    app,
    catalogEndpoints.sitemapShard,
    open({ summary: 'List the pages in one part of the sitemap', errors: [400, 404, 503] }),
    async (request, reply) => {
      const part = await sitemap.part(request.params.shard);
      if (!part) throw new Problem('not_found', 'The sitemap has no such part.');
      return sendEncoded(request, keepFor(reply, freshness.list), part);
    },
  );
}
