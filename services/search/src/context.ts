import type { Client } from '@elastic/elasticsearch';
import { createMeasuredAdmissions } from '@poolpros/chassis/admission/measured';
import { createInternalClient, type InternalClient } from '@poolpros/chassis/internal-client';
import type { Base } from '@poolpros/chassis/service';
import { loadPlaces } from '@poolpros/places/load';
import type { Places } from '@poolpros/places/places';
import { admittedTo, outcomeOf } from './admission.js';
import type { Config } from './config.js';
import { createElasticsearch } from './elasticsearch.js';
import { createSearchEngine, type SearchEngine } from './engine.js';
import { type IndexDefinition, installersIndex } from './index/definition.js';
import { followProgress, type IndexProgress } from './index/progress.js';
import { createEngineSeconds, createSearchDuration } from './metrics.js';
import { type EnginePart, enginePart } from './readiness/engine-part.js';
import { createWarmUp, type InTime, type WarmUp } from './readiness/warm-up.js';

export interface Context extends Base<Config> {
  searchDuration: ReturnType<typeof createSearchDuration>;
  elasticsearch: Client;
  /** For visitors' searches; rejects them until it is warm, which `readiness` maintains while it is started. */
  engine: SearchEngine;
  readiness: EnginePart;
  warmUp: WarmUp;
  indexDefinition: IndexDefinition;
  /** The changes that the index shows; followed while it is started. */
  progress: IndexProgress;
  directory: InternalClient;
  places: Places;
}

// A page of the export holds a thousand snapshots.
const exportTimeoutMs = 15_000;

/** The service, and the durable consumer that its replicas share. */
export const name = 'search';

/** `inTime` says when the engine is fast enough. */
export function createContext(base: Base<Config>, inTime: InTime): Context {
  const { config, log, metrics, bus } = base;
  const elasticsearch = createElasticsearch(config.ELASTICSEARCH_URL);
  const engineSeconds = createEngineSeconds(metrics);
  const engine = createSearchEngine(config.ELASTICSEARCH_URL, (ms) => engineSeconds.observe(ms / 1000));
  const { engine: admission } = createMeasuredAdmissions(metrics.registry, ['engine'], { outcomeOf });
  const admitted = admittedTo(admission, engine);
  const places = loadPlaces();
  const warmUp = createWarmUp({ engine, places, inTime, log, now: base.now });
  const readiness = enginePart({ engine, admitted, elasticsearch, alias: config.SEARCH_INDEX, warmUp, log });
  return {
    ...base,
    searchDuration: createSearchDuration(metrics),
    elasticsearch,
    engine: readiness.visitors,
    readiness,
    warmUp,
    indexDefinition: installersIndex,
    progress: followProgress({ bus, elasticsearch, alias: config.SEARCH_INDEX, durable: name, log }),
    directory: createInternalClient({
      origin: config.DIRECTORY_URL,
      token: config.INTERNAL_TOKEN,
      timeoutMs: exportTimeoutMs,
    }),
    places,
  };
}
