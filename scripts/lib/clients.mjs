import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './paths.mjs';

/**
 * Loads a client library of the product. Scripts run before anything is installed, so this is imported late.
 * @param {string} owner folder of the package that depends on it
 * @param {string} name
 */
function load(owner, name) {
  const file = createRequire(join(root, owner, 'package.json')).resolve(name);
  return import(pathToFileURL(file).href);
}

/**
 * Runs statements on one connection to a Postgres server.
 * @template T
 * @param {string} url
 * @param {(query: (sql: string, values?: unknown[]) => Promise<Record<string, string>[]>) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withPostgres(url, work) {
  const { default: pg } = await load('packages/chassis', 'pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(async (sql, values) => (await client.query(sql, values)).rows);
  } finally {
    await client.end();
  }
}

/**
 * Sends one command to a Redis server.
 * @param {string} url
 * @param {(call: (...words: string[]) => Promise<unknown>) => Promise<unknown>} work
 */
export async function withRedis(url, work) {
  const { Redis } = await load('services/gateway', 'ioredis');
  const client = new Redis(url, { lazyConnect: true, connectTimeout: 5000, retryStrategy: null });
  client.on('error', () => {});
  try {
    await client.connect();
    return await work((...words) => client.call(...words));
  } finally {
    client.disconnect();
  }
}

/**
 * What a NATS server says about itself when a client connects.
 * @param {string} url
 * @returns {Promise<{ version: string, jetstream?: boolean }>}
 */
export async function natsInfo(url) {
  const { connect } = await load('packages/chassis', '@nats-io/transport-node');
  const connection = await connect({ servers: url, timeout: 5000, reconnect: false });
  try {
    return connection.info;
  } finally {
    await connection.close();
  }
}

/**
 * GET of a JSON document; credentials in the URL become a header.
 * @param {string} base
 * @param {string} path
 */
export async function getJson(base, path) {
  const url = new URL(path, base.endsWith('/') ? base : `${base}/`);
  /** @type {Record<string, string>} */
  const headers = { accept: 'application/json' };
  if (url.username) {
    const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
    headers.authorization = `Basic ${Buffer.from(credentials).toString('base64')}`;
    url.username = '';
    url.password = '';
  }
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(5000) });
  if (!response.ok) throw new Error(`${url.origin}${url.pathname} responded with ${response.status}`);
  return response.json();
}
