import { type Base, defineService } from '@poolpros/chassis/service';
import { refusableBy } from './admission/refusable.js';
import { gatewayRoutes } from './app.js';
import { type Config, configSchema } from './config.js';
import { createContext } from './context.js';
import { redisPart } from './redis.js';

/** `cacheClock` is the clock of the cache entries, in ms. */
export const createGateway = (cacheClock: () => number) =>
  defineService({
    name: 'gateway',
    description: 'The public gateway',
    config: configSchema,
    context: (base: Base<Config>) => createContext(base, cacheClock),
    http: (config) => ({ trustProxy: config.TRUSTED_PROXIES, trustCallers: false, refusable: refusableBy(config) }),
    routes: [gatewayRoutes],
    parts: (context) => [redisPart(context)],
  });

export const gateway = createGateway(() => performance.now());
