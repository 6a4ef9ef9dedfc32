import { dayMs } from '@poolpros/contracts/time';

/** The start of the 24 hours that end now: the span of every daily limit. */
export const dayBefore = (now: Date): Date => new Date(now.getTime() - dayMs);
