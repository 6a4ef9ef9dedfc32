import type { InstallerStatus } from '@poolpros/contracts/events/directory';

/**
 * The statuses of listings that a search finds (docs/rules.md#statuses). Those that take no requests come after all
 * others, in the same order. A closed one is found only by words, and only by those of its name.
 */
export const findableStatuses = ['published', 'paused', 'closed'] as const satisfies readonly InstallerStatus[];
export type FindableStatus = (typeof findableStatuses)[number];

/** Those of them that take no requests. */
export const awayStatuses = ['paused', 'closed'] as const satisfies readonly FindableStatus[];

export const isFindable = (status: InstallerStatus): status is FindableStatus =>
  (findableStatuses as readonly InstallerStatus[]).includes(status);

export const isUnavailable = (status: InstallerStatus): boolean =>
  (awayStatuses as readonly InstallerStatus[]).includes(status);
