// A whole service for tests of its lifetime: an outbox, a consumer of its own stream, quick and slow requests.
import * as z from 'zod';
import { busShape, databaseShape, httpShape } from '../../dist/config.js';
import { transactionalHandler } from '../../dist/consumer.js';
import { migrationsIn } from '../../dist/database/migrations.js';
import { addToOutbox } from '../../dist/outbox.js';
import { runService } from '../../dist/run.js';
import { defineService } from '../../dist/service.js';
import { orderChanged, ordersStream } from './orders-definition.mjs';

const onOrderChanged = transactionalHandler(orderChanged, async (_event, { tx }) =>
  tx.query('insert into effects values (1)'),
);

function orderRoutes(app, { database }) {
  const change = (aggregateId) =>
    database.transaction((tx) =>
      addToOutbox(tx, orderChanged, { aggregateId, aggregateVersion: 1, data: { total: 1 } }),
    );
  const beSlow = async () => {
    process.send?.('slow request entered');
    await new Promise((resolve) => setTimeout(resolve, 700));
  };
  app.post('/orders/:orderId', async ({ params }) => change(params.orderId));
  app.post('/slow/:orderId', async ({ params }) => {
    await beSlow();
    return change(params.orderId);
  });
  app.get('/slow', async () => {
    await beSlow();
    return { done: true };
  });
}

const orders = defineService({
  name: 'orders',
  description: 'Orders',
  config: z.object({ ...httpShape, ...databaseShape, ...busShape }),
  database: { entities: [], migrations: migrationsIn(new URL('../../migrations/job-runs/', import.meta.url)) },
  publishes: [ordersStream],
  subscribes: [{ stream: ordersStream, handlers: [onOrderChanged] }],
  context: (base) => base,
  routes: [orderRoutes],
});

await runService({
  ...orders,
  async parts(context) {
    const { parts, url } = await orders.assemble(context);
    return [...parts, { name: 'announce', start: async () => process.send?.(url()), stop: async () => {} }];
  },
});
