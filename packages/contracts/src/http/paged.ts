import * as z from 'zod';

/** One page of a list. */
export const pagedSchema = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), total: z.int(), page: z.int(), totalPages: z.int() });

/** One page of a queue of the staff. */
export const queueSchema = <T extends z.ZodType>(item: T) =>
  pagedSchema(item).extend({ open: z.int().describe('number of open items, for the menu') });
