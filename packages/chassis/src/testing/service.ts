import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { EventDefinition, StreamDefinition } from '@poolpros/contracts/events/define';
import { hourMs } from '@poolpros/contracts/time';
import type * as z from 'zod';
import { storedEvents } from '../bus/stored-events.js';
import { type Bus, createBus } from '../bus.js';
import { loadConfig } from '../config.js';
import { newId } from '../ids.js';
import { createLog } from '../log.js';
import { createMetrics } from '../metrics.js';
import { ensureDeadLetters } from '../provisioning/dead-letters.js';
import { ensureStream } from '../provisioning/streams.js';
import { type Readiness, showReadiness, stopAll } from '../run.js';
import type { Assembly, Service } from '../service.js';
import { startTestAccounts, type TestAccounts } from './accounts.js';
import { freshDatabase } from './database.js';
import { testEnvironment } from './environment.js';
import { type Infra, startInfra } from './infra.js';
import { removeStreams } from './prefix.js';
import { type TestTokens, testTokens } from './tokens.js';

/** An event as it was published. */
export interface PublishedEvent {
  id: string;
  type: string;
  aggregateId: string;
  aggregateVersion: number;
  data: unknown;
}

/** A service with the wiring of production, on real servers, with its own names. */
export interface TestService<X> extends Assembly {
  context: X;
  /** The environment that its configuration was read from. */
  environment: Record<string, string>;
  /** Signs the access tokens. */
  tokens: TestTokens;
  /** The accounts service that it calls; null if it calls another one or none. */
  accounts: TestAccounts | null;
  /** What it logged as JSON, oldest first. */
  lines: string[];
  /** The response of `/health/ready`. */
  readiness: Readiness;
  /** Starts the named parts, in the order of the service; without names, all that are not started. */
  start(...names: string[]): Promise<void>;
  /** Publishes an event as its service would; returns its sequence in the stream. */
  publish<E extends EventDefinition>(
    definition: E,
    event: {
      id?: string;
      aggregateId?: string | number;
      aggregateVersion?: number;
      occurredAt?: Date;
      data: z.input<E['data']>;
    },
  ): Promise<number>;
  /** Waits until every event published to it is handled. */
  waitUntilIdle(): Promise<void>;
  /** Runs its hourly jobs once, as if it were this instant. */
  runHourlyJobs(at: Date): Promise<void>;
  /** Every event of a stream of its own, oldest first, those included that wait in the outbox. */
  published(stream: StreamDefinition): Promise<PublishedEvent[]>;
  /** Stops everything and removes its database and streams; throws when a part did not stop well. */
  stop(): Promise<void>;
}

/** The variables with the URL of a store, and the store. */
const stores = {
  DATABASE_URL: 'databaseUrl',
  NATS_URL: 'natsUrl',
  REDIS_URL: 'redisUrl',
  ELASTICSEARCH_URL: 'elasticsearchUrl',
} as const satisfies Record<string, keyof Infra>;

/**
 * Starts a service as its process would. `environment` overrides the defaults of tests: the stores of the run, a
 * separate database and stream prefix, keys and secrets. Parts named in `later` wait for `start`; their names are those
 * of `/health/ready`. The streams of the service and those that it follows exist.
 */
