import { httpPart, metricsPart } from '@poolpros/chassis/http';
import type { Part, ServiceDefinition } from '@poolpros/chassis/run';
import { createGatewayApp } from './app.js';
import { type Config, configSchema } from './config.js';
import { type Context, createContext } from './context.js';

/** Redis is a help, not a need: the gateway starts and works without it. */
const redisPart = ({ redis, log }: Context): Part => ({
  name: 'redis',
  async start() {
    await redis.connect().catch((error: unknown) => log.warn({ err: error }, 'redis is not reachable'));
  },
  async stop() {
    redis.disconnect();
  },
});

export const service: ServiceDefinition<Config, Context> = {
  name: 'gateway',
  config: configSchema,
  context: createContext,
  parts: async (context) => {
    const { config, log, metrics } = context;
    return [
      redisPart(context),
      await metricsPart({ name: 'gateway', log, metrics, host: config.HOST, port: config.METRICS_PORT }),
      httpPart(await createGatewayApp(context), { host: config.HOST, port: config.PORT }),
      // Last: visitors do not wait for a broker that is away.
      context.changes,
    ];
  },
};
