import * as z from 'zod';
import { textLengths } from '../limits.js';
import { reportReasonKeys } from '../report-reasons.js';
import { emailAddress, honeypotShape, maxStoredInt, pageNumber, textOf } from '../text.js';
import { listingLinkSchema } from './listing-link.js';
import { queueSchema } from './paged.js';

/** POST /api/listing-reports: something is wrong with a listing. */
export const listingReportBodySchema = z
  .object({
    installerId: z.int().positive().max(maxStoredInt),
    reason: z.enum(reportReasonKeys),
    note: textOf(textLengths.reportNote).default(''),
    email: z
      .string()
      .transform((typed) => (typed.trim() === '' ? undefined : typed))
      .pipe(emailAddress.optional())
      .optional()
      .describe('email address for a reply'),
    ...honeypotShape,
  })
  .refine(({ reason, email }) => reason !== 'own_business' || email !== undefined, {
    path: ['email'],
    message: 'is required, so that we can answer',
  });
export type ListingReportBody = z.input<typeof listingReportBodySchema>;
export const listingReportReceivedSchema = z.object({ id: z.uuid(), createdAt: z.iso.datetime() });

/** GET /api/admin/listing-reports: open ones, oldest first, or handled ones, the last handled first. */
export const adminReportQuerySchema = z.object({
  state: z.enum(['open', 'handled']).default('open'),
  page: pageNumber,
});
export type ReportState = z.infer<typeof adminReportQuerySchema>['state'];

/** What became of a report: the page was changed, or nothing on it was found wrong. */
export const reportOutcomes = ['changed', 'unchanged'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

export const adminReportSchema = z.object({
  id: z.uuid(),
  reason: z.enum(reportReasonKeys),
  note: z.string().nullable(),
  email: z.string().nullable(),
  createdAt: z.iso.datetime(),
  handledAt: z.iso.datetime().nullable(),
  outcome: z.enum(reportOutcomes).nullable(),
  listing: listingLinkSchema,
});
export type AdminReport = z.infer<typeof adminReportSchema>;
export const adminReportListSchema = queueSchema(adminReportSchema);
export type AdminReportList = z.infer<typeof adminReportListSchema>;

/** POST /api/admin/listing-reports/{id}/handled. */
export const reportParamsSchema = z.object({ reportId: z.uuid() });
export const reportOutcomeBodySchema = z.object({ outcome: z.enum(reportOutcomes) });
