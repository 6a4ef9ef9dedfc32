import { createFileStore } from '@poolpros/chassis/file-store';
import { createInternalClient } from '@poolpros/chassis/internal-client';
import type { Base } from '@poolpros/chassis/service';
import { loadPlaces } from '@poolpros/places/load';
import { createCityCountsCache } from '../catalog/caches/city-counts-cache.js';
import type { CatalogContext } from '../catalog/context.js';
import { countsByCity } from '../catalog/db/place-store.js';
import type { Config } from '../config.js';
import type { PhotoContext } from '../photos/context.js';
import { createPhotoRenderer } from '../photos/images/photo-renderer.js';
import { createUploads } from '../photos/images/uploads.js';

export type DirectoryContext = CatalogContext & PhotoContext;

export function createContext(base: Base<Config>): DirectoryContext {
  const { config } = base;
  const { dataSource, onCommit } = base.database;
  const accounts = createInternalClient({ origin: config.ACCOUNTS_URL, token: config.INTERNAL_TOKEN });
  const cityCounts = createCityCountsCache({
    read: () => countsByCity(dataSource.manager),
    onCommit,
    now: () => performance.now(),
  });
  return {
    ...base,
    accounts,
    files: createFileStore(config),
    photoRenderer: createPhotoRenderer(base.log),
    places: loadPlaces(),
    uploads: createUploads(),
    cityCounts,
  };
}
