import { createApp, type ZodApp } from '@poolpros/chassis/http';
import type { Context } from './context.js';
import { registerOneBoxRoutes } from './routes/one-box.js';
import { registerSearchRoutes } from './routes/search.js';

export async function createSearchApp(context: Context): Promise<ZodApp> {
  const app = await createApp({
    name: 'search',
    description: 'Search of installers by place, services and words',
    log: context.log,
    metrics: context.metrics,
  });
  registerSearchRoutes(app, context);
  registerOneBoxRoutes(app, context);
  return app;
}
