import * as z from 'zod';
import { clientReportLimits } from '../limits.js';

const path = z.string().startsWith('/').max(clientReportLimits.pathLength);

/** The build that a page was made by: the hash in the name of a script. */
export const buildSchema = z.string().regex(/^[\w-]{1,20}$/);

/**
 * POST /api/client-reports: what a browser found missing or broken (docs/rules.md#client-reports). Accepted without a
 * response body. `path` of a missing page is redacted, that of an error is the pattern of its page.
 */
export const clientReportBodySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('missing_path'), path }),
  z.object({ kind: z.literal('client_error'), path, build: buildSchema }),
]);
export type ClientReport = z.infer<typeof clientReportBodySchema>;

const countSchema = z.object({
  path: z.string(),
  count: z.int().positive(),
  lastDay: z.iso.date().describe('the last day it was counted'),
});

/** GET /api/admin/client-reports: the most frequent of the last 30 days. */
export const clientReportListSchema = z.object({
  days: z.int().positive(),
  missing: z.array(countSchema),
  errors: z.array(countSchema.extend({ build: z.string() })),
});
export type ClientReportList = z.infer<typeof clientReportListSchema>;