export async function startTestService<C, X>(
  service: Service<C, X>,
  o: { environment?: Record<string, string>; later?: readonly string[]; now?: () => Date } = {},
): Promise<TestService<X>> {
  const asked = (name: string) => name in service.config.shape;
  const needs = Object.entries(stores).flatMap(([variable, store]) => (asked(variable) ? [store] : []));
  const infra = needs.length > 0 ? await startInfra(...needs) : null;
  const fresh = service.database && (await freshDatabase({ ...service.database, name: service.name }));
  const tokens = testTokens();
  const defaults = testEnvironment(tokens);
  const asksAccounts = asked('JWT_PUBLIC_KEY') && asked('ACCOUNTS_URL') && o.environment?.ACCOUNTS_URL === undefined;
  const accounts = asksAccounts
    ? await startTestAccounts(o.environment?.INTERNAL_TOKEN ?? defaults.INTERNAL_TOKEN)
    : null;
  const environment: Record<string, string> = {
    ...defaults,
    ...(accounts && { ACCOUNTS_URL: accounts.url }),
    ...(infra && Object.fromEntries(Object.entries(stores).map(([variable, store]) => [variable, infra[store]]))),
    ...(fresh && { DATABASE_URL: fresh.url }),
    ...o.environment,
  };
  const prefix = String(environment.EVENT_PREFIX);
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  const log = createLog({ service: service.name, level: environment.LOG_LEVEL ?? 'info', destination });
  let jobsAt: Date | null = null;
  const context = await service.context(loadConfig(service.config, environment), {
    log,
    metrics: createMetrics(service.name),
    now: () => jobsAt ?? o.now?.() ?? new Date(),
  });
  const broker = infra?.natsUrl ? await openBroker(infra.natsUrl, prefix, service) : null;
  const assembly = await service.assemble(context);
  let stopping = false;
  const readiness = showReadiness(assembly.parts, () => stopping);
  const waiting = new Set(assembly.parts);

  async function startAll(isMeant: (name: string) => boolean): Promise<void> {
    for (const part of assembly.parts) if (isMeant(part.name) && waiting.delete(part)) await part.start();
  }
  function connected(): Bus {
    if (!broker) throw new Error(`${service.name} has no broker`);
    return broker;
  }

  await startAll((name) => !o.later?.includes(name));
  return {
    ...assembly,
    context,
    environment,
    tokens,
    accounts,
    lines,
    readiness,
    async runHourlyJobs(at) {
      jobsAt = at;
      try {
        for (const job of assembly.jobs.filter(({ when }) => 'everyMs' in when && when.everyMs === hourMs))
          await job.run(new AbortController().signal);
      } finally {
        jobsAt = null;
      }
    },
    start: (...names) => startAll((name) => names.length === 0 || names.includes(name)),
    async publish(definition, { id = newId(), aggregateId = newId(), aggregateVersion = 1, occurredAt, data }) {
      const event = {
        id,
        type: definition.type,
        aggregateId: String(aggregateId),
        aggregateVersion,
        occurredAt: (occurredAt ?? new Date()).toISOString(),
        data,
      };
      const bus = connected();
      return (await bus.js().publish(bus.subject(definition, event.aggregateId), JSON.stringify(event))).seq;
    },
    async waitUntilIdle() {
      for (const consumer of assembly.consumers) await consumer.waitUntilIdle();
    },
    async published(stream) {
      await assembly.relay?.flush();
      const bus = connected();
      const events: PublishedEvent[] = [];
      for await (const { event } of storedEvents(bus, bus.streamName(stream), '>'))
        events.push(JSON.parse(Buffer.from(event.data).toString()));
      return events;
    },
    async stop() {
      stopping = true;
      const clean = await stopAll(
        assembly.parts.filter((part) => !waiting.has(part)),
        log,
      );
      await assembly.app.close();
      await broker?.stop();
      await accounts?.stop();
      if (infra?.natsUrl && !o.environment?.EVENT_PREFIX) await removeStreams(infra.natsUrl, prefix);
      await fresh?.drop();
      await rm(fileURLToPath(defaults.FILES_URL), { recursive: true, force: true });
      if (!clean) throw new Error('a part did not stop well');
    },
  };
}

async function openBroker(
  url: string,
  prefix: string,
  { publishes, subscribes, database }: Pick<Service<unknown, unknown>, 'publishes' | 'subscribes' | 'database'>,
): Promise<Bus> {
  const log = createLog({ service: 'test', level: 'silent' });
  const bus = createBus({ url, prefix, name: 'test', log });
  await bus.start();
  for (const stream of [...publishes, ...subscribes]) await ensureStream(bus, stream);
  if (!database && subscribes.length > 0) await ensureDeadLetters(bus, subscribes);
  return bus;
}
