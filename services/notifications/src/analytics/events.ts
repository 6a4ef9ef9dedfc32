import type { EventDefinition, EventOf } from '@poolpros/contracts/events/define';
import { claimApproved, contactRequestStepTaken, submissionApproved } from '@poolpros/contracts/events/directory';
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
  // Its step, which a contact request takes once, and not its messages.
  when(contactRequestStepTaken, 'request_replied', ({ action, installerId }) =>
    action === 'reply' ? installerId : null,
  ),
];

/** The analytics event that follows from an event; null for none. */
export const analyticsEventOf = (event: EventDefinition, data: unknown): AnalyticsEvent | null =>
  analyticsTriggers.find((trigger) => trigger.event === event)?.analyticsEvent(data) ?? null;
