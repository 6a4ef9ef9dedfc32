import * as z from 'zod';

/** A step without an event of its own: the machine, and the new state. */
export const stepTakenSchema = z.object({
  machine: z.string(),
  action: z.string(),
  from: z.string().nullable().describe('null where the life begins'),
  to: z.string(),
});
export type StepTaken = z.infer<typeof stepTakenSchema>;
