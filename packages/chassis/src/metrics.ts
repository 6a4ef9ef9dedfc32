import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The metrics that every service has. A service adds its own to `registry`. */
export interface Metrics {
  registry: Registry;
  httpRequestSeconds: Histogram<'route' | 'method' | 'status'>;
  httpShed: Counter;
  outboxPending: Gauge;
  outboxOldestSeconds: Gauge;
  consumerHandled: Counter<'type' | 'outcome'>;
  consumerLag: Gauge<'stream'>;
  consumerUp: Gauge<'stream'>;
  eventRetries: Gauge<'stream' | 'state'>;
  deadLetters: Counter<'stream'>;
}

/** The metrics of one service, labelled with its name. */
export function createMetrics(service: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    httpRequestSeconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to respond to a request',
      labelNames: ['route', 'method', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    httpShed: new Counter({
      name: 'http_shed_total',
      help: 'Requests refused at once because there were more than this process could answer in time',
      registers,
    }),
    outboxPending: new Gauge({ name: 'outbox_pending', help: 'Events not yet published', registers }),
    outboxOldestSeconds: new Gauge({
      name: 'outbox_oldest_seconds',
      help: 'Age of the oldest event not yet published',
      registers,
    }),
    consumerHandled: new Counter({
      name: 'consumer_handled_total',
      help: 'Events acknowledged, by outcome',
      labelNames: ['type', 'outcome'],
      registers,
    }),
    consumerLag: new Gauge({
      name: 'consumer_lag',
      help: 'Events of a stream that this service has not finished; no sample while the broker does not tell',
      labelNames: ['stream'],
      registers,
    }),
    consumerUp: new Gauge({
      name: 'consumer_up',
      help: 'Whether the broker tells what this service has not finished of a stream',
      labelNames: ['stream'],
      registers,
    }),
    eventRetries: new Gauge({
      name: 'event_retries',
      help: 'Events of a stream that failed here: waiting for another try, or dead-lettered',
      labelNames: ['stream', 'state'],
      registers,
    }),
    deadLetters: new Counter({
      name: 'dead_letters_total',
      help: 'Events dead-lettered',
      labelNames: ['stream'],
      registers,
    }),
  };
}
