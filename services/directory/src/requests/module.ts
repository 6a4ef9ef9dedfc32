import type { Module } from '@poolpros/chassis/service/module';
import type { PhotoContext } from '../photos/context.js';
import {
  ContactRequestEntity,
  ListingReportEntity,
  RequestEntity,
  RequestMessageEntity,
  RequestPhotoEntity,
  SavedReplyEntity,
  ShortlistMailEntity,
} from './db/entities.js';
import { announceUnansweredOften, expireRequestsOften } from './jobs/follow-requests.js';
import { measureRepliesHourly } from './jobs/measure-replies.js';
import { reportMails } from './mails/report-mails.js';
import { requestMails } from './mails/request-mails.js';
import { shortlistMails } from './mails/shortlist-mails.js';
import { requestPersonalData } from './personal-data.js';
import { adminContactRequestRoutes } from './routes/admin-contact-requests.js';
import { adminReportRoutes } from './routes/admin-reports.js';
import { contactRequestRoutes } from './routes/contact-requests.js';
import { followedRequestRoutes } from './routes/followed-requests.js';
import { listingReportRoutes } from './routes/listing-reports.js';
import { mailedReplyRoutes } from './routes/mailed-replies.js';
import { ownContactRequestRoutes } from './routes/own-contact-requests.js';
import { publicApiV1Routes } from './routes/public-api-v1.js';
import { requestExportRoutes } from './routes/request-export.js';
import { requestPhotoRoutes } from './routes/request-photos.js';
import { requestReaderRoutes } from './routes/request-readers.js';
import { requestThreadRoutes } from './routes/request-threads.js';
import { savedReplyRoutes } from './routes/saved-replies.js';
import { shortlistRoutes } from './routes/shortlists.js';
import { undeliveredRequestRoutes } from './routes/undelivered-requests.js';

/** What visitors send: requests with their threads, reports, shortlists. */
export const requests = {
  entities: [
    RequestEntity,
    ContactRequestEntity,
    RequestMessageEntity,
    RequestPhotoEntity,
    SavedReplyEntity,
    ShortlistMailEntity,
    ListingReportEntity,
  ],
  routes: [
    contactRequestRoutes,
    followedRequestRoutes,
    requestThreadRoutes,
    requestPhotoRoutes,
    ownContactRequestRoutes,
    savedReplyRoutes,
    requestExportRoutes,
    mailedReplyRoutes,
    requestReaderRoutes,
    shortlistRoutes,
    listingReportRoutes,
    adminReportRoutes,
    undeliveredRequestRoutes,
    adminContactRequestRoutes,
    publicApiV1Routes,
  ],
  jobs: [expireRequestsOften, announceUnansweredOften, measureRepliesHourly],
  mails: { ...requestMails, ...shortlistMails, ...reportMails },
  personalData: requestPersonalData,
} satisfies Module<PhotoContext>;
