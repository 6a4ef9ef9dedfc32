// A producing process for tests that kill it: connects and relays until it dies.
import { createBus } from '../../dist/bus.js';
import { createDatabase } from '../../dist/database.js';
import { createLog } from '../../dist/log.js';
import { createMetrics } from '../../dist/metrics.js';
import { createRelay } from '../../dist/outbox/relay.js';

const [url, natsUrl, prefix, limits] = process.argv.slice(2);
const log = createLog({ service: 'child', level: 'silent' });
const database = createDatabase({ url, poolSize: 2, entities: [], migrations: [], log });
const bus = createBus({ url: natsUrl, prefix, name: 'child', log });
const stream = { name: 'ORDERS', service: 'orders', nouns: null, maxAgeDays: 30, maxPerAggregate: null };
await database.start();
await bus.start();
const metrics = createMetrics('child');
await createRelay({ database, bus, streams: [stream], limits: JSON.parse(limits), log, metrics }).start();
