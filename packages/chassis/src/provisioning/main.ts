import { streams } from '@poolpros/contracts/events/streams';
import * as z from 'zod';
import { createBus } from '../bus.js';
import { busShape, httpShape } from '../config.js';
import { runService } from '../run.js';
import { provision } from './streams.js';

/**
 * Creates and updates the streams of the product, which no service may do: `node dist/provisioning/main.js provision`.
 */
await runService({
  name: 'provisioning',
  config: z.object({ LOG_LEVEL: httpShape.LOG_LEVEL, ...busShape }),
  context: (config, { log, now }) => ({ config, log, now }),
  parts: () => [],
  commands: {
    async provision({ config, log, now }) {
      const bus = createBus({ url: config.NATS_URL, prefix: config.EVENT_PREFIX, name: 'provisioning', log });
      await bus.start();
      await provision(bus, streams, log, now());
      await bus.stop();
    },
  },
});
