import type { EventDefinition, EventOf } from '@poolpros/contracts/events/define';
import { claimApproved, requestMessageSent, submissionApproved } from '@poolpros/contracts/events/directory';
import { reviewPublished } from '@poolpros/contracts/events/reviews';

/** An event of product analytics about a listing. */
export interface AnalyticsEvent {
  name: string;
  listingId: number;
}

interface Trigger {
  event: EventDefinition;
  analyticsEvent(data: unknown): AnalyticsEvent | null;
}

const when = <E extends EventDefinition>(
  event: E,
  name: string,
  listingOf: (data: EventOf<E>['data']) => number | null | undefined,
): Trigger => ({
  event,
  analyticsEvent(data) {
    const listingId = listingOf(data as EventOf<E>['data']);
    return typeof listingId === 'number' ? { name, listingId } : null;
  },
});

/** What is told to product analytics, by listing and without a person (docs/rules.md#server-analytics). */
export const analyticsTriggers: readonly Trigger[] = [
  when(submissionApproved, 'submission_approved', ({ installerId }) => installerId),
  when(claimApproved, 'claim_approved', ({ installerId }) => installerId),
  when(reviewPublished, 'review_published', ({ installerId }) => installerId),
  // Older events do not name the listing.
  when(requestMessageSent, 'request_replied', ({ side, installerId }) => (side === 'business' ? installerId : null)),
];

/** The analytics event that follows from an event; null for none. */
export const analyticsEventOf = (event: EventDefinition, data: unknown): AnalyticsEvent | null =>
  analyticsTriggers.find((trigger) => trigger.event === event)?.analyticsEvent(data) ?? null;
