import { defineMachine, type Machine } from '@poolpros/chassis/machine';
import { type InstallerStatus, installerStatuses } from '@poolpros/contracts/events/directory';
import type { ActorKind } from '@poolpros/contracts/history';
import type { ListingStatusAction } from '@poolpros/contracts/http/listing-status';
import { removalDays } from '@poolpros/contracts/limits';
import { dayMs } from '@poolpros/contracts/time';
import type { InstallerRecord, StatusFields } from './installer.js';

const live = ['published', 'paused'] as const;

/** The lifecycle of a public listing (docs/rules.md#listing-life). */
export const listingMachine: Machine<InstallerStatus, ListingStatusAction> = defineMachine({
  name: 'listing',
  states: installerStatuses,
  actions: {
    // Open until the pause begins automatically.
    plan_pause: { from: live, to: 'published', by: ['contractor'] },
    pause: { from: live, to: 'paused', by: ['contractor', 'system'] },
    // Also cancels a pause that has not begun.
    resume: { from: live, to: 'published', by: ['contractor', 'system'] },
    suspend: { from: live, to: 'suspended', by: ['staff'], needsReason: true },
    restore: { from: ['suspended'], to: 'published', by: ['staff'] },
    close: { from: live, to: 'closed', by: ['contractor', 'staff'] },
    reopen: { from: ['closed'], to: 'published', by: ['staff'] },
    merge: { from: [...live, 'suspended', 'closed'], to: 'merged', by: ['staff'] },
    remove: {
      from: [...live, 'suspended', 'closed', 'merged'],
      to: 'removed',
      by: ['staff'],
      needsReason: true,
    },
  },
});

/** A pause that has begun, will begin, or is none. */
export type Pause = Pick<StatusFields, 'pausedFrom' | 'pausedTo'>;
export const noPause: Pause = { pausedFrom: null, pausedTo: null };

/** The maximum length of a pause, in days; a business that is away longer is closed. */
export const longestPauseDays = 366;

/** Whether a removal that was asked for can still be confirmed. */
export const isPending = ({ askedAt }: { askedAt: Date }, now: Date): boolean =>
  askedAt.getTime() > now.getTime() - removalDays * dayMs;

/** Whether a pause leaves a listing open: there is none, it has not begun, or it has ended. The end itself is open. */
export const isOpen = ({ pausedFrom, pausedTo }: Pause, now: Date): boolean =>
  pausedFrom === null || pausedFrom > now || (pausedTo !== null && pausedTo <= now);

/** The error in a pause, with its field; null if it is valid. */
export function pauseMistake(
  { from, to }: { from: Date | null; to: Date },
  now: Date,
): { field: 'from' | 'to'; message: string } | null {
  if (to <= now) return { field: 'to', message: 'choose a day in the future' };
  if (from !== null && from >= to) return { field: 'to', message: 'choose a day after your first day away' };
  const days = (to.getTime() - (from ?? now).getTime()) / dayMs;
  if (days > longestPauseDays) return { field: 'to', message: 'choose a day within a year, or close the listing' };
  if (from !== null && from.getTime() > now.getTime() + longestPauseDays * dayMs)
    return { field: 'from', message: 'choose a day within a year' };
  return null;
}

/** The current status of a listing, including a pause that has begun or ended since it was stored. */
export function statusAt({ status, ...pause }: Pick<InstallerRecord, 'status'> & Pause, now: Date): InstallerStatus {
  if (pause.pausedFrom === null || (status !== 'published' && status !== 'paused')) return status;
  return isOpen(pause, now) ? 'published' : 'paused';
}

/** A listing as it stands now. */
export const withEffectiveStatus = (listing: InstallerRecord, now: Date): InstallerRecord => ({
  ...listing,
  status: statusAt(listing, now),
});

/** The step that the pause of a listing requires now: to begin, or to end; null for none. */
export function dueStep(
  listing: Pick<InstallerRecord, 'status'> & Pause,
  now: Date,
): Extract<ListingStatusAction, 'pause' | 'resume'> | null {
  const isOver = listing.pausedTo !== null && listing.pausedTo <= now;
  const status = statusAt(listing, now);
  if (status === 'paused' && listing.status === 'published') return 'pause';
  if (status === 'published' && listing.pausedFrom !== null && isOver) return 'resume';
  return null;
}

const pausing: readonly ListingStatusAction[] = ['pause', 'plan_pause'];

/** The step that reopens a listing that its members closed or paused since an instant; null if they did not. */
export function reverseStep(
  { status, pausedFrom }: Pick<InstallerRecord, 'status' | 'pausedFrom'>,
  history: readonly { action: ListingStatusAction; actor: { kind: ActorKind }; at: Date }[],
  since: Date,
): Extract<ListingStatusAction, 'reopen' | 'resume'> | null {
  const taken = (actions: readonly ListingStatusAction[]): boolean => {
    const last = history.findLast(({ action, actor }) => actions.includes(action) && actor.kind !== 'system');
    return last?.actor.kind === 'contractor' && last.at >= since;
  };
  if (status === 'closed') return taken(['close']) ? 'reopen' : null;
  return pausedFrom !== null && taken(pausing) ? 'resume' : null;
}

/** How a new listing stands. */
export const firstStatusFields = (now: Date): StatusFields => ({ ...noPause, mergedInto: null, statusSince: now });

/** Derived columns after a change of status, by a person or by an import. */
export function nextStatusFields(
  current: InstallerRecord,
  wanted: Partial<Pick<InstallerRecord, 'status'> & Omit<StatusFields, 'statusSince'>>,
  now: Date,
): StatusFields {
  const { status = current.status } = wanted;
  if (status === current.status) {
    const { pausedFrom, pausedTo, mergedInto, statusSince } = { ...current, ...wanted };
    return { pausedFrom, pausedTo, mergedInto, statusSince };
  }
  const { pausedFrom = null, pausedTo = null, mergedInto = null } = wanted;
  return { pausedFrom, pausedTo, mergedInto, statusSince: now };
}
