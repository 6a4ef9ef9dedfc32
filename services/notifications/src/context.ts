import type { Base } from '@poolpros/chassis/service';
import type { Config } from './config.js';
import type { Schedule } from './domain/schedule.js';
import { createMailQueue, type MailQueue } from './mail/queue.js';
import { createRedis, type RedisPart } from './redis.js';

export interface Context extends Base<Config> {
  redis: RedisPart;
  queue: MailQueue;
  schedule: Schedule;
}

export function createContext(base: Base<Config>, schedule: Schedule): Context {
  const { config, log } = base;
  const redis = createRedis({ url: config.REDIS_URL, log });
  const tries = schedule.retryDelaysMs.length + 1;
  return { ...base, redis, queue: createMailQueue({ redis, prefix: config.EVENT_PREFIX, tries, log }), schedule };
}
