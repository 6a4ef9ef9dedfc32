import * as z from 'zod';
import { maxStoredInt, pageNumber } from '../text.js';
import { contactRequestStatuses } from './contact-requests.js';
import { pagedSchema } from './paged.js';
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
  unseenContactRequests: z.int(),
  history: z
    .array(submissionStepSchema)
    .describe('its way into the directory; empty when it did not come through the form'),
});
export type OwnBusiness = z.infer<typeof ownBusinessSchema>;
export const ownBusinessesSchema = z.object({ items: z.array(ownBusinessSchema) });

/** GET /api/contractors/me/contact-requests?installerId=&page= : newest first. */
export const ownContactRequestQuerySchema = z.object({
  installerId: z.coerce.number().int().positive().max(maxStoredInt).optional(),
  page: pageNumber,
});
export const ownContactRequestSchema = z.object({
  id: z.uuid(),
  installerId: z.int(),
  businessName: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  message: z.string(),
  status: z.enum(contactRequestStatuses),
  createdAt: z.iso.datetime(),
  seenAt: z.iso.datetime().nullable(),
});
export type OwnContactRequest = z.infer<typeof ownContactRequestSchema>;
export const ownContactRequestsSchema = pagedSchema(ownContactRequestSchema);
export type OwnContactRequests = z.infer<typeof ownContactRequestsSchema>;

/** POST /api/contractors/me/contact-requests/{id}/seen → the request, marked as seen. */
export const contactRequestParamsSchema = z.object({ contactRequestId: z.uuid() });
