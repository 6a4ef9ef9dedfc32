import type { Module } from '@poolpros/chassis/service/module';
import { accountsStream } from '@poolpros/contracts/events/accounts';
import type { PhotoContext } from '../photos/context.js';
import { SubmissionDraftEntity, SubmissionEntity, SubmissionPhotoEntity } from './db/entities.js';
import { onAccountLinked } from './events/account-linked.js';
import { expireSubmissionsHourly } from './jobs/expire-submissions.js';
import { remindOfDraftsHourly } from './jobs/remind-of-drafts.js';
import { submissionMails } from './mails/submission-mails.js';
import { intakePersonalData } from './personal-data.js';
import { adminSubmissionRoutes } from './routes/admin-submissions.js';
import { ownSubmissionRoutes } from './routes/own-submissions.js';
import { submissionDraftRoutes } from './routes/submission-drafts.js';
import { submissionPhotoRoutes } from './routes/submission-photos.js';
import { submissionRoutes } from './routes/submissions.js';

/** Submissions of businesses that want to be listed. */
export const intake = {
  entities: [SubmissionEntity, SubmissionDraftEntity, SubmissionPhotoEntity],
  routes: [submissionRoutes, ownSubmissionRoutes, submissionDraftRoutes, submissionPhotoRoutes, adminSubmissionRoutes],
  subscribes: [{ stream: accountsStream, handlers: [onAccountLinked] }],
  jobs: [expireSubmissionsHourly, remindOfDraftsHourly],
  mails: submissionMails,
  personalData: intakePersonalData,
} satisfies Module<PhotoContext>;
