import * as z from 'zod';

/** A step of a subject's life that no other event tells of: of which machine it is, and where it led. */
export const stepTakenSchema = z.object({
  machine: z.string(),
  action: z.string(),
  from: z.string().nullable().describe('null where the life begins'),
  to: z.string(),
});
