import { createFileStore } from '@poolpros/chassis/file-store';
import { createInternalClient } from '@poolpros/chassis/internal-client';
import type { Base } from '@poolpros/chassis/service';
import { loadPlaces } from '@poolpros/places/load';
import { Counter } from 'prom-client';
import { createCityListsCache } from '../catalog/caches/city-lists-cache.js';
import { createCountsCache } from '../catalog/caches/counts-cache.js';
import { createNamePartsCache } from '../catalog/caches/name-parts-cache.js';
import type { CatalogContext } from '../catalog/context.js';
import { readCounts } from '../catalog/db/count-store.js';
import { createCountsView } from '../catalog/domain/counts-view.js';
import type { Config } from '../config.js';
import type { PhotoContext } from '../photos/context.js';
import { createPhotoRenderer } from '../photos/images/photo-renderer.js';
import { createUploads } from '../photos/images/uploads.js';

export type DirectoryContext = CatalogContext & PhotoContext;

export function createContext(base: Base<Config>): DirectoryContext {
  const { config } = base;
  const { dataSource } = base.database;
  const places = loadPlaces();
  const accounts = createInternalClient({ origin: config.ACCOUNTS_URL, token: config.INTERNAL_TOKEN });
  return {
    ...base,
    accounts,
    files: createFileStore(config),
    photoRenderer: createPhotoRenderer(base.log),
    places,
    uploads: createUploads(),
    counts: createCountsCache({
      read: (after) => readCounts(dataSource.manager, after),
      view: createCountsView(places),
      now: () => performance.now(),
    }),
    nameParts: createNamePartsCache(dataSource.manager),
    citiesByName: createCityListsCache(places, config.PUBLIC_URL),
    countDifferences: new Counter({
      name: 'count_differences_total',
      help: 'Kept counts that were not those of the listings',
      registers: [base.metrics.registry],
    }),
  };
}
