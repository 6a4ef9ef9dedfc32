import { setTimeout } from 'node:timers/promises';
import type { InternalClient } from '@poolpros/chassis/internal-client';
import type { Log } from '@poolpros/chassis/log';
import { searchTimeoutMs } from '../elasticsearch.js';
import type { WarmUp } from '../readiness/warm-up.js';
import { discard, type IndexState, indicesOf, nextAlias, publishIndex, stateOf } from './aliases.js';
import { indexSettings } from './mapping.js';
import { readSource } from './record.js';
import { fillNext, type WriterContext } from './writer.js';

const mergeCheckMs = 100;

export interface IndexContext extends WriterContext {
  directory: InternalClient;
  warmUp: WarmUp;
  log: Log;
  config: { SEARCH_INDEX: string; INDEX_REPLICAS: number };
}

/**
 * Builds the index of this program if the searched alias is missing or its index is older. An index of a newer program,
 * even an unfinished one, stays. Replicas that do this at the same time share one index, and the next build continues
 * one that `signal` ended. Returns the previous state of the searched alias.
 */
export async function keepIndex(context: IndexContext, signal: AbortSignal): Promise<IndexState> {
  const { elasticsearch, config, indexDefinition } = context;
  const searched = await stateOf(elasticsearch, config.SEARCH_INDEX, indexDefinition);
  if (searched === 'current' || searched === 'newer') return searched;
  const next = nextAlias(config.SEARCH_INDEX);
  const unfinished = await stateOf(elasticsearch, next, indexDefinition);
  if (unfinished === 'newer') return 'newer';
  if (unfinished === 'older') await discard(elasticsearch, next);
  const [started] = await indicesOf(elasticsearch, next);
  const index = started ?? (await createNext(context, `${config.SEARCH_INDEX}-${indexDefinition.hash}`));
  await fillAndPublish(context, index, signal);
  return searched;
}

/** Builds a new index from the record while the old one is searched and events go to both (ADR 6). */
export async function rebuildIndex(
  context: IndexContext,
  now: Date,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const { elasticsearch, config } = context;
  await discard(elasticsearch, nextAlias(config.SEARCH_INDEX));
  const timestamp = now.toISOString().replace(/\D/g, '');
  await fillAndPublish(context, await createNext(context, `${config.SEARCH_INDEX}-${timestamp}`), signal);
}

/** Every search visits every segment, so one segment is faster than several. */
async function mergeSegments({ elasticsearch }: IndexContext, index: string, signal: AbortSignal): Promise<void> {
  const { task = '' } = await elasticsearch.indices.forcemerge({
    index,
    max_num_segments: 1,
    wait_for_completion: false,
  });
  const isDone = async () => (await elasticsearch.tasks.get({ task_id: task })).completed;
  while (!(await isDone())) await setTimeout(mergeCheckMs, undefined, { signal });
}

async function createNext(context: IndexContext, index: string): Promise<string> {
  const { elasticsearch, config, indexDefinition } = context;
  await deleteAbandoned(context, index);
  await elasticsearch.indices.create({
    index,
    aliases: { [nextAlias(config.SEARCH_INDEX)]: {} },
    settings: indexSettings(config.INDEX_REPLICAS),
    mappings: indexDefinition.mappings,
  });
  return index;
}

/** A process that died between moving the alias and deleting the old index leaves the index, whose name stays taken. */
async function deleteAbandoned({ elasticsearch }: IndexContext, index: string): Promise<void> {
  const found = await elasticsearch.indices.getAlias({ index }, { ignore: [404] });
  if ('error' in found) return;
  if (Object.keys(found[index]?.aliases ?? {}).length === 0) await elasticsearch.indices.delete({ index });
}

async function fillAndPublish(context: IndexContext, index: string, signal: AbortSignal): Promise<void> {
  const { elasticsearch, directory, warmUp, log, config } = context;
  const alias = config.SEARCH_INDEX;
  const pages = readSource(directory);
  let written = 0;
  const fill = async () => {
    for await (const page of pages) {
      signal.throwIfAborted();
      await fillNext(context, page);
      written += page.length;
      log.info({ index, written }, 'index filling');
    }
  };
  // One reads and builds documents while the engine writes those of the other; after a failure neither continues.
  const fills = [fill(), fill()];
  try {
    await Promise.all(fills);
  } finally {
    await Promise.allSettled(fills);
  }
  await mergeSegments(context, index, signal);
  await elasticsearch.indices.refresh({ index });
  // If nothing is searched yet, readiness waits for the warm-up.
  if ((await indicesOf(elasticsearch, alias)).length > 0) await warmUp.prepare(index, signal);
  const old = await publishIndex(elasticsearch, alias, index);
  log.info({ index, written, old }, 'index published');
  if (old.length === 0) return;
  // A search that resolved the alias just before the swap still reads the old index.
  await setTimeout(2 * searchTimeoutMs);
  await elasticsearch.indices.delete({ index: old });
}
