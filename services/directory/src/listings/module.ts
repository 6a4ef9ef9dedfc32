import type { Module } from '@poolpros/chassis/service/module';
import { accountsStream } from '@poolpros/contracts/events/accounts';
import { reviewsStream } from '@poolpros/contracts/events/reviews';
import type { Context } from '../base/context.js';
import { InstallerEntity } from './db/entities.js';
import { onAccountEmailChanged } from './events/account-email-changed.js';
import { onRatingChanged, ratingsAtOnce } from './events/rating-changed.js';
import { followPausesEverySecond } from './jobs/follow-pauses.js';
import { forgetPastWeeksDaily } from './jobs/forget-past-weeks.js';
import { reviewMails } from './mails/review-mails.js';
import { suspensionMails } from './mails/suspension-mails.js';
import { listingPersonalData } from './personal-data.js';
import { freeWeekRoutes } from './routes/free-weeks.js';
import { listingStatusRoutes } from './routes/listing-status.js';

/** The public entry of a business: its record, status and snapshot. */
export const listings = {
  entities: [InstallerEntity],
  routes: [listingStatusRoutes, freeWeekRoutes],
  subscribes: [
    { stream: accountsStream, handlers: [onAccountEmailChanged] },
    { stream: reviewsStream, handlers: [onRatingChanged], concurrency: ratingsAtOnce },
  ],
  jobs: [followPausesEverySecond, forgetPastWeeksDaily],
  mails: { ...suspensionMails, ...reviewMails },
  personalData: listingPersonalData,
} satisfies Module<Context>;
