import type { InstallerStatus } from '@poolpros/contracts/events/directory';
import type { AdminListing, ListingStatusAction } from '@poolpros/contracts/http/listing-status';
import { closedReportsNeeded, removalDays } from '@poolpros/contracts/limits';
import { removeReasons, suspendReasons } from '@poolpros/contracts/status-reasons';
import type { ButtonVariant } from '../../shared/ui/button.js';

/** What the staff does with a listing, by the last segment of its path. */
export type StaffStep = 'suspend' | 'publish' | 'close' | 'merge' | 'remove';

const lastSteps = ['merge', 'remove'] as const;

/** What can be done where a listing stands. */
export const stepsAt: Record<InstallerStatus, readonly StaffStep[]> = {
  published: ['suspend', 'close', ...lastSteps],
  paused: ['suspend', 'close', ...lastSteps],
  suspended: ['publish', ...lastSteps],
  closed: ['publish', ...lastSteps],
  merged: ['remove'],
  removed: [],
};

/** How a step reads, on its button and in its dialog. */
export const stepWords: Record<StaffStep, { button: string; text: string; variant: ButtonVariant }> = {
  suspend: {
    button: 'Suspend',
    text: 'Its page will be taken down, and it will not appear in search until you publish it again.',
    variant: 'danger',
  },
  publish: {
    button: 'Publish',
    text: 'Its page will be back, and it will appear in search again within seconds.',
    variant: 'primary',
  },
  close: {
    button: 'Mark as closed',
    text: 'The page will stay up, say that the business has closed, and show no contact details.',
    variant: 'danger',
  },
  merge: {
    button: 'Merge',
    text: 'Its team, requests, claims, reports and reviews will go to the other listing, and its page will redirect there. This cannot be undone.',
    variant: 'danger',
  },
  remove: {
    button: 'Remove',
    text: `The page will be permanently removed. Removal takes two staff members: one requests it, and another confirms it within ${removalDays} days.`,
    variant: 'danger',
  },
};

/** Why a listing is taken down, of the steps that ask for it. */
export const reasonsOf: Partial<Record<StaffStep, Readonly<Record<string, string>>>> = {
  suspend: suspendReasons,
  remove: removeReasons,
};

/** How the steps of a listing's history read. */
export const historyWords: Record<ListingStatusAction, string> = {
  plan_pause: 'Pause planned',
  pause: 'Paused',
  resume: 'Pause ended',
  suspend: 'Suspended',
  restore: 'Restored',
  close: 'Closed',
  reopen: 'Reopened',
  merge: 'Merged',
  remove: 'Removed',
};

/** Why a step cannot be taken yet; null when it can. */
export const blockedBy = (step: StaffStep, { closedReports }: AdminListing): string | null =>
  step === 'close' && closedReports < closedReportsNeeded
    ? `This takes ${closedReportsNeeded} independent reports that the business has closed. So far: ${closedReports}.`
    : null;
