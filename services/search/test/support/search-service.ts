import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { loadConfig } from '@poolpros/chassis/config';
import type { ZodApp } from '@poolpros/chassis/http';
import { newId } from '@poolpros/chassis/ids';
import { createLog } from '@poolpros/chassis/log';
import { createMetrics } from '@poolpros/chassis/metrics';
import { ensureStream } from '@poolpros/chassis/outbox/stream';
import { type Part, readinessOf, stopAll } from '@poolpros/chassis/run';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { startInfra } from '@poolpros/chassis/testing/infra';
import { removeStreams, testPrefix } from '@poolpros/chassis/testing/prefix';
import { type ContractorSnapshot, contractorChanged, directoryStream } from '@poolpros/contracts/events/directory';
import { type SearchResponse, searchResponseSchema } from '@poolpros/contracts/http/search';
import { createSearchApp } from '../../src/app.js';
import { configSchema } from '../../src/config.js';
import { type Context, createContext } from '../../src/context.js';
import { createElasticsearch } from '../../src/elasticsearch.js';
import { indexPart } from '../../src/index/index-part.js';
import { createConsumers } from '../../src/service.js';
import { type RecordServer, startRecord } from './record.js';

export interface TestService {
  context: Context;
  app: ZodApp;
  record: RecordServer;
  /** Searches; throws unless the answer is 200, keeps the contract and lacks nothing. */
  search(query?: Record<string, string | number>): Promise<SearchResponse>;
  /** Publishes the event of a version as directory would; returns its place in the stream. */
  publish(version: number, snapshot: ContractorSnapshot): Promise<number>;
  /** Saves the snapshot in the record, then publishes its event; returns its place in the stream. */
  change(snapshot: ContractorSnapshot): Promise<number>;
  /** Waits until few events wait, so that a test that keeps writing does not run away from the consumer. */
  keepingUp(): Promise<void>;
  /** Waits until all events are handled, and makes their effect searchable at once. */
  settled(): Promise<void>;
  /** Keeps an index, and waits until it is searched. */
  startIndex(): Promise<void>;
  /** Waits until searches are answered; watches the engine from then on. */
  warm(): Promise<void>;
  startConsumer(): Promise<void>;
  ready(): Promise<boolean>;
  stop(): Promise<void>;
}

/** What a test takes for quick, however busy its machine is. */
export const inTime = { search: 2_000, suggestions: 2_000 };

/**
 * The service on the real broker and Elasticsearch, with names of its own; the URLs may be a proxy's. Its record is kept by
 * the test, unless there is a `directory` that knows its token.
 */
export async function startSearch(
  o: {
    pageSize?: number;
    elasticsearchUrl?: string;
    natsUrl?: string;
    directory?: { origin: string; token: string };
  } = {},
): Promise<TestService> {
  const { natsUrl, elasticsearchUrl } = await startInfra('natsUrl', 'elasticsearchUrl');
  const prefix = testPrefix();
  const alias = `test-search-${randomBytes(5).toString('hex')}`;
  const token = randomBytes(24).toString('hex');
  const record = await startRecord(token, o.pageSize);
  const config = loadConfig(configSchema, {
    PORT: '0',
    LOG_LEVEL: 'silent',
    NATS_URL: o.natsUrl ?? natsUrl,
    EVENT_PREFIX: prefix,
    INTERNAL_TOKEN: o.directory?.token ?? token,
    ELASTICSEARCH_URL: o.elasticsearchUrl ?? elasticsearchUrl,
    SEARCH_INDEX: alias,
    DIRECTORY_URL: o.directory?.origin ?? record.origin,
  });
  const log = createLog({ service: 'search', level: config.LOG_LEVEL });
  const context = createContext(config, { log, metrics: createMetrics('search') }, inTime);
  const app = await createSearchApp(context);
  const consumers = createConsumers(context);
  const index = indexPart(context);
  const started: Part[] = [context.bus];
  await context.bus.start();
  await eventually(() => ensureStream(context.bus, directoryStream));

  const start = async (parts: Part[]): Promise<void> => {
    for (const part of parts) {
      await part.start();
      started.push(part);
    }
  };
  const warm = async (): Promise<void> => {
    if (!started.includes(context.readiness)) await start([context.readiness]);
    await eventually(() => context.readiness.isOpen(), { timeoutMs: 30_000 });
  };
  const publish = async (version: number, snapshot: ContractorSnapshot): Promise<number> => {
    const event = {
      id: newId(),
      type: contractorChanged.type,
      aggregateId: String(snapshot.id),
      aggregateVersion: version,
      occurredAt: new Date().toISOString(),
      data: snapshot,
    };
    const subject = context.bus.subject(contractorChanged, event.aggregateId);
    return (await context.bus.js().publish(subject, JSON.stringify(event))).seq;
  };

  return {
    context,
    app,
    record,
    async search(query = {}) {
      const parameters = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
      const answer = await app.inject({ url: '/installers/search-enhanced', query: parameters });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      if (answer.headers['cache-control'] === 'no-store') throw new Error('typing errors were not looked for');
      const given = answer.json();
      const known = searchResponseSchema.parse(given);
      // The route writes its answer unchecked, so that nothing beyond the contract is in it is seen here.
      assert.deepEqual(given, known);
      return known;
    },
    publish,
    change: (snapshot) => publish(record.save(snapshot), snapshot),
    async keepingUp() {
      for (const consumer of consumers) await eventually(async () => (await consumer.lag()) < 10);
    },
    async settled() {
      for (const consumer of consumers) await consumer.drain();
      await context.elasticsearch.indices.refresh({ index: alias });
    },
    async startIndex() {
      await start([index]);
      await warm();
    },
    warm,
    startConsumer: () => start([...consumers, context.progress]),
    ready: async () => (await readinessOf(started, () => false)()).length === 0,
    async stop() {
      await stopAll(started, context.log);
      await app.close();
      await record.close();
      await context.elasticsearch.close();
      await context.engine.close();
      await removeStreams(natsUrl, prefix);
      const admin = createElasticsearch(elasticsearchUrl);
      const left = await admin.indices.get({ index: `${alias}*` });
      for (const name of Object.keys(left)) await admin.indices.delete({ index: name }, { requestTimeout: 10_000 });
      await admin.close();
    },
  };
}
