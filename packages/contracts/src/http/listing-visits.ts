import * as z from 'zod';
import { figureLimits } from '../limits.js';
import { maxStoredInt } from '../text.js';

/** What a visitor may do with a listing that its business has figures about (docs/rules.md#listing-visits). */
export const visitKinds = ['impression', 'profile_view', 'call', 'website', 'contact'] as const;
export type VisitKind = (typeof visitKinds)[number];

/** POST /api/listing-visits: what a visitor saw and clicked since the last call. Accepted without a response body. */
export const listingVisitSchema = z.object({
  installerId: z.int().positive().max(maxStoredInt),
  kind: z.enum(visitKinds),
});
export type ListingVisit = z.infer<typeof listingVisitSchema>;
export const listingVisitsBodySchema = z.object({
  seen: z.array(listingVisitSchema).min(1).max(figureLimits.seenAtOnce),
});
