import * as z from 'zod';
import { installerStatusSchema } from '../events/directory.js';
import { stepSchema } from '../history.js';
import { textLengths } from '../limits.js';
import { removeReasonKeys, suspendReasonKeys } from '../status-reasons.js';
import { lineOf, maxStoredInt } from '../text.js';
import { licenseSchema } from './listing-fields.js';
import { listingLinkSchema } from './listing-link.js';

/** The steps of a listing's life (docs/rules.md#listing-life). */
export const listingStatusActions = [
  'plan_pause',
  'pause',
  'resume',
  'suspend',
  'restore',
  'close',
  'reopen',
  'merge',
  'remove',
] as const;
export type ListingStatusAction = (typeof listingStatusActions)[number];

/** POST /api/contractors/me/listings/{id}/pause: the business is away; from now on without `from`. */
export const pauseBodySchema = z.object({
  from: z.iso.datetime({ offset: true }).nullable().default(null),
  to: z.iso.datetime({ offset: true }).describe('when it is back in business'),
});

/** Where a listing stands after a step of its team. */
export const listingStandingSchema = z.object({
  status: installerStatusSchema,
  pausedFrom: z.iso.datetime().nullable(),
  pausedTo: z.iso.datetime().nullable(),
});
export type ListingStanding = z.infer<typeof listingStandingSchema>;

/** GET /api/admin/installers?q=: listings of any status by id or by how their names begin. */
export const adminListingQuerySchema = z.object({ q: lineOf({ ...textLengths.searched, min: 1 }) });
export const adminListingListSchema = z.object({ items: z.array(listingLinkSchema) });

/** GET /api/admin/installers/{id}: where a listing stands and how it came there. */
export const adminListingSchema = listingLinkSchema.extend({
  statusSince: z.iso.datetime(),
  pausedFrom: z.iso.datetime().nullable(),
  pausedTo: z.iso.datetime().nullable(),
  mergedInto: z.int().nullable(),
  hasOwner: z.boolean(),
  licenses: z.array(licenseSchema).describe('as stated by the business'),
  insuranceCarrier: z.string().nullable().describe('as stated by the business on submission'),
  insuranceEndsOn: z.iso.date().nullable(),
  closedReports: z.int().describe('independent reports that the business has closed'),
  removal: z
    .object({ reasonCode: z.enum(removeReasonKeys), askedAt: z.iso.datetime(), isOwn: z.boolean() })
    .nullable()
    .describe('requested by one staff member; another must confirm it'),
  history: z.array(stepSchema(listingStatusActions)),
});
export type AdminListing = z.infer<typeof adminListingSchema>;

/** The bodies of POST /api/admin/installers/{id}/suspend | close | merge | remove; `publish` has none. */
export const suspendBodySchema = z.object({ reasonCode: z.enum(suspendReasonKeys) });
export const closeBodySchema = z.object({
  contactFailed: z.literal(true, { error: 'try to reach the business first' }),
});
export const mergeBodySchema = z.object({ survivorId: z.int().positive().max(maxStoredInt) });
export const removeBodySchema = z.object({ reasonCode: z.enum(removeReasonKeys) });
