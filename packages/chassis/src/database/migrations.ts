import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A change of a schema in SQL, and the way back. */
export interface Migration {
  /** `CreateMails1795219200000`. A database keeps the names of the migrations that it ran. */
  name: string;
  up: string;
  down: string;
}

const fileName = /^(\d{13})((?:-[a-z0-9]+)+)(\.undo)?\.sql$/;
const chassisFolder = new URL('../../migrations/', import.meta.url);

/**
 * The migrations in a folder and in the named folders of `packages/chassis/migrations`, oldest first.
 * `1795219200000-create-mails.sql` is the way up and `1795219200000-create-mails.undo.sql` the way down. Throws an error
 * that names the file if a file has another kind of name, lacks its counterpart or shares its timestamp.
 */
export function migrationsIn(folder: URL, shared: readonly string[] = []): Migration[] {
  const files = [folder, ...shared.map((name) => new URL(`${name}/`, chassisFolder))]
    .flatMap(filesIn)
    .sort((a, b) => a.timestamp - b.timestamp);
  for (const [index, { path, timestamp }] of files.entries()) {
    const before = files[index - 1];
    if (before?.timestamp === timestamp) throw new Error(`${path} has the timestamp of ${before.path}`);
  }
  return files.map(({ migration }) => migration);
}

function filesIn(folder: URL) {
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'));
  const pathOf = (name: string) => fileURLToPath(new URL(name, folder));
  return names.flatMap((file) => {
    const [, time, words, undo] = fileName.exec(file) ?? [];
    if (!time || !words) throw new Error(`${pathOf(file)} is not named like 1795219200000-create-mails.sql`);
    const counterpart = `${time}${words}${undo ? '' : '.undo'}.sql`;
    if (!names.includes(counterpart)) throw new Error(`${pathOf(counterpart)} is missing`);
    if (undo) return [];
    const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
    const name = words.replace(/-(.)/g, (_, first: string) => first.toUpperCase()) + time;
    return [
      { path: pathOf(file), timestamp: Number(time), migration: { name, up: read(file), down: read(counterpart) } },
    ];
  });
}

/** Migrations of the tables that every service with a database has. */
export const eventMigrations = migrationsIn(new URL('events/', chassisFolder));

/** The form in which TypeORM wants a migration. */
export const migrationClass = ({ name, up, down }: Migration) =>
  class implements MigrationInterface {
    name = name;
    up = (runner: QueryRunner) => runner.query(up);
    down = (runner: QueryRunner) => runner.query(down);
  };
