import { createFileStore, type FileStore } from '@poolpros/chassis/file-store';
import { createInternalClient, type InternalClient } from '@poolpros/chassis/internal-client';
import type { Base } from '@poolpros/chassis/service';
import { loadPlaces } from '@poolpros/places/load';
import type { Places } from '@poolpros/places/places';
import { createCityCountsCache } from './caches/city-counts-cache.js';
import type { Config } from './config.js';
import { countsByCity } from './db/place-store.js';
import type { CityCounts } from './domain/city-counts.js';
import { createPhotoRenderer, type PhotoRenderer } from './images/photo-renderer.js';
import { createUploads, type Uploads } from './images/uploads.js';

export interface Context extends Base<Config> {
  accounts: InternalClient;
  files: FileStore;
  photoRenderer: PhotoRenderer;
  places: Places;
  uploads: Uploads;
  /** Published installers by city. */
  cityCounts: () => Promise<CityCounts[]>;
}

/** `now` is the clock of the counts, in ms. */
export function createContext(base: Base<Config>, now: () => number): Context {
  const { config } = base;
  const { dataSource, onCommit } = base.database;
  const accounts = createInternalClient({ origin: config.ACCOUNTS_URL, token: config.INTERNAL_TOKEN });
  const cityCounts = createCityCountsCache({ read: () => countsByCity(dataSource.manager), onCommit, now });
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
