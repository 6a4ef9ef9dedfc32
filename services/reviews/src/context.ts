import { type Bus, createBus } from '@poolpros/chassis/bus';
import { createDatabase, type Database } from '@poolpros/chassis/database';
import type { Log } from '@poolpros/chassis/log';
import type { Metrics } from '@poolpros/chassis/metrics';
import type { Config } from './config.js';
import { entities } from './db/entities.js';
import { migrations } from './db/migrations/index.js';

export interface Context {
  config: Config;
  log: Log;
  metrics: Metrics;
  database: Database;
  bus: Bus;
}

export function createContext(config: Config, base: { log: Log; metrics: Metrics }): Context {
  const { log } = base;
  return {
    config,
    ...base,
    database: createDatabase({
      url: config.DATABASE_URL,
      poolSize: config.DATABASE_POOL_SIZE,
      entities,
      migrations,
      log,
    }),
    bus: createBus({ url: config.NATS_URL, prefix: config.EVENT_PREFIX, name: 'reviews', log }),
  };
}
