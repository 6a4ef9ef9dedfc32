import { defineEvent, type StreamDefinition } from '@poolpros/contracts/events/define';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { busShape, databaseShape, httpShape, loadConfig, metricsShape, tokenShape } from './config.js';
import { idempotentHandler } from './consumer.js';
import { every } from './jobs.js';
import { createLog } from './log.js';
import { createMetrics } from './metrics.js';
import { type Base, defineService, type Service } from './service.js';

const stream: StreamDefinition = {
  name: 'ORDERS',
  service: 'orders',
  nouns: null,
  maxAgeDays: 30,
  maxPerAggregate: null,
};
const orderChanged = defineEvent(stream, 'orders.order.changed.v1', z.object({}));
const onOrderChanged = idempotentHandler(orderChanged, async () => {});
const tables = { entities: [], migrations: [] };
const context = <C>(base: Base<C>) => base;
const environment = {
  PORT: '0',
  METRICS_PORT: '0',
  DATABASE_URL: 'postgres://127.0.0.1:9/orders',
  NATS_URL: 'nats://127.0.0.1:9',
};
const log = createLog({ service: 'orders', level: 'silent' });

const assembled = async <C, X>(service: Service<C, X>) =>
  service.assemble(
    await service.context(loadConfig(service.config, environment), {
      log,
      metrics: createMetrics('orders'),
      now: () => new Date(),
    }),
  );
const base = { name: 'orders', description: 'Orders', context };

const following = defineService({
  ...base,
  config: z.object({ ...httpShape, ...busShape }),
  subscribes: [{ stream, handlers: [onOrderChanged] }],
});

it('erases hourly what it keeps for some days', async () => {
  const { jobs } = await assembled(
    defineService({
      ...base,
      config: z.object({ ...httpShape, ...databaseShape }),
      database: tables,
      jobs: [() => every(1000, 'count orders', async () => {})],
      personalData: [{ table: 'orders', columns: ['email'], kept: [], exported: { because: 'it is a test' } }],
    }),
  );
  expect(jobs).toMatchObject([{ name: 'count orders' }, { name: 'erase overdue rows', when: { everyMs: 3_600_000 } }]);
});

it('puts its parts in the order in which they start', async () => {
  const { parts, consumers, jobs } = await assembled(
    defineService({
      ...base,
      config: z.object({ ...httpShape, ...metricsShape, ...busShape, ...databaseShape }),
      database: tables,
      publishes: [stream],
      subscribes: [{ stream, handlers: [() => onOrderChanged] }],
      parts: () => [{ name: 'own', start: async () => {}, stop: async () => {} }],
      jobs: [() => every(1000, 'count orders', async () => {})],
    }),
  );
  const names = ['database', 'bus', 'own', 'relay', 'metrics', 'http', 'consumers', 'jobs'];
  expect(parts.map(({ name }) => name)).toEqual(names);
  expect(consumers.map(({ stream, types }) => [stream, types])).toEqual([['ORDERS', [orderChanged.type]]]);
  // Of its outbox and inbox.
  expect(jobs.map(({ name }) => name)).toEqual(['count orders', 'erase overdue rows']);
});

it('has the parts and commands that its configuration asks for, and no others', async () => {
  const plain = defineService({ ...base, config: z.object(httpShape) });
  expect((await assembled(plain)).parts.map(({ name }) => name)).toEqual(['http']);
  expect(Object.keys(plain.commands)).toEqual([]);
  expect(Object.keys(following.commands)).toEqual(['replay', 'dead-letters']);
});

it('is not ready without the broker only where all its work comes from there', async () => {
  const needsBroker = async <C, X>(service: Service<C, X>) =>
    (await assembled(service)).parts.find(({ name }) => name === 'bus')?.ready !== undefined;
  const config = z.object({ ...httpShape, ...busShape, ...databaseShape });
  expect(await needsBroker(following)).toBe(true);
  expect(await needsBroker(defineService({ ...base, config, database: tables, publishes: [stream] }))).toBe(false);
  expect(await needsBroker(defineService({ ...base, config, database: tables }))).toBe(false);
});

it('rejects parts that do not fit together', () => {
  const config = z.object(httpShape);
  expect(() => defineService({ ...base, config, database: tables })).toThrow('tables without a database');
  expect(() => defineService({ ...base, config, publishes: [stream] })).toThrow(
    'orders has streams without a broker, and events or jobs without a database',
  );
  expect(() => defineService({ ...base, config, jobs: [() => every(1, 'count orders', async () => {})] })).toThrow(
    'events or jobs without a database',
  );
  const { JWT_PUBLIC_KEY } = tokenShape;
  const checking = z.object({ ...httpShape, JWT_PUBLIC_KEY });
  expect(() => defineService({ ...base, config: checking })).toThrow(
    'tokens without knowing which sessions have ended',
  );
  expect(() => defineService({ ...base, config: checking, endedSessions: () => async () => [] })).not.toThrow();
});
