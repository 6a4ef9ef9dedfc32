import * as z from 'zod';
import { installerStatusSchema } from '../events/directory.js';

/** A listing as reports and claims name it. */
export const listingLinkSchema = z.object({
  id: z.int(),
  name: z.string(),
  location: z.string(),
  status: installerStatusSchema,
  profilePath: z.string(),
});
export type ListingLink = z.infer<typeof listingLinkSchema>;
