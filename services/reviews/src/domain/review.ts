import { defineMachine } from '@poolpros/chassis/machine';
import type { InstallerStatus } from '@poolpros/contracts/events/directory';
import { reviewDaysAfterClosing } from '@poolpros/contracts/limits';
import { dayMs } from '@poolpros/contracts/time';

export const reviewStatuses = ['submitted', 'held', 'published', 'removed', 'withdrawn', 'expired'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** The states of a review. */
export const reviewMachine = defineMachine({
  name: 'review',
  states: reviewStatuses,
  actions: {
    submit: { from: [], to: 'submitted', by: ['anonymous'] },
    verify: { from: ['submitted'], to: 'published', by: ['anonymous'] },
    // A proven review of a suspended listing waits until the listing is back.
    hold: { from: ['submitted'], to: 'held', by: ['anonymous'] },
    release: { from: ['held'], to: 'published', by: ['system'] },
    // A person has one review per installer: a second one sends a reminder.
    submit_again: { from: ['published'], to: 'published', by: ['anonymous'] },
    expire: { from: ['submitted'], to: 'expired', by: ['system'] },
    remove: { from: ['published'], to: 'removed', by: ['staff'], needsReason: true },
    withdraw: { from: ['held', 'published'], to: 'withdrawn', by: ['anonymous'] },
    // Its author has asked to be erased.
    erase: { from: ['submitted', 'held', 'published', 'removed'], to: 'withdrawn', by: ['system'] },
    // Personal data in a removed review is stored only for some days.
    anonymize: { from: ['removed'], to: 'removed', by: ['system'] },
  },
});
export type ReviewAction = keyof typeof reviewMachine.actions;

/**
 * Whether people can write about a listing now (docs/rules.md#statuses): also while the business is paused, and while
 * the listing is suspended, when new reviews are held.
 */
export function takesReviews(
  { status, closedAt }: { status: InstallerStatus; closedAt: Date | null },
  now: Date,
): boolean {
  if (status === 'closed')
    return closedAt !== null && now.getTime() < closedAt.getTime() + reviewDaysAfterClosing * dayMs;
  return status === 'published' || status === 'paused' || status === 'suspended';
}

/** Whether held reviews of a listing are published. */
export const releasesReviews = (status: InstallerStatus): boolean =>
  status === 'published' || status === 'paused' || status === 'closed';
