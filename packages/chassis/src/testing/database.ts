import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import type { EntitySchema } from 'typeorm';
import { eventMigrations, type Migration } from '../database/migrations.js';
import { createDatabase, type Database } from '../database.js';
import { createLog } from '../log.js';
import { startInfra } from './infra.js';

export interface FreshDatabase {
  database: Database;
  url: string;
  /** Copies the database and returns a function that restores the copy. Both close all connections. */
  backUp(): Promise<{ restore(): Promise<void> }>;
  /** Disconnects and removes the database. */
  drop(): Promise<void>;
}

const silent = createLog({ service: 'test', level: 'silent' });

/**
 * A migrated and started database for one test: a clone of a template that is made once per set of migrations. `name`
 * is the service's.
 */
export async function freshDatabase(o: {
  entities: EntitySchema[];
  migrations: Migration[];
  name: string;
}): Promise<FreshDatabase> {
  const { databaseUrl } = await startInfra('databaseUrl');
  const urlOf = (name: string) => Object.assign(new URL(databaseUrl), { pathname: `/${name}` }).href;
  const open = (name: string) =>
    createDatabase({ url: urlOf(name), poolSize: 5, entities: o.entities, migrations: o.migrations, log: silent });
  const template = `template_${o.name}_${hashOf(o.migrations)}`;
  const clone = `test_${o.name}_${randomBytes(6).toString('hex')}`;
  const backup = `${clone}_backup`;

  await withAdmin(databaseUrl, async (admin) => {
    await admin.query('select pg_advisory_lock(hashtext($1))', [template]);
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 0) {
      const unfinished = `${template}_unfinished`;
      await admin.query(`drop database if exists ${unfinished} with (force)`);
      await admin.query(`create database ${unfinished}`);
      const database = open(unfinished);
      await database.start();
      await database.stop();
      await admin.query(`alter database ${unfinished} rename to ${template}`);
    }
    await admin.query(`create database ${clone} template ${template}`);
  });
  const database = open(clone);
  await database.start();
  return {
    database,
    url: urlOf(clone),
    async backUp() {
      await withAdmin(databaseUrl, async (admin) => {
        // A database can be copied only while nobody uses it.
        await admin.query(`alter database ${clone} allow_connections false`);
        await admin.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [clone]);
        await admin.query(`create database ${backup} template ${clone}`);
        await admin.query(`alter database ${clone} allow_connections true`);
      });
      return {
        restore: () =>
          withAdmin(databaseUrl, async (admin) => {
            await admin.query(`drop database ${clone} with (force)`);
            await admin.query(`create database ${clone} template ${backup}`);
          }),
      };
    },
    async drop() {
      await database.stop();
      await withAdmin(databaseUrl, async (admin) => {
        for (const name of [clone, backup]) await admin.query(`drop database if exists ${name} with (force)`);
      });
    },
  };
}

async function withAdmin(url: string, work: (admin: pg.Client) => Promise<void>): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

const hashOf = (migrations: readonly Migration[]): string =>
  createHash('sha256')
    .update(JSON.stringify([...eventMigrations, ...migrations]))
    .digest('hex')
    .slice(0, 12);
