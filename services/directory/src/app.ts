import { createApp, type ZodApp } from '@poolpros/chassis/http';
import type { Context } from './context.js';
import { adminSubmissionRoutes } from './routes/admin-submissions.js';
import { compareRoutes } from './routes/compare.js';
import { contactRequestRoutes } from './routes/contact-requests.js';
import { contractorRoutes } from './routes/contractors.js';
import { installerRoutes } from './routes/installers.js';
import { internalRoutes } from './routes/internal.js';
import { mapRoutes } from './routes/map.js';
import { placeRoutes } from './routes/places.js';
import { searchRoutes } from './routes/search.js';
import { shortlistRoutes } from './routes/shortlists.js';
import { submissionRoutes } from './routes/submissions.js';
import { summaryRoutes } from './routes/summary.js';

export async function buildApp(context: Context): Promise<ZodApp> {
  const app = await createApp({
    name: 'directory',
    description: 'Contractors, the regular search, places, contact requests and submissions',
    log: context.log,
    metrics: context.metrics,
    tokens: { publicKey: context.config.JWT_PUBLIC_KEY },
    callers: context.config.CALLER_DIGESTS,
  });
  refuseCaching(app);
  installerRoutes(app, context);
  compareRoutes(app, context);
  searchRoutes(app, context);
  placeRoutes(app, context);
  mapRoutes(app, context);
  summaryRoutes(app, context);
  contactRequestRoutes(app, context);
  shortlistRoutes(app, context);
  submissionRoutes(app, context);
  adminSubmissionRoutes(app, context);
  contractorRoutes(app, context);
  internalRoutes(app, context);
  return app;
}

/** An answer may be kept only where its route says so, and a refusal never. */
function refuseCaching(app: ZodApp): void {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode >= 400 || !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
