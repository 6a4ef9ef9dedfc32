import { minuteMs } from '@poolpros/contracts/time';

/** Passkeys that one account may have. */
export const mostPasskeys = 10;
/** How long a browser and its owner have to answer, in ms. */
export const challengeMs = 5 * minuteMs;
