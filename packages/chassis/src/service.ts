import type { StreamDefinition } from '@poolpros/contracts/events/define';
import type * as z from 'zod';
import type { Bus } from './bus.js';
import type { CallerDigests } from './config.js';
import { handledEvents } from './consumer/inbox.js';
import {
  type Consumer,
  consumersPart,
  createConsumer,
  deadLettersCommand,
  type EventHandler,
  replayCommand,
} from './consumer.js';
import { type Database, migrateCommand } from './database.js';
import { askAccounts, createEndedSessions, type EndedSessions, type ReadEndedSessions } from './ended-sessions.js';
import { type AppOptions, createApp, httpPart, metricsPart, type ZodApp } from './http.js';
import { jobsCommand } from './jobs/command.js';
import { createJobs, type Job } from './jobs.js';
import type { Log } from './log.js';
import type { Metrics } from './metrics.js';
import { type AfterRestore, afterRestoreCommand } from './outbox/after-restore.js';
import { createRelay, publishedEvents, type Relay } from './outbox/relay.js';
import { eraseOverdueHourly } from './personal-data/overdue.js';
import type { PersonalRows } from './personal-data/rows.js';
import { type Command, optionalPart, type Part, type ServiceDefinition } from './run.js';
import {
  type BusConfig,
  connections,
  connectionsIn,
  type DatabaseConfig,
  databaseOf,
  type Tables,
} from './service/connections.js';

interface HttpConfig {
  HOST: string;
  PORT: number;
  METRICS_PORT?: number;
  JWT_PUBLIC_KEY?: string;
  ACCOUNTS_URL?: string;
  INTERNAL_TOKEN?: string;
  CALLER_DIGESTS?: CallerDigests;
}

type HttpOptions = Pick<AppOptions, 'bodyLimit' | 'trustProxy' | 'trustCallers' | 'refusable' | 'securitySchemes'>;

/** Sockets that listen on a port that a crowd can reach. */
const crowdAcceptors = 64;

/** What the chassis creates for a service: a bus and a database if its configuration has them. */
export type Base<C> = { config: C; log: Log; metrics: Metrics; now: () => Date } & (C extends BusConfig
  ? { bus: Bus }
  : unknown) &
  (C extends DatabaseConfig ? { database: Database } : unknown);

/** A schema whose variables can be listed. */
type ConfigSchema<C> = z.ZodType<C> & { shape: Record<string, unknown> };

/** A stream that a service follows. One durable consumer, named after the service, reads it. */
export interface Subscription<X> {
  stream: StreamDefinition;
  handlers: readonly (EventHandler | ((context: X) => EventHandler))[];
  /** Number of aggregates whose events are handled at the same time. */
  concurrency?: number;
}

/** The definition of a service. */
export interface ServiceSpec<C extends HttpConfig, X extends Base<C>> {
  name: string;
  /** Its description in the OpenAPI document. */
  description: string;
  config: ConfigSchema<C>;
  /** Its tables; present exactly when its configuration has a database. */
  database?: Tables;
  /** Its own streams; one that hands over subjects to another comes first. */
  publishes?: readonly StreamDefinition[];
  subscribes?: readonly Subscription<NoInfer<X>>[];
  /** Adds the service's own parts to the base context; opens no connection. */
  context: (base: Base<C>) => X | Promise<X>;
  http?: (config: C) => HttpOptions;
  /** Hooks and routes, in the order in which they are added. */
  routes?: readonly ((app: ZodApp, context: NoInfer<X>) => void | Promise<void>)[];
  /** Other parts that live as long as the process, started before any request or event arrives. */
  parts?: (context: NoInfer<X>) => readonly Part[];
  jobs?: readonly ((context: NoInfer<X>) => Job)[];
  /** The tables that hold what is personal; an hourly job erases what they keep for some days. */
  personalData?: readonly PersonalRows[];
  /** Where a service that checks access tokens reads which sessions have ended; asked of accounts by default. */
  endedSessions?: (context: NoInfer<X>) => ReadEndedSessions;
  /** The service's own part of `after-restore`. */
  afterRestore?: AfterRestore<NoInfer<X>>;
  commands?: Record<string, Command<NoInfer<X>>>;
}

