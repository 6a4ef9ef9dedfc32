import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { startInfra } from '@poolpros/chassis/testing/infra';
import { startTestService, type TestService } from '@poolpros/chassis/testing/service';
import { type ContractorSnapshot, contractorChanged } from '@poolpros/contracts/events/directory';
import { type SearchResponse, searchResponseSchema } from '@poolpros/contracts/http/search';
import type { Context } from '../../src/context.js';
import { createElasticsearch } from '../../src/elasticsearch.js';
import { createSearch } from '../../src/service.js';
import { type RecordServer, startRecord } from './record.js';

export interface SearchService extends Omit<TestService<Context>, 'publish'> {
  record: RecordServer;
  /** Searches, again while a busy machine rejects that or leaves out typing errors; throws unless the response is valid. */
  search(query?: Record<string, string | number>): Promise<SearchResponse>;
  /** Publishes the event of a version as directory would; returns its sequence in the stream. */
  publish(version: number, snapshot: ContractorSnapshot): Promise<number>;
  /** Saves the snapshot in the record, then publishes its event; returns its sequence in the stream. */
  change(snapshot: ContractorSnapshot): Promise<number>;
  /** Waits until few events are pending, so that the test does not outrun the consumer. */
  keepingUp(): Promise<void>;
  /** Waits until all events are handled, and makes their effect searchable at once. */
  settled(): Promise<void>;
  /** Maintains an index, and waits until it is searched. */
  startIndex(): Promise<void>;
  /** Waits until searches are served; probes the engine from then on. */
  warm(): Promise<void>;
  startConsumer(): Promise<void>;
  ready(): Promise<boolean>;
}

/** Fast enough for a test, however busy its machine is. */
export const inTime = { search: 2_000, suggestions: 2_000 };

/**
 * The service on the real broker and Elasticsearch, with separate names; the URLs may be a proxy's. The test stores its
 * record, unless there is a `directory` that knows its token.
 */
export async function startSearch(
  o: {
    pageSize?: number;
    elasticsearchUrl?: string;
    natsUrl?: string;
    directory?: { origin: string; token: string };
    now?: () => Date;
  } = {},
): Promise<SearchService> {
  const { elasticsearchUrl } = await startInfra('elasticsearchUrl');
  const alias = `test-search-${randomBytes(5).toString('hex')}`;
  const token = randomBytes(24).toString('hex');
  const record = await startRecord(token, o.pageSize);
  const service = await startTestService(createSearch(inTime), {
    environment: {
      LOG_LEVEL: 'silent',
      ...(o.natsUrl && { NATS_URL: o.natsUrl }),
      INTERNAL_TOKEN: o.directory?.token ?? token,
      ELASTICSEARCH_URL: o.elasticsearchUrl ?? elasticsearchUrl,
      SEARCH_INDEX: alias,
      DIRECTORY_URL: o.directory?.origin ?? record.origin,
    },
    ...(o.now && { now: o.now }),
    later: ['index', 'engine', 'progress', 'consumers'],
  });
  const { app, context, consumers } = service;

  const warm = async (): Promise<void> => {
    await service.start('engine');
    await eventually(() => context.readiness.isOpen());
  };
  const publish = (version: number, data: ContractorSnapshot): Promise<number> =>
    service.publish(contractorChanged, {
      aggregateId: data.id,
      aggregateVersion: version,
      data: { ...data, foundBefore: null },
    });

  return {
    ...service,
    record,
    async search(query = {}) {
      const parameters = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
      const given = await eventually(async () => {
        const response = await app.inject({ url: '/installers/search-enhanced', query: parameters });
        if (response.statusCode !== 200) throw new Error(response.body);
        if (response.headers['cache-control'] === 'no-store') throw new Error('typing errors were not looked for');
        return response.json();
      });
      const known = searchResponseSchema.parse(given);
      // The route does not validate its response, so the test finds additional fields.
      assert.deepEqual(given, known);
      return known;
    },
    publish,
    change: (snapshot) => publish(record.save(snapshot), snapshot),
    async keepingUp() {
      for (const consumer of consumers) await eventually(async () => (await consumer.lag()) < 10);
    },
    async settled() {
      await service.waitUntilIdle();
      await context.elasticsearch.indices.refresh({ index: alias });
    },
    async startIndex() {
      await service.start('index');
      await warm();
    },
    warm,
    startConsumer: () => service.start('consumers', 'progress'),
    ready: async () => (await service.readiness()).length === 0,
    async stop() {
      await service.stop();
      await record.close();
      await context.elasticsearch.close();
      await context.engine.close();
      const admin = createElasticsearch(elasticsearchUrl);
      const left = await admin.indices.get({ index: `${alias}*` });
      for (const name of Object.keys(left)) await admin.indices.delete({ index: name }, { requestTimeout: 10_000 });
      await admin.close();
    },
  };
}
