import * as z from 'zod';
import { isMonday } from '../hours/free-weeks.js';
import { freeWeekCounts } from '../listing-options.js';

const { weeks, slots } = freeWeekCounts;

/** A week in which a business can begin jobs, as it is read. */
export const freeWeekSchema = z.object({
  week: z.string().describe('its Monday, YYYY-MM-DD, in the time zone of the business'),
  slots: z.int().describe('number of jobs it can start that week'),
});

/** GET, and the response of POST, /api/contractors/me/listings/{id}/weeks: from the current week on; 0 slots is full. */
export const freeWeeksSchema = z.object({ weeks: z.array(freeWeekSchema) });
export type FreeWeeks = z.infer<typeof freeWeeksSchema>;

const slotHint = `enter a number of jobs from 0 to ${slots}`;

/** POST /api/contractors/me/listings/{id}/weeks: replaces what was stated; a week that is missing is full. */
export const freeWeeksBodySchema = z.object({
  weeks: z
    .array(
      z.object({
        week: z.iso
          .date({ error: 'enter the Monday of a week', abort: true })
          .refine(isMonday, 'enter the Monday of a week'),
        slots: z.int(slotHint).min(0, slotHint).max(slots, slotHint),
      }),
    )
    .max(weeks, `enter at most ${weeks} weeks`)
    .superRefine((stated, context) => {
      const again = stated.findIndex(({ week }, index) => stated.findIndex((each) => each.week === week) < index);
      if (again >= 0) context.addIssue({ code: 'custom', path: [again, 'week'], message: 'enter each week once' });
    }),
});
