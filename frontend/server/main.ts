import { join } from 'node:path';
import { createApp, httpPart } from '@poolpros/chassis/http';
import { runService } from '@poolpros/chassis/run';
import { configSchema } from './config.js';
import { webRoutes } from './web-routes.js';

await runService({
  name: 'web',
  config: configSchema,
  context: async (config, { log, metrics }) => {
    const app = await createApp({
      name: 'web',
      description: 'Pages of the site, rendered on the server',
      log,
      metrics,
    });
    await webRoutes(app, {
      publicUrl: config.PUBLIC_URL,
      apiUrl: config.API_URL,
      internalToken: config.INTERNAL_TOKEN,
      analytics: config.POSTHOG_KEY ? { key: config.POSTHOG_KEY, host: config.POSTHOG_HOST } : null,
      clientDir: join(import.meta.dirname, '../client'),
    });
    return { app, config };
  },
  parts: ({ app, config }) => [httpPart(app, { host: config.HOST, port: config.PORT })],
});
