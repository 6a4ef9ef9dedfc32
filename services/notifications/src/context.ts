import { type Bus, createBus } from '@poolpros/chassis/bus';
import { createDatabase, type Database } from '@poolpros/chassis/database';
import type { Log } from '@poolpros/chassis/log';
import type { Metrics } from '@poolpros/chassis/metrics';
import type { Config } from './config.js';
import { entities } from './db/entities.js';
import { migrations } from './db/migrations/index.js';
import { defaultSchedule, type Schedule } from './domain/schedule.js';
import { createMailQueue, type MailQueue } from './mail/queue.js';
import { createRedis, type RedisPart } from './redis.js';

export interface Context {
  config: Config;
  log: Log;
  metrics: Metrics;
  database: Database;
  bus: Bus;
  redis: RedisPart;
  queue: MailQueue;
  schedule: Schedule;
}

export function createContext(
  config: Config,
  base: { log: Log; metrics: Metrics },
  schedule: Schedule = defaultSchedule,
): Context {
  const { log } = base;
  const redis = createRedis({ url: config.REDIS_URL, log });
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
    bus: createBus({ url: config.NATS_URL, prefix: config.EVENT_PREFIX, name: 'notifications', log }),
    redis,
    queue: createMailQueue({ redis, prefix: config.EVENT_PREFIX, tries: schedule.retryDelaysMs.length + 1, log }),
    schedule,
  };
}
