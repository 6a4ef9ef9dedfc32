import { type Bus, createBus } from '@poolpros/chassis/bus';
import { createDatabase, type Database } from '@poolpros/chassis/database';
import type { Log } from '@poolpros/chassis/log';
import type { Metrics } from '@poolpros/chassis/metrics';
import { loadPlaces } from '@poolpros/places/load';
import type { Places } from '@poolpros/places/places';
import type { Config } from './config.js';
import { entities } from './db/entities.js';
import { migrations } from './db/migrations/index.js';
import { figuresByCity } from './db/place-store.js';
import type { CityFigures } from './domain/place-figures.js';
import { createPlaceFigures } from './place-figures-cache.js';

export interface Context {
  config: Config;
  log: Log;
  metrics: Metrics;
  database: Database;
  bus: Bus;
  places: Places;
  /** Published installers by city. */
  placeFigures: () => Promise<CityFigures[]>;
}

export function createContext(config: Config, { log, metrics }: { log: Log; metrics: Metrics }): Context {
  const database = createDatabase({
    url: config.DATABASE_URL,
    poolSize: config.DATABASE_POOL_SIZE,
    entities,
    migrations,
    log,
  });
  const bus = createBus({ url: config.NATS_URL, prefix: config.EVENT_PREFIX, name: 'directory', log });
  const placeFigures = createPlaceFigures({
    read: () => figuresByCity(database.dataSource.manager),
    onCommit: database.onCommit,
    now: Date.now,
  });
  return { config, log, metrics, database, bus, places: loadPlaces(), placeFigures };
}
