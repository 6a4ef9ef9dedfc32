import type { Module } from '@poolpros/chassis/service/module';
import { rebuildCounts } from './commands/rebuild-counts.js';
import type { CatalogContext } from './context.js';
import { firstCountsPart, foldCountsEverySecond, verifyCountsNightly } from './jobs/keep-counts.js';
import { compareRoutes } from './routes/compare.js';
import { installerRoutes } from './routes/installers.js';
import { letterRoutes } from './routes/letters.js';
import { mapRoutes } from './routes/map.js';
import { placeRoutes } from './routes/places.js';
import { projectRoutes } from './routes/projects.js';
import { sitemapRoutes } from './routes/sitemap.js';
import { summaryRoutes } from './routes/summary.js';

/** What visitors and crawlers read. */
export const catalog = {
  parts: (context) => [firstCountsPart(context)],
  jobs: [foldCountsEverySecond, verifyCountsNightly],
  commands: { 'rebuild-counts': rebuildCounts },
  routes: [
    installerRoutes,
    projectRoutes,
    compareRoutes,
    placeRoutes,
    letterRoutes,
    mapRoutes,
    summaryRoutes,
    sitemapRoutes,
  ],
} satisfies Module<CatalogContext>;
