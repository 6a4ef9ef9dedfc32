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

/** Runs a job of a service now, as an operator does. */
export async function runJob(service: string, job: string): Promise<void> {
  const env = { ...process.env, ...(await environments())[service] };
  await promisify(execFile)(process.execPath, [program(service), 'jobs', '--run', job], { env });
}

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
