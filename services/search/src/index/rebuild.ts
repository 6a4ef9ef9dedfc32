import { setTimeout } from 'node:timers/promises';
import type { Client } from '@elastic/elasticsearch';
import type { InternalClient } from '@poolpros/chassis/internal-client';
import type { Log } from '@poolpros/chassis/log';
import { searchTimeoutMs } from '../elasticsearch.js';
import { indicesOf, nextAlias, publishIndex } from './aliases.js';
import { installersIndex } from './mapping.js';
import { readRecord } from './record.js';
import { writeSnapshots } from './writer.js';

export interface IndexContext {
  elasticsearch: Client;
  directory: InternalClient;
  log: Log;
  config: { SEARCH_INDEX: string; INDEX_REPLICAS: number };
}

/**
 * Makes the first index, for when the searched alias does not exist. Replicas that do this together share one index, and a
 * build that `signal` ended is taken up by the next one.
 */
export async function buildFirstIndex(context: IndexContext, signal: AbortSignal): Promise<void> {
  const { elasticsearch, config } = context;
  const [started] = await indicesOf(elasticsearch, nextAlias(config.SEARCH_INDEX));
  await fillAndPublish(context, started ?? (await createNext(context, `${config.SEARCH_INDEX}-first`)), signal);
}

/** Makes a new index from the record while the old one is searched and events reach both (ADR 6). */
export async function rebuildIndex(context: IndexContext): Promise<void> {
  const { elasticsearch, config } = context;
  const abandoned = await indicesOf(elasticsearch, nextAlias(config.SEARCH_INDEX));
  if (abandoned.length > 0) await elasticsearch.indices.delete({ index: abandoned });
  const timestamp = new Date().toISOString().replace(/\D/g, '');
  await fillAndPublish(context, await createNext(context, `${config.SEARCH_INDEX}-${timestamp}`));
}

async function createNext({ elasticsearch, config }: IndexContext, index: string): Promise<string> {
  const definition = installersIndex(config.INDEX_REPLICAS);
  await elasticsearch.indices.create({ index, aliases: { [nextAlias(config.SEARCH_INDEX)]: {} }, ...definition });
  return index;
}

async function fillAndPublish(context: IndexContext, index: string, signal?: AbortSignal): Promise<void> {
  const { elasticsearch, directory, log, config } = context;
  const alias = config.SEARCH_INDEX;
  let written = 0;
  for await (const page of readRecord(directory)) {
    signal?.throwIfAborted();
    await writeSnapshots(elasticsearch, [nextAlias(alias)], page);
    written += page.length;
    log.info({ index, written }, 'index filling');
  }
  await elasticsearch.indices.refresh({ index });
  const old = await publishIndex(elasticsearch, alias, index);
  log.info({ index, written, old }, 'index published');
  if (old.length === 0) return;
  // A search that resolved the alias just before the swap still reads the old index.
  await setTimeout(2 * searchTimeoutMs);
  await elasticsearch.indices.delete({ index: old });
}
