// A whole service for tests of its lifetime: one route, an outbox, a consumer of its own stream.
import * as z from 'zod';
import { createBus } from '../../dist/bus.js';
import { busShape, databaseShape, httpShape } from '../../dist/config.js';
import { createConsumer, onEvent, replayCommand } from '../../dist/consumer.js';
import { createDatabase, migrateCommand } from '../../dist/database.js';
import { createApp, httpPart } from '../../dist/http.js';
import { addToOutbox, createRelay } from '../../dist/outbox.js';
import { optionalPart, runService } from '../../dist/run.js';
import { orderChanged, ordersStream } from './orders-definition.mjs';

await runService({
  name: 'orders',
  config: z.object({ ...httpShape, ...databaseShape, ...busShape }),
  context(config, base) {
    const { log, metrics } = base;
    const migrations = [];
    const database = createDatabase({ url: config.DATABASE_URL, poolSize: 3, entities: [], migrations, log });
    const bus = createBus({ url: config.NATS_URL, prefix: config.EVENT_PREFIX, name: 'orders', log });
    const handlers = [onEvent(orderChanged, async (_event, { tx }) => tx.query('insert into effects values (1)'))];
    const consumer = createConsumer({
      bus,
      stream: ordersStream,
      service: 'orders',
      handlers,
      inbox: database,
      log,
      metrics,
    });
    return { config, log, metrics, database, bus, consumer };
  },
  async parts({ config, log, metrics, database, bus, consumer }) {
    const app = await createApp({ name: 'orders', description: 'Orders', log, metrics });
    app.post('/orders/:orderId', async (request) => {
      const { orderId } = request.params;
      await database.transaction((tx) =>
        addToOutbox(tx, orderChanged, { aggregateId: orderId, aggregateVersion: 1, data: { total: 1 } }),
      );
      return { orderId };
    });
    app.get('/slow', async () => {
      process.send?.('slow request entered');
      await new Promise((resolve) => setTimeout(resolve, 700));
      return { done: true };
    });
    const http = httpPart(app, { host: config.HOST, port: config.PORT });
    const announce = { name: 'announce', start: async () => process.send?.(http.url()), stop: async () => {} };
    return [
      database,
      optionalPart(bus),
      createRelay({ database, bus, streams: [ordersStream], log, metrics }),
      http,
      consumer,
      announce,
    ];
  },
  commands: {
    migrate: migrateCommand((context) => context.database),
    replay: replayCommand((context) => [context.consumer]),
  },
});
