import { createApp, httpPart, metricsPart } from '@poolpros/chassis/http';
import type { Log } from '@poolpros/chassis/log';
import type { Metrics } from '@poolpros/chassis/metrics';
import type { ServiceDefinition } from '@poolpros/chassis/run';
import { type Config, configSchema } from './config.js';
import { webRoutes } from './web-routes.js';

interface Context {
  config: Config;
  log: Log;
  metrics: Metrics;
}

/** The web server. `clientDir` is the folder of the browser's build. */
export const webService = (clientDir: string): ServiceDefinition<Config, Context> => ({
  name: 'web',
  config: configSchema,
  context: async (config, base) => ({ config, ...base }),
  parts: async ({ config, log, metrics }) => {
    const app = await createApp({
      name: 'web',
      description: 'Pages of the site, rendered on the server',
      log,
      metrics,
      exposeMetrics: false,
    });
    await webRoutes(app, {
      publicUrl: config.PUBLIC_URL,
      apiUrl: config.API_URL,
      internalToken: config.INTERNAL_TOKEN,
      analytics: config.POSTHOG_KEY ? { key: config.POSTHOG_KEY, host: config.POSTHOG_HOST } : null,
      clientDir,
    });
    return [
      await metricsPart({ name: 'web', log, metrics, host: config.HOST, port: config.METRICS_PORT }),
      httpPart(app, { host: config.HOST, port: config.PORT }),
    ];
  },
});
