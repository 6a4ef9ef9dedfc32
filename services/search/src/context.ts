import type { Client } from '@elastic/elasticsearch';
import { type Bus, createBus } from '@poolpros/chassis/bus';
import { createInternalClient, type InternalClient } from '@poolpros/chassis/internal-client';
import type { Log } from '@poolpros/chassis/log';
import type { Metrics } from '@poolpros/chassis/metrics';
import { loadPlaces } from '@poolpros/places/load';
import type { Places } from '@poolpros/places/places';
import type { Config } from './config.js';
import { createElasticsearch } from './elasticsearch.js';
import { createSearchEngine, type SearchEngine } from './engine.js';
import { type IndexDefinition, installersIndex } from './index/definition.js';
import { followProgress, type IndexProgress } from './index/progress.js';
import { createSearchDuration } from './metrics.js';

export interface Context {
  config: Config;
  log: Log;
  metrics: Metrics;
  bus: Bus;
  searchDuration: ReturnType<typeof createSearchDuration>;
  elasticsearch: Client;
  engine: SearchEngine;
  indexDefinition: IndexDefinition;
  /** What the index shows; followed while it is started. */
  progress: IndexProgress;
  directory: InternalClient;
  places: Places;
}

// A page of the export holds a thousand snapshots.
const exportTimeoutMs = 15_000;

/** The durable consumer that the replicas share. */
export const durable = 'search';

export function createContext(config: Config, { log, metrics }: { log: Log; metrics: Metrics }): Context {
  const bus = createBus({ url: config.NATS_URL, prefix: config.EVENT_PREFIX, name: 'search', log });
  const elasticsearch = createElasticsearch(config.ELASTICSEARCH_URL);
  return {
    config,
    log,
    metrics,
    bus,
    searchDuration: createSearchDuration(metrics),
    elasticsearch,
    engine: createSearchEngine(config.ELASTICSEARCH_URL),
    indexDefinition: installersIndex,
    progress: followProgress({ bus, elasticsearch, alias: config.SEARCH_INDEX, durable, log }),
    directory: createInternalClient({
      origin: config.DIRECTORY_URL,
      token: config.INTERNAL_TOKEN,
      timeoutMs: exportTimeoutMs,
    }),
    places: loadPlaces(),
  };
}
