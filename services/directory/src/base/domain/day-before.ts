import { dayMs } from '@poolpros/contracts/time';

/** The start of the last 24 hours, the period of every daily limit. */
export const dayBefore = (now: Date): Date => new Date(now.getTime() - dayMs);
