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
  directory: InternalClient;
  places: Places;
}

// A page of the export holds a thousand snapshots.
const exportTimeoutMs = 15_000;

export const createContext = (config: Config, base: { log: Log; metrics: Metrics }): Context => ({
  config,
  ...base,
  bus: createBus({ url: config.NATS_URL, prefix: config.EVENT_PREFIX, name: 'search', log: base.log }),
  searchDuration: createSearchDuration(base.metrics),
  elasticsearch: createElasticsearch(config.ELASTICSEARCH_URL),
  engine: createSearchEngine(config.ELASTICSEARCH_URL),
  indexDefinition: installersIndex,
  directory: createInternalClient({
    origin: config.DIRECTORY_URL,
    token: config.INTERNAL_TOKEN,
    timeoutMs: exportTimeoutMs,
  }),
  places: loadPlaces(),
});
