import * as z from 'zod';

/**
 * GET /api/contractors/me/events: server-sent events about the requests to own businesses, without anything personal.
 * `ready` says that nothing is missed from now on; `requests` that requests of a business, or of any, may have changed.
 */
export const inboxEventNames = ['ready', 'requests'] as const;
export type InboxEventName = (typeof inboxEventNames)[number];

/** The data of `requests`; without a business after events may have been missed. */
export const requestsEventSchema = z.object({ installerId: z.int().optional() });
export type RequestsEvent = z.infer<typeof requestsEventSchema>;

export const inboxEventStreamSchema = z
  .unknown()
  .describe(
    'text/event-stream: `ready` once events arrive, then `requests` with `{"installerId":7}` when requests to a business changed, or `{}` when those to any may have',
  );