/** The wiring of one process, not started yet. */
export interface Assembly {
  app: ZodApp;
  relay: Relay | null;
  consumers: readonly Consumer[];
  jobs: readonly Job[];
  /** In start order; stopped in reverse. */
  parts: Part[];
  /** The URL of the started service. */
  url(): string;
}

/** A service as a value, from which processes and tests are made. */
export interface Service<C, X> extends ServiceDefinition<C, X> {
  config: ConfigSchema<C>;
  database: Tables | null;
  publishes: readonly StreamDefinition[];
  subscribes: readonly StreamDefinition[];
  commands: Record<string, Command<X>>;
  assemble(context: X): Promise<Assembly>;
}

/**
 * Makes a service from its definition. What all services share is decided here: the order of the parts, one relay, one
 * consumer per stream, jobs that run on one replica at a time, and the commands `migrate`, `after-restore`, `jobs`,
 * `replay` and `dead-letters`. Throws when the definition needs a connection that is not configured.
 */
export function defineService<C extends HttpConfig, X extends Base<C>>(spec: ServiceSpec<C, X>): Service<C, X> {
  const { name, publishes = [], subscribes = [] } = spec;
  assertWhole(spec);

  function consumersOf(context: X): Consumer[] {
    const { bus, database } = connectionsIn(context);
    if (!bus) return [];
    return subscribes.map(({ stream, handlers, concurrency }) =>
      createConsumer({
        bus,
        stream,
        service: name,
        handlers: handlers.map((handler) => (typeof handler === 'function' ? handler(context) : handler)),
        ...(database && { inbox: database }),
        ...(concurrency !== undefined && { concurrency }),
        log: context.log,
        metrics: context.metrics,
      }),
    );
  }

  function endedSessionsOf(context: X): EndedSessions | null {
    const { log, metrics } = context;
    const { JWT_PUBLIC_KEY, ACCOUNTS_URL, INTERNAL_TOKEN } = context.config;
    if (JWT_PUBLIC_KEY === undefined) return null;
    if (spec.endedSessions) return createEndedSessions({ read: spec.endedSessions(context), log, metrics });
    if (ACCOUNTS_URL === undefined || INTERNAL_TOKEN === undefined) throw new Error(`${name} cannot ask accounts`);
    return createEndedSessions({ read: askAccounts({ ACCOUNTS_URL, INTERNAL_TOKEN }), log, metrics });
  }

  async function appOf(
    context: X,
    endedSessions: EndedSessions | null,
    http: HttpOptions | undefined,
  ): Promise<ZodApp> {
    const { config, log, metrics } = context;
    const app = await createApp({
      name,
      description: spec.description,
      log,
      metrics,
      ...(config.JWT_PUBLIC_KEY !== undefined &&
        endedSessions && { tokens: { publicKey: config.JWT_PUBLIC_KEY, endedSessions } }),
      ...(config.CALLER_DIGESTS && { callers: config.CALLER_DIGESTS }),
      exposeMetrics: config.METRICS_PORT === undefined,
      ...http,
    });
    for (const add of spec.routes ?? []) await add(app, context);
    return app;
  }

  function jobsOf(context: X): Job[] {
    const { database } = connectionsIn(context);
    const rows = [
      ...(spec.personalData ?? []),
      ...(publishes.length > 0 ? [publishedEvents] : []),
      ...(subscribes.length > 0 ? [handledEvents] : []),
    ];
    const jobs = (spec.jobs ?? []).map((job) => job(context));
    return database && rows.length > 0 ? [...jobs, eraseOverdueHourly(rows, { ...context, database })] : jobs;
  }

  async function assemble(context: X): Promise<Assembly> {
    const { config, log, metrics, now } = context;
    const { bus, database } = connectionsIn(context);
    const endedSessions = endedSessionsOf(context);
    const options = spec.http?.(config);
    const app = await appOf(context, endedSessions, options);
    const acceptors = options?.refusable ? crowdAcceptors : 1;
    const http = httpPart(app, { host: config.HOST, port: config.PORT, acceptors });
    const relay =
      bus && database && publishes.length > 0 ? createRelay({ database, bus, streams: publishes, log, metrics }) : null;
    const consumers = consumersOf(context);
    const jobs = jobsOf(context);
    const parts = [
      database,
      bus && busPart(bus),
      ...(spec.parts?.(context) ?? []),
      endedSessions,
      // Before HTTP, so that it stops after the last request and publishes its events.
      relay,
      config.METRICS_PORT !== undefined &&
        (await metricsPart({ name, log, metrics, host: config.HOST, port: config.METRICS_PORT })),
      http,
      consumers.length > 0 && consumersPart(consumers),
      database && jobs.length > 0 && createJobs({ jobs, database, log, metrics, now }),
    ];
    return { app, relay, consumers, jobs, parts: parts.filter((part) => part instanceof Object), url: http.url };
  }

  /**
   * Only a service whose work comes solely from the broker needs it to be ready. Events of the others wait in their
   * outbox.
   */
  function busPart(bus: Bus): Part {
    if (publishes.length > 0) return optionalPart(bus);
    if (subscribes.length > 0) return bus;
    // Nothing that starts later needs it at once, so the start does not wait for a broker that is down.
    return { ...optionalPart(bus), start: async () => void bus.start() };
  }

  return {
    name,
    config: spec.config,
    database: spec.database ?? null,
    publishes,
    subscribes: subscribes.map(({ stream }) => stream),
    context: (config, base) => spec.context({ config, ...base, ...connections(spec, config, base.log) } as Base<C>),
    assemble,
    parts: async (context) => (await assemble(context)).parts,
    commands: {
      ...(spec.database && { migrate: migrateCommand(databaseOf), jobs: jobsCommand(jobsOf) }),
      ...(publishes.length > 0 && {
        'after-restore': (context: X, args: string[]) =>
          afterRestoreCommand<X & { database: Database }>(spec.afterRestore)(
            { ...context, database: databaseOf(context) },
            args,
          ),
      }),
      ...(subscribes.length > 0 && {
        replay: replayCommand(consumersOf),
        'dead-letters': deadLettersCommand(consumersOf),
      }),
      ...spec.commands,
    },
  };
}

/** Streams need a broker; tables, an outbox and the lock of a job need a database. */
function assertWhole(spec: {
  name: string;
  config: { shape: object };
  database?: unknown;
  publishes?: readonly unknown[];
  subscribes?: readonly unknown[];
  jobs?: readonly unknown[];
  personalData?: readonly unknown[];
  endedSessions?: unknown;
}): void {
  const has = (list: readonly unknown[] = []) => list.length > 0;
  const keepsDatabase = 'DATABASE_URL' in spec.config.shape;
  const faults = [
    keepsDatabase !== (spec.database !== undefined) && 'a database without tables, or tables without a database',
    (has(spec.publishes) || has(spec.subscribes)) && !('NATS_URL' in spec.config.shape) && 'streams without a broker',
    (has(spec.publishes) || has(spec.jobs) || has(spec.personalData)) &&
      !keepsDatabase &&
      'events or jobs without a database',
    'JWT_PUBLIC_KEY' in spec.config.shape &&
      !('ACCOUNTS_URL' in spec.config.shape) &&
      !spec.endedSessions &&
      'tokens without knowing which sessions have ended',
  ].filter((fault) => fault !== false);
  if (faults.length > 0) throw new Error(`${spec.name} has ${faults.join(', and ')}`);
}
