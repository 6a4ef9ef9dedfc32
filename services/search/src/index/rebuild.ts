import { setTimeout } from 'node:timers/promises';
import type { Client } from '@elastic/elasticsearch';
import type { InternalClient } from '@poolpros/chassis/internal-client';
import type { Log } from '@poolpros/chassis/log';
import { searchTimeoutMs, writeTimeoutMs } from '../elasticsearch.js';
import { indicesOf, nextAlias, publishIndex, stateOf } from './aliases.js';
import { indexDefinition, installersIndex } from './mapping.js';
import { readRecord } from './record.js';
import { writeSnapshots } from './writer.js';

const patiently = { requestTimeout: writeTimeoutMs };

export interface IndexContext {
  elasticsearch: Client;
  directory: InternalClient;
  log: Log;
  config: { SEARCH_INDEX: string; INDEX_REPLICAS: number };
}

/**
 * Makes the index of this mapping, for when the searched alias is missing or its index has another one. Replicas that do this
 * together share one index, and a build that `signal` ended is taken up by the next one.
 */
export async function buildCurrentIndex(context: IndexContext, signal: AbortSignal): Promise<void> {
  const { elasticsearch, config } = context;
  const next = nextAlias(config.SEARCH_INDEX);
  if ((await stateOf(elasticsearch, next, indexDefinition)) === 'outdated') await discard(elasticsearch, next);
  const [started] = await indicesOf(elasticsearch, next);
  const index = started ?? (await createNext(context, `${config.SEARCH_INDEX}-${indexDefinition}`));
  await fillAndPublish(context, index, signal);
}

/** Makes a new index from the record while the old one is searched and events reach both (ADR 6). */
export async function rebuildIndex(context: IndexContext): Promise<void> {
  const { elasticsearch, config } = context;
  await discard(elasticsearch, nextAlias(config.SEARCH_INDEX));
  const timestamp = new Date().toISOString().replace(/\D/g, '');
  await fillAndPublish(context, await createNext(context, `${config.SEARCH_INDEX}-${timestamp}`));
}

async function discard(elasticsearch: Client, alias: string): Promise<void> {
  const abandoned = await indicesOf(elasticsearch, alias);
  if (abandoned.length > 0) await elasticsearch.indices.delete({ index: abandoned }, patiently);
}

async function createNext({ elasticsearch, config }: IndexContext, index: string): Promise<string> {
  const definition = installersIndex(config.INDEX_REPLICAS);
  await elasticsearch.indices.create(
    { index, aliases: { [nextAlias(config.SEARCH_INDEX)]: {} }, ...definition },
    patiently,
  );
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
  await elasticsearch.indices.refresh({ index }, patiently);
  const old = await publishIndex(elasticsearch, alias, index);
  log.info({ index, written, old }, 'index published');
  if (old.length === 0) return;
  // A search that resolved the alias just before the swap still reads the old index.
  await setTimeout(2 * searchTimeoutMs);
  await elasticsearch.indices.delete({ index: old }, patiently);
}
