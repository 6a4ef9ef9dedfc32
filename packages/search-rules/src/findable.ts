import type { InstallerStatus } from '@poolpros/contracts/events/directory';

/**
 * Where listings stand that a search finds (docs/rules.md#statuses). Those that take no requests come after all others,
 * in the same order; a closed one is found by words alone, and of its words those of its name count.
 */
export const findableStatuses = ['published', 'paused', 'closed'] as const satisfies readonly InstallerStatus[];
export type FindableStatus = (typeof findableStatuses)[number];

/** Of these, the ones that take no requests. */
export const awayStatuses = ['paused', 'closed'] as const satisfies readonly FindableStatus[];

export const isFindable = (status: InstallerStatus): status is FindableStatus =>
  (findableStatuses as readonly InstallerStatus[]).includes(status);

export const isAway = (status: InstallerStatus): boolean =>
  (awayStatuses as readonly InstallerStatus[]).includes(status);
