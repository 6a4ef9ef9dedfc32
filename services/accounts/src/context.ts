import { type Bus, createBus } from '@poolpros/chassis/bus';
import { createDatabase, type Database } from '@poolpros/chassis/database';
import { createInternalClient, type InternalClient } from '@poolpros/chassis/internal-client';
import type { Log } from '@poolpros/chassis/log';
import type { Metrics } from '@poolpros/chassis/metrics';
import { createAccessTokenSigner, type SignAccessToken } from './access-token.js';
import type { Config } from './config.js';
import { entities } from './db/entities.js';
import { migrations } from './db/migrations/index.js';
import { createPasswords, type Passwords } from './passwords.js';

export interface Context {
  config: Config;
  log: Log;
  metrics: Metrics;
  database: Database;
  bus: Bus;
  directory: InternalClient;
  passwords: Passwords;
  signAccessToken: SignAccessToken;
}

export async function createContext(config: Config, base: { log: Log; metrics: Metrics }): Promise<Context> {
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
    bus: createBus({ url: config.NATS_URL, prefix: config.EVENT_PREFIX, name: 'accounts', log }),
    directory: createInternalClient({ origin: config.DIRECTORY_URL, token: config.INTERNAL_TOKEN }),
    passwords: await createPasswords(),
    signAccessToken: createAccessTokenSigner(config.JWT_PRIVATE_KEY),
  };
}
