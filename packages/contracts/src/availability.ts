import * as z from 'zod';

/** Why a listing that has a page takes no requests (docs/rules.md#statuses). */
export const availabilitySchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('paused'),
    until: z.iso.datetime().nullable().describe('when the business is back; null if not stated'),
  }),
  z.object({ status: z.literal('closed'), since: z.iso.datetime() }),
]);
export type Availability = z.infer<typeof availabilitySchema>;
