import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { product } from './product.js';

const program = (service: string) => fileURLToPath(new URL(`../../services/${service}/dist/main.js`, import.meta.url));

/** The environment of each process of the product, by its name. */
export async function environments(): Promise<Record<string, Record<string, string | undefined>>> {
  return JSON.parse(await readFile(join(product.folder, 'run', 'environments'), 'utf8')).environments;
}

/** Runs a command of a service, as an operator does, with lines of JSON as its input. */
export async function runCommand(service: string, args: string[], lines: readonly object[] = []): Promise<void> {
  const env = { ...process.env, ...(await environments())[service] };
  const running = promisify(execFile)(process.execPath, [program(service), ...args], { env });
  running.child.stdin?.end(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  await running;
}

/** Runs a job of a service now. */
export const runJob = (service: string, job: string): Promise<void> => runCommand(service, ['jobs', '--run', job]);

/** Lets time pass: runs a statement in the database of a service. */
export async function changeRows(service: string, sql: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: (await environments())[service]?.DATABASE_URL });
  await client.connect();
  try {
    const { rowCount } = await client.query(sql, values);
    if (!rowCount) throw new Error('the statement changed no row');
  } finally {
    await client.end();
  }
}
