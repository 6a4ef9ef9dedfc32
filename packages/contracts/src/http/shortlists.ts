import * as z from 'zod';
import { shortlistLimit } from '../catalogue.js';
import { emailAddress, honeypotShape, maxStoredInt } from '../text.js';

/** POST /api/shortlists/mail: mails a shortlist to the person who made it. */
export const shortlistMailBodySchema = z.object({
  email: emailAddress,
  installerIds: z.array(z.int().positive().max(maxStoredInt)).min(1, 'is empty').max(shortlistLimit),
  ...honeypotShape,
});
export type ShortlistMailBody = z.input<typeof shortlistMailBodySchema>;

/** The same response for every email. */
export const shortlistMailAcceptedSchema = z.object({ acceptedAt: z.iso.datetime() });
