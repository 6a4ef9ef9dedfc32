import { defineMachine } from '@poolpros/chassis/machine';
import type { InstallerStatus } from '@poolpros/contracts/events/directory';

export const reviewStatuses = ['submitted', 'published', 'withdrawn', 'expired'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** The states of a review. */
export const reviewMachine = defineMachine({
  name: 'review',
  states: reviewStatuses,
  actions: {
    submit: { from: [], to: 'submitted', by: ['anonymous'] },
    verify: { from: ['submitted'], to: 'published', by: ['anonymous'] },
    // A person has one review of an installer: a second one sends a reminder.
    submit_again: { from: ['published'], to: 'published', by: ['anonymous'] },
    expire: { from: ['submitted'], to: 'expired', by: ['system'] },
  },
});
export type ReviewAction = keyof typeof reviewMachine.actions;

/** Whether people can write about a listing now (docs/rules.md#statuses): also while the business is away for a while. */
export const takesReviews = (status: InstallerStatus): boolean => status === 'published' || status === 'paused';
