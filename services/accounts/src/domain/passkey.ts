import { minuteMs } from '@poolpros/contracts/time';

/** Maximum number of passkeys per account. */
export const mostPasskeys = 10;
/** Time limit for a browser and its owner to respond, in ms. */
export const challengeMs = 5 * minuteMs;
