import { erasePersonCommand } from '@poolpros/chassis/personal-data';
import { defineService } from '@poolpros/chassis/service';
import { directoryStream } from '@poolpros/contracts/events/directory';
import { reviewsStream } from '@poolpros/contracts/events/reviews';
import { personalData } from './actions/personal-data.js';
import { restoreRatings } from './commands/after-restore.js';
import { seed } from './commands/seed.js';
import { configSchema } from './config.js';
import type { Context } from './context.js';
import { entities } from './db/entities.js';
import { migrations } from './db/migrations.js';
import { onContractorChanged, snapshotsAtOnce } from './events/contractor-changed.js';
import { expireReviewsHourly } from './jobs/expire-reviews.js';
import { registerAdminReviewRoutes } from './routes/admin-reviews.js';
import { reviewMailRoutes } from './routes/mails.js';
import { registerReviewRoutes } from './routes/reviews.js';
import { registerVerificationRoutes } from './routes/verification.js';

export const reviews = defineService({
  name: 'reviews',
  description: 'Reviews, their verification and the ratings based on them',
  config: configSchema,
  database: { entities, migrations },
  publishes: [reviewsStream],
  subscribes: [{ stream: directoryStream, handlers: [onContractorChanged], concurrency: snapshotsAtOnce }],
  context: (base: Context) => base,
  routes: [registerReviewRoutes, registerVerificationRoutes, registerAdminReviewRoutes, reviewMailRoutes],
  jobs: [expireReviewsHourly],
  personalData,
  afterRestore: restoreRatings,
  commands: { 'erase-person': erasePersonCommand(personalData), seed },
});
