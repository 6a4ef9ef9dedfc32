import * as z from 'zod';
import { textLengths } from '../limits.js';
import { lineOf, maxStoredInt, pageNumber } from '../text.js';
import { pagedSchema } from './paged.js';
import { requestStageKeys } from './request-states.js';
import { ownContactRequestSchema } from './request-threads.js';
import { submissionStatusSchema, submissionStepSchema } from './submissions.js';

/** GET /api/contractors/me/listings: every business of the signed-in contractor, submitted or live. */
export const ownBusinessSchema = z.object({
  submissionId: z.uuid().nullable(),
  installerId: z.int().nullable(),
  businessName: z.string(),
  location: z.string(),
  status: z.union([submissionStatusSchema, z.enum(['published', 'paused', 'suspended', 'closed'])]),
  reason: z.string().nullable(),
  profilePath: z.string().nullable(),
  rating: z.number().nullable(),
  reviewCount: z.int(),
  contactRequests: z.int(),
  unansweredContactRequests: z.int(),
  oldestUnansweredAt: z.iso.datetime().nullable(),
  history: z
    .array(submissionStepSchema)
    .describe('history of its submission; empty if it did not come through the form'),
});
export type OwnBusiness = z.infer<typeof ownBusinessSchema>;
export const ownBusinessesSchema = z.object({ items: z.array(ownBusinessSchema) });

/** GET /api/contractors/me/contact-requests?installerId=&stage=&q=&order=&page= */
export const ownContactRequestQuerySchema = z.object({
  installerId: z.coerce.number().int().positive().max(maxStoredInt).optional(),
  stage: z.enum(requestStageKeys).optional(),
  q: lineOf(textLengths.requestWords).default('').describe('words in the name, the message or the thread'),
  order: z.enum(['newest', 'oldest']).default('newest'),
  page: pageNumber,
});
export const ownContactRequestsSchema = pagedSchema(ownContactRequestSchema).extend({
  stages: z.record(z.enum(requestStageKeys), z.int()).describe('number of requests in each stage, before filtering'),
});
export type OwnContactRequests = z.infer<typeof ownContactRequestsSchema>;

/**
 * GET /api/contractors/me/contact-requests/{id}, and POST …/seen, …/messages and …/steps, which return the thread as it
 * is then.
 */
export const contactRequestParamsSchema = z.object({ contactRequestId: z.uuid() });

/** GET /api/contractors/me/listings/{id}/contact-requests/export?format= : every request to a business, as a file. */
export const requestExportQuerySchema = z.object({ format: z.enum(['csv', 'json']).default('csv') });
