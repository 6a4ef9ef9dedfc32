import { createApp, type ZodApp } from '@poolpros/chassis/http';
import type { Context } from './context.js';
import { registerInternalMailRoute } from './routes/internal-mail.js';
import { registerReviewRoutes } from './routes/reviews.js';
import { registerVerificationRoutes } from './routes/verification.js';

export async function createReviewsApp(context: Context): Promise<ZodApp> {
  const app = await createApp({
    name: 'reviews',
    description: 'Reviews, their verification and the rating figures made from them',
    log: context.log,
    metrics: context.metrics,
    callers: context.config.CALLER_DIGESTS,
  });
  registerReviewRoutes(app, context);
  registerVerificationRoutes(app, context);
  registerInternalMailRoute(app, context);
  return app;
}
