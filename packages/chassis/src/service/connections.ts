import type { EntitySchema } from 'typeorm';
import { type Bus, createBus } from '../bus.js';
import type { Migration } from '../database/migrations.js';
import { createDatabase, type Database } from '../database.js';
import type { Log } from '../log.js';

export interface BusConfig {
  NATS_URL: string;
  EVENT_PREFIX: string;
}
export interface DatabaseConfig {
  DATABASE_URL: string;
  DATABASE_POOL_SIZE: number;
}

/** The tables of a service. */
export interface Tables {
  entities: EntitySchema[];
  migrations: Migration[];
}

const has = <T extends object>(config: object, name: keyof T): config is T => name in config;

/** The connections in a configuration, none of them open. */
export const connections = (
  { name, database }: { name: string; database?: Tables },
  config: object,
  log: Log,
): { bus?: Bus; database?: Database } => ({
  ...(has<BusConfig>(config, 'NATS_URL') && {
    bus: createBus({ url: config.NATS_URL, prefix: config.EVENT_PREFIX, name, log }),
  }),
  ...(has<DatabaseConfig>(config, 'DATABASE_URL') &&
    database && {
      database: createDatabase({ url: config.DATABASE_URL, poolSize: config.DATABASE_POOL_SIZE, ...database, log }),
    }),
});

/** The connections of a service of unknown type. */
export const connectionsIn = (context: object): { bus?: Bus; database?: Database } => context;

/** Throws if there is none. */
export function databaseOf(context: object): Database {
  const { database } = connectionsIn(context);
  if (!database) throw new Error('the service has no database');
  return database;
}
