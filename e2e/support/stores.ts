import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { Redis } from 'ioredis';
import pg from 'pg';
import { product } from './product.js';
import { environments } from './service.js';

/**
 * Where the product holds any of these words, in upper or lower case: tables, keys, events, documents of the index, logs
 * and stored files. The mailbox is not part of it: its mails belong to their recipients.
 */
export async function holdersOf(words: readonly string[]): Promise<string[]> {
  const known = await environments();
  const lower = words.map((word) => word.toLowerCase());
  const has = (text: string) => lower.some((word) => text.toLowerCase().includes(word));
  const values = (name: string) => [...new Set(Object.values(known).flatMap((each) => each[name] ?? []))];
  const found = [
    ...values('DATABASE_URL').map((url) => tablesWith(url, words)),
    ...values('REDIS_URL').map((url) => keysWith(url, has)),
    eventsWith(required(known.provisioning?.NATS_URL), has),
    ...values('ELASTICSEARCH_URL').map((url) => documentsWith(url, has)),
    ...['logs', 'files'].map((folder) => filesWith(join(product.folder, folder), has)),
  ];
  return (await Promise.all(found)).flat().sort();
}

function required(value: string | undefined): string {
  if (!value) throw new Error('the environments of the product lack the URL of a store');
  return value;
}

async function tablesWith(url: string, words: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const tables = await client.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    const holders: string[] = [];
    for (const { name } of tables.rows) {
      const { rows } = await client.query(`select from ${name} t where t::text ilike any($1) limit 1`, [
        words.map((word) => `%${word}%`),
      ]);
      if (rows.length > 0) holders.push(`table ${client.database} ${name}`);
    }
    return holders;
  } finally {
    await client.end();
  }
}

async function keysWith(url: string, has: (text: string) => boolean): Promise<string[]> {
  const client = new Redis(url);
  try {
    const holders: string[] = [];
    for await (const keys of client.scanStream({ count: 1000 }))
      for (const key of keys as string[]) if (has(`${key} ${await textOf(client, key)}`)) holders.push(`key ${key}`);
    return holders;
  } finally {
    client.disconnect();
  }
}

/** The value of a key as text; another test may have removed it since. */
async function textOf(client: Redis, key: string): Promise<string> {
  switch (await client.type(key)) {
    case 'string':
      return (await client.get(key)) ?? '';
    case 'hash':
      return JSON.stringify(await client.hgetall(key));
    case 'list':
      return JSON.stringify(await client.lrange(key, 0, -1));
    case 'set':
      return JSON.stringify(await client.smembers(key));
    case 'zset':
      return JSON.stringify(await client.zrange(key, 0, -1));
    case 'stream':
      return JSON.stringify(await client.xrange(key, '-', '+'));
    default:
      return '';
  }
}

async function eventsWith(url: string, has: (text: string) => boolean): Promise<string[]> {
  const { protocol, host, username, password } = new URL(url);
  const connection = await connect({ servers: `${protocol}//${host}`, user: username, pass: password });
  try {
    const manager = await jetstreamManager(connection);
    const holders: string[] = [];
    for (const { config, state } of await manager.streams.list().next()) {
      if (state.messages === 0) continue;
      const consumer = await jetstream(connection).consumers.get(config.name);
      for await (const message of await consumer.consume()) {
        if (has(`${message.subject} ${message.string()}`)) holders.push(`event ${message.subject}`);
        if (message.info.pending === 0) break;
      }
    }
    return holders;
  } finally {
    await connection.close();
  }
}

const documentsAtOnce = 2000;

async function documentsWith(url: string, has: (text: string) => boolean): Promise<string[]> {
  const { origin, username, password } = new URL(url);
  const headers = {
    'content-type': 'application/json',
    ...(username && { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` }),
  };
  const ask = async (path: string, body?: object) => {
    const response = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body ?? {}) });
    if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
    return await response.json();
  };
  const holders: string[] = [];
  const { id } = await ask('/_all/_pit?keep_alive=1m');
  let after: unknown[] | undefined;
  do {
    const { hits } = await ask('/_search', {
      size: documentsAtOnce,
      pit: { id, keep_alive: '1m' },
      sort: ['_shard_doc'],
      ...(after && { search_after: after }),
    });
    for (const hit of hits.hits) if (has(JSON.stringify(hit))) holders.push(`document ${hit._index} ${hit._id}`);
    after = hits.hits.at(-1)?.sort;
  } while (after);
  return holders;
}

async function filesWith(folder: string, has: (text: string) => boolean): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const holders: string[] = [];
  for (const file of files)
    if (has(`${file} ${await readFile(file, 'latin1')}`)) holders.push(`file ${relative(product.folder, file)}`);
  return holders;
}
