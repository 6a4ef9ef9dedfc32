import type { Module } from '@poolpros/chassis/service/module';
import type { Context } from '../base/context.js';
import { ContactRequestEntity, ListingReportEntity, ShortlistMailEntity } from './db/entities.js';
import { requestMails } from './mails/request-mails.js';
import { shortlistMails } from './mails/shortlist-mails.js';
import { requestPersonalData } from './personal-data.js';
import { adminReportRoutes } from './routes/admin-reports.js';
import { contactRequestRoutes } from './routes/contact-requests.js';
import { listingReportRoutes } from './routes/listing-reports.js';
import { publicApiV1Routes } from './routes/public-api-v1.js';
import { shortlistRoutes } from './routes/shortlists.js';
import { undeliveredRequestRoutes } from './routes/undelivered-requests.js';

/** What visitors send: requests, reports, shortlists. */
export const requests = {
  entities: [ContactRequestEntity, ShortlistMailEntity, ListingReportEntity],
  routes: [
    contactRequestRoutes,
    shortlistRoutes,
    listingReportRoutes,
    adminReportRoutes,
    undeliveredRequestRoutes,
    publicApiV1Routes,
  ],
  mails: { ...requestMails, ...shortlistMails },
  personalData: requestPersonalData,
} satisfies Module<Context>;
